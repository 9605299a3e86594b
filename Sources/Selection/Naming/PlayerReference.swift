/// A reference to a player: in a line of a team file, or on the command line.
public struct PlayerReference: Sendable, Hashable {
  /// The identifier, where one is given.
  public var id: String?
  /// The name, where one is given: as in the pool, or as reports show it, with the club or row of a namesake
  /// in brackets.
  public var name: String?
  /// The club, to tell namesakes apart.
  public var club: String?
  /// The number of the player's data record in the pool, from 1, to tell namesakes apart.
  public var row: Int?

  /// The player's slot as written; tells apart the rows of a player who has one for each slot.
  public var slot: String?

  /// Creates a reference by id or name.
  /// - Precondition: one of the two is given.
  public init(
    id: String? = nil, name: String? = nil, club: String? = nil, row: Int? = nil, slot: String? = nil
  ) {
    precondition(id != nil || name != nil, "a player is named by an id or a name")
    self.id = id
    self.name = name
    self.club = club
    self.row = row
    self.slot = slot
  }

  /// How many choices are listed where a reference may mean several, for names as well as lines.
  public static let choicesListed = 5

  /// The text that identifies the player in messages: the name, else the id.
  public var text: String { name ?? id ?? "" }
}
