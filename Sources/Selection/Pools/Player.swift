/// One player of a pool, as displayed.
public struct Player: Sendable, Hashable {
  /// The number of the data record in the file, from 1.
  public var row: Int
  /// The identifier, where the file has one.
  public var id: String?
  /// The name as written in the file.
  public var name: String
  /// The skill in units of the pool's skill column.
  public var skill: Int128
  /// The cost in units of the pool's cost column.
  public var cost: Int128
  /// Roles joined by `/`, where the file has them.
  public var role: String?
  /// The club, where the file has one.
  public var club: String?

  /// Creates a player.
  public init(
    row: Int, id: String?, name: String, skill: Int128, cost: Int128, role: String?, club: String?
  ) {
    self.row = row
    self.id = id
    self.name = name
    self.skill = skill
    self.cost = cost
    self.role = role
    self.club = club
  }
}
