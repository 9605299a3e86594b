import JSON
import Selection

/// A player as the snapshot names them.
public struct PlayerRecord: Codable, Sendable, Equatable {
  /// The number of the data record in the file, from 1.
  public var row: Int
  /// The first data record of a player who has several; absent for others.
  public var person: Int?
  /// The identifier; null if the file has none.
  @OrNull public var id: String?
  /// The name as in the file.
  public var name: String
  /// The name as reports show it, if it differs: with the club or row that distinguishes namesakes, or as the game
  /// writes it.
  public var shownAs: String?
  /// The skill.
  public var skill: ExactDecimal
  /// The cost.
  public var cost: ExactDecimal
  /// Roles joined by `/`; null if the file has none.
  @OrNull public var role: String?
  /// The club; null if the file has none.
  @OrNull public var club: String?
  /// The role that they fill in the team, if the rules have roles.
  public var place: String?
  /// Their slot in the lineup, or as one of a squad; absent if all members of a team count equally.
  public var slot: String?
  /// How many times their skill counts, if not once.
  public var times: ExactDecimal?
  /// Their place on the bench, from 1; 0 for players in the lineup; absent if all play.
  public var bench: Int?
  /// True for the captain; absent for others.
  public var captain: Bool?
  /// True for the vice-captain; absent for others.
  public var viceCaptain: Bool?
  /// Whether they are in every team with the best skill and lowest cost; absent if that is not known.
  public var inAllOptimal: Bool?
  /// True if a warning is about their row; absent otherwise.
  public var hasWarning: Bool?
  /// Whether a hand-picked team has the player; absent if there is none.
  public var selected: Bool?
  /// Whether the player could join that team now; absent like `selected`.
  public var canJoin: Bool?

  /// Creates the record of a player of `pool`.
  public init(_ index: Int, of pool: Pool, inAllOptimal: Bool? = nil, hasWarning: Bool = false) {
    let player = pool[index]
    row = player.row
    let rows = pool.people.rows(with: index)
    person = rows.count > 1 ? Int(pool.records[rows[0]]) : nil
    id = player.id
    name = player.name
    let shown = pool.displayName(of: index)
    shownAs = shown == name ? nil : shown
    skill = ExactDecimal(player.skill, places: pool.skills.places)
    cost = ExactDecimal(player.cost, places: pool.costs.places)
    role = player.role
    club = player.club
    self.inAllOptimal = inAllOptimal
    self.hasWarning = hasWarning ? true : nil
  }

  /// The name as reports show it.
  public var displayName: String { shownAs ?? name }

  /// The data record that identifies a player, whichever of their rows this is.
  public var firstRow: Int { person ?? row }

  /// The name of a player, whichever of their rows this is.
  public var nameOfAllRows: String { person == nil ? displayName : name }

  /// Whether other players of the pool have the same name.
  public var hasNamesakes: Bool { shownAs?.hasPrefix(name + " (") ?? false }
}

extension [PlayerRecord] {
  /// Notes the role that each player fills, by the names of the roles in the same order.
  public mutating func place(_ places: [String]) {
    for (index, place) in zip(indices, places) { self[index].place = place }
  }
}
