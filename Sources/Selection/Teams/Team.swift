/// Players chosen from a pool, with their totals.
public struct Team: Sendable, Hashable {
  /// The players' indices in the pool, ascending.
  public var players: [Int]
  /// Total skill, in units of the pool's skill column.
  public var skill: Int128
  /// Total cost, in units of the pool's cost column.
  public var cost: Int128

  /// Creates a team and computes its totals from the pool.
  public init(_ players: [Int], of pool: Pool) {
    self.players = players.sorted()
    skill = players.reduce(0) { $0 + pool.skills[$1] }
    cost = players.reduce(0) { $0 + pool.costs[$1] }
  }
}
