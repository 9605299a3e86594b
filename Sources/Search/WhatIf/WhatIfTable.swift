/// What every player of a pool changes.
///
/// Most players can be in no best group of teammates, and their figures are two look-ups in the frontier of those
/// groups: they are computed when asked for, so that a million players take no memory.
public struct WhatIfTable: Sendable {
  private let problem: Problem
  private let best: Answer
  /// The best groups of teammates; `nil` where they give nothing.
  private let front: TeammateCurve?
  /// Whether a row is in `single`, or would be if the work had not been stopped.
  private var isSingle: [Bool]
  /// The players whose figures the groups alone do not give, and what was found.
  private var single: [Int: PlayerWhatIf]
  /// Whether every player's figures are known; false only where the work was stopped.
  public let isComplete: Bool

  /// The number of players in the pool.
  public var count: Int { isSingle.count }

  /// A player's figures; `nil` where the work was stopped before they were known.
  /// - Complexity: O(log groups)
  public subscript(row: Int) -> PlayerWhatIf? {
    isSingle[row] ? single[row] : figures(of: row)
  }

  /// The known figures, by row: those of all players where ``isComplete``.
  public var players: some Sequence<PlayerWhatIf> {
    (0..<count).lazy.compactMap { self[$0] }
  }
}

extension WhatIfTable {
  /// The table that follows from a frontier, and from the figures found one by one.
  /// - Parameters:
  ///   - rows: the players whom the frontier does not cover.
  ///   - found: the figures of those that are known.
  init(
    _ problem: Problem, best: Answer, front: TeammateCurve?, single rows: [Int], _ found: [PlayerWhatIf]
  ) {
    self.problem = problem
    self.best = best
    self.front = front
    isSingle = Array(repeating: false, count: problem.skills.count)
    for row in rows { isSingle[row] = true }
    single = found.reduce(into: [:]) { $0[$1.row] = $1 }
    isComplete = found.count == rows.count
  }

  /// The figures of a player who is no member and whom the groups lack, or lack at least one equal of.
  private func figures(of row: Int) -> PlayerWhatIf {
    let (skill, cost) = (problem.skills[row], problem.costs[row])
    return PlayerWhatIf(
      row: row, skillWith: front?.mostSkilled(within: problem.budget - cost).map { $0.skill + skill },
      skillWithout: best.skill,
      entersAt: front?.cheapest(reaching: best.skill - skill).map { problem.budget - $0.cost }, staysUpTo: nil
    )
  }
}
