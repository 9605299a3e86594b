import Tables

/// The search was stopped before this was known.
struct SearchStopped: Error {}

/// Finds the best team mates of a player, and the best team without him: whole searches, except where a front
/// of groups tells the same.
///
/// A player with as many dominators as a team has members is in no best group of one member less, whoever is left
/// out of it: so many dominators remain as such a group has members.
struct Mates: Sendable {
  private let problem: Problem
  var limits: Limits
  /// The players who can be mates: a problem of teams of one member less.
  let pool: ReducedProblem
  /// The players who can be in a best team without one of the others.
  private let teamPool: ReducedProblem
  /// The best groups of mates, where they are known.
  var front: MatesFront?

  /// Mates among the players of a problem.
  init(_ problem: Problem, limits: Limits) {
    self.problem = problem
    self.limits = limits
    teamPool = problem.reduced(dominators: problem.size + 1)
    let reduced = teamPool.problem.reduced
    var mates = reduced.problem
    mates.size -= 1
    pool = ReducedProblem(problem: mates, rows: reduced.rows.map { [teamPool] in teamPool.rows[$0] })
  }

  /// The best team without a player; infeasible where there is none.
  func bestTeam(without row: Int) throws(SearchStopped) -> Answer {
    let others = teamPool.without(row)
    let answer = findOpenTeam(others.problem, stepsOnTies: Staying.stepsOnTies, limits: limits)
    guard answer.status != .stopped else { throw SearchStopped() }
    return others.original(answer)
  }

  /// The most skilled mates of a player for at most a budget, of those the cheapest, of those the first.
  private func best(for row: Int, within budget: Int128) throws(SearchStopped) -> Staying.Mates? {
    guard pool.problem.size > 0 else { return Staying.Mates(rows: [], skill: 0, cost: 0, isFirst: true) }
    var others = pool.without(row)
    others.problem.budget = budget
    let answer = try solved(findOpenTeam(others.problem, stepsOnTies: Staying.stepsOnTies, limits: limits))
    return answer.map { Staying.Mates(others.original($0)) }
  }

  /// The most skill that mates of a player can have for at most `budget`; `nil` where none are so cheap.
  func mostSkill(for row: Int, within budget: Int128) throws(SearchStopped) -> Int128? {
    guard budget >= 0 else { return nil }
    if let front {
      guard let group = front.mostSkilled(within: budget) else { return nil }
      if front.canLack(row, group) { return group.skill }
    }
    guard pool.problem.size > 0 else { return 0 }
    var others = pool.without(row).problem
    others.budget = budget
    return try solved(findOpenTeam(others, stepsOnTies: 0, limits: limits))?.skill
  }

  /// The least that mates of a player cost who have at least this skill; `nil` for any mates at all.
  /// - Parameter isPresent: whether the skill is what he lacks of the best skill, for which every front knows
  ///   an answer.
  /// - Returns: `nil` where there are none within the budget.
  func leastCost(
    for row: Int, reaching skill: Int128?, isPresent: Bool
  ) throws(SearchStopped) -> Int128? {
    if let front, isPresent || front.isComplete {
      guard let group = front.cheapest(reaching: skill) else { return nil }
      if front.canLack(row, group) { return group.cost }
    }
    guard pool.problem.size > 0 else { return (skill ?? 0) <= 0 ? 0 : nil }
    let others = pool.without(row)
    let least = Int128(others.problem.size) * others.problem.skills.values.reduce(.max, min)
    let answer = others.cheapestTeam(reaching: max(least, skill ?? least), stepsOnTies: 0, limits: limits)
    guard let cost = try solved(answer)?.cost, cost <= problem.budget else { return nil }
    return cost
  }

  private func solved(_ answer: Answer) throws(SearchStopped) -> Answer? {
    switch answer.status {
    case .proved: return answer
    case .infeasible: return nil
    case .stopped: throw SearchStopped()
    }
  }
}

extension Mates {
  /// All figures of a player.
  func whatIf(_ row: Int, best: Answer) throws(SearchStopped) -> PlayerWhatIf {
    let (skill, cost) = (problem.skills[row], problem.costs[row])
    let least = try leastCost(for: row, reaching: best.skill - skill, isPresent: true)
    var result = PlayerWhatIf(
      row: row, skillWith: best.skill, skillWithout: best.skill,
      entersAt: least.map { problem.budget - $0 }, staysUpTo: nil)
    guard best.rows.contains(row) else {
      result.skillWith = try mostSkill(for: row, within: problem.budget - cost).map { $0 + skill }
      return result
    }
    let other = try bestTeam(without: row)
    result.skillWithout = other.status == .infeasible ? nil : other.skill
    let stay = try Staying(
      row: row, skill: skill, budget: problem.budget, leastSpend: 0,
      leastCost: { least throws(SearchStopped) in
        try leastCost(for: row, reaching: least, isPresent: least == best.skill - skill)
      },
      best: { range throws(SearchStopped) in try self.best(for: row, within: range.upperBound) }
    ).highestCost(against: other)
    (result.staysUpTo, result.staysWhilePaid) = (stay?.cost, stay?.isOfBudget ?? false)
    return result
  }
}
