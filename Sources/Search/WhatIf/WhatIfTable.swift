/// What every player of a pool changes. The figures of most players are two look-ups in the frontier of groups of
/// teammates: they are computed when asked for, so that a million players take no memory.
public struct WhatIfTable: Sendable {
  private let problem: Problem
  private let best: Answer
  /// The best groups of teammates; `nil` where they give nothing.
  private let front: TeammateCurve?
  /// The players whose figures the groups alone do not give, and what was found: `nil` where the work was stopped.
  private let single: [Int: PlayerWhatIf?]
  /// Whether every player's figures are known; false only where the work was stopped.
  public let isComplete: Bool

  /// The table that follows from a frontier, and from the figures found of the players whom it does not cover.
  init(
    _ problem: Problem, best: Answer, front: TeammateCurve?, single rows: some Sequence<Int>,
    _ found: [PlayerWhatIf]
  ) {
    (self.problem, self.best, self.front) = (problem, best, front)
    var single = Dictionary(uniqueKeysWithValues: rows.map { ($0, PlayerWhatIf?.none) })
    isComplete = found.count == single.count
    for figures in found { single[figures.row] = figures }
    self.single = single
  }

  /// The number of players in the pool.
  public var count: Int { problem.count }

  /// A player's figures; `nil` where the work was stopped before they were known.
  /// - Complexity: O(log groups)
  public subscript(row: Int) -> PlayerWhatIf? {
    if let known = single[row] { return known }
    let (skill, cost) = (problem.skills[row], problem.costs[row])
    return PlayerWhatIf(
      row: row, skillWith: front?.mostSkilled(within: problem.budget - cost).map { $0.skill + skill },
      skillWithout: best.skill,
      entersAt: front?.cheapest(reaching: best.skill - skill).map { problem.budget - $0.cost }, staysUpTo: nil
    )
  }

  /// The known figures, by row: those of all players where ``isComplete``.
  public var players: some Sequence<PlayerWhatIf> {
    (0..<count).lazy.compactMap { self[$0] }
  }
}
