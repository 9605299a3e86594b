import Tables

extension MatesFront {
  /// The groups that answer every player's two questions, each found by a whole search: the most skilled for
  /// what his cost leaves of the budget, and the cheapest with what his skill lacks of the best.
  ///
  /// For pools whose front is too long to be had in one pass. One group answers for all budgets from its cost up
  /// to the one that was asked for, and for all skills between.
  ///
  /// - Parameter pool: the players who can be mates, as a problem of teams of one member less.
  /// - Returns: the groups in no order, some of them twice; `nil` when stopped.
  static func groupsOnDemand(
    _ pool: ReducedProblem, for problem: Problem, best: Answer, limits: Limits,
    progress: any SearchProgress
  ) -> [Group]? {
    let budgets = problem.costs.distinctValues.map { problem.budget - $0 }.filter { $0 >= 0 }
    let skills = problem.skills.distinctValues.reversed().map { best.skill - $0 }
    let tasks =
      budgets.divided(into: 64).map(Questions.budgets) + skills.divided(into: 64).map(Questions.skills)
    let steps = max(Limits.fewestSteps, Limits.stepsOfQuestion / max(1, tasks.count))
    let found = inParallel(
      tasks.count, jobs: limits.jobs, with: (), isStopped: { limits.stop.isRaised },
      advanced: { progress.advanced(done: $0, total: $1) }
    ) { _, task in
      tasks[task].groups(pool, within: problem.budget, limits: limits.sparing(steps))
    }
    let groups = found.compactMap { $0 }
    return groups.count == found.count ? groups.flatMap { $0 } : nil
  }
}

/// Some questions of one kind, each harder to answer by the group before than the one before it.
private enum Questions: Sendable {
  /// Descending budgets.
  case budgets([Int128])
  /// Ascending skills.
  case skills([Int128])

  /// The groups that answer them; `nil` when stopped.
  func groups(_ pool: ReducedProblem, within budget: Int128, limits: Limits) -> [MatesFront.Group]? {
    var groups: [MatesFront.Group] = []
    func keep(_ answer: Answer) {
      groups.append(.init(cost: answer.cost, skill: answer.skill, members: MemberSieve(answer.rows)))
    }
    switch self {
    case .budgets(let budgets):
      for budget in budgets where groups.last.map({ budget < $0.cost }) ?? true {
        var limited = pool.problem
        limited.budget = budget
        let answer = findOpenTeam(limited, stepsOnTies: 0, limits: limits)
        if answer.status == .stopped { return nil }
        if answer.status == .infeasible { break }
        keep(answer)
      }
    case .skills(let skills):
      for skill in skills where groups.last.map({ skill > $0.skill }) ?? true {
        let answer = pool.cheapestTeam(reaching: skill, stepsOnTies: 0, limits: limits)
        if answer.status == .stopped { return nil }
        if answer.status == .infeasible || answer.cost > budget { break }
        keep(answer)
      }
    }
    return groups
  }
}

extension DecimalColumn.Units {
  /// The values that occur, ascending.
  fileprivate var distinctValues: [Int128] {
    var distinct: [Int128] = []
    for value in values.sorted() where value != distinct.last { distinct.append(value) }
    return distinct
  }
}

extension Array {
  /// The elements in at most `parts` neighbouring parts of nearly equal length.
  func divided(into parts: Int) -> [[Element]] {
    let parts = Swift.min(parts, count)
    return (0..<parts).map { Array(self[count * $0 / parts..<count * ($0 + 1) / parts]) }
  }
}
