/// Players chosen from a pool, and what they add up to.
public struct Team: Sendable, Hashable {
  /// The players' indices in the pool, ascending.
  public var players: [Int]
  /// Total skill, in units of the pool's skill column.
  public var skill: Int128
  /// Total cost, in units of the pool's cost column.
  public var cost: Int128

  /// Adds the players up anew from the pool.
  public init(_ players: [Int], of pool: Pool) {
    self.players = players.sorted()
    skill = players.reduce(0) { $0 + pool.skills[$1] }
    cost = players.reduce(0) { $0 + pool.costs[$1] }
  }
}
