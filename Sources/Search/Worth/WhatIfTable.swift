/// What every player of a pool changes.
///
/// Most players can be in no best group of teammates, and their figures are two looks at the front of those groups:
/// they are worked out when they are asked for, so that a million players take no memory.
public struct WhatIfTable: Sendable {
  private let problem: Problem
  private let best: Answer
  /// The best groups of teammates; `nil` where they tell nothing.
  private let front: TeammateCurve?
  /// Whether a row is in `single`, or would be if the work had not been stopped.
  private var isSingle: [Bool]
  /// Whom the groups alone do not tell about, and what was found.
  private var single: [Int: PlayerWhatIf]
  /// Whether every player's figures are known; false only where the work was stopped.
  public let isComplete: Bool

  /// How many players the pool has.
  public var count: Int { isSingle.count }

  /// A player's figures; `nil` where the work was stopped before all of them were known.
  /// - Complexity: O(log groups)
  public subscript(row: Int) -> PlayerWhatIf? {
    isSingle[row] ? single[row] : figures(of: row)
  }

  /// The figures that are known, by row: those of all players where ``isComplete``.
  public var players: some Sequence<PlayerWhatIf> {
    (0..<count).lazy.compactMap { self[$0] }
  }
}

extension WhatIfTable {
  /// The table that follows from a front, and from what was found out one by one.
  /// - Parameters:
  ///   - rows: whom the front does not tell about.
  ///   - found: the figures of those of them who are known.
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

  /// Of a player who is no member and of whom the groups hold none, or not all who are like them.
  private func figures(of row: Int) -> PlayerWhatIf {
    let (skill, cost) = (problem.skills[row], problem.costs[row])
    return PlayerWhatIf(
      row: row, skillWith: front?.mostSkilled(within: problem.budget - cost).map { $0.skill + skill },
      skillWithout: best.skill,
      entersAt: front?.cheapest(reaching: best.skill - skill).map { problem.budget - $0.cost }, staysUpTo: nil
    )
  }
}
