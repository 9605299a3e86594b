import Tables

/// Finds the best teammates of players whom the rules do not distinguish: a player of their kind without skill and cost
/// is locked, so that the rest of a team are the teammates. A player among these is locked at no cost instead.
///
/// It is asked again and again with other costs or skills, for which one reduction of the players serves.
final class Placeholder {
  /// The problem with the player whose teammates are wanted, locked and without cost.
  private let problem: Problem
  private let row: Int
  private let limits: Limits
  private lazy var budgets = BudgetQuestion(problem.withoutLowestSpend)
  private lazy var cheapest = CheapestQuestion(problem.withoutLowestSpend)
  /// The latest answers for any of equal teams, and what was asked.
  private var latest: (budget: Int128, best: Answer)?
  private var latestCheapest: (skill: Int128, best: Answer)?

  /// Some players who complete a team.
  struct Group {
    var rows: Set<Int>
    /// The team's skill, less the skill (counted once) of the player they complete it for.
    var skill: Int128
    var cost: Int128
    /// Whether they come first of all equally good ones; false where this is not known.
    var isFirst: Bool
  }

  /// The placeholder for players of the kind of `row`, who have no duties, after all others.
  init(forKindOf row: Int, in problem: Problem, limits: Limits) {
    var problem = problem
    self.row = problem.count
    problem.skills = .packed(problem.skills.values + [0])
    problem.costs = .packed(problem.costs.values + [0])
    if !problem.roles.isEmpty { problem.roles.append(problem.roles[row]) }
    if !problem.clubs.isEmpty { problem.clubs.append(problem.clubs[row]) }
    for group in problem.groups.indices where problem.groups[group].members.contains(row) {
      problem.groups[group].members.append(self.row)
    }
    problem.locked.append(self.row)
    self.problem = problem
    self.limits = limits
    limits.stop.spend(problem.stepsToReduce)
  }

  /// A single player, limited to the duties in which their cost counts `times` times.
  init(for row: Int, costing times: Int = 1, in problem: Problem, limits: Limits) {
    self.problem = problem.free(row, costing: times)
    self.row = row
    self.limits = limits
    limits.stop.spend(problem.stepsToReduce)
  }

  /// The most skilled teammates with costs in `window`; `nil` if there are none. The best for a budget are also the
  /// best for every lower one that covers their cost. A lowest spend is first left out.
  /// - Parameter stepsOnTies: the steps for finding the first of those equal in skill and cost.
  func mostSkilled(
    costing window: ClosedRange<Int128>, stepsOnTies: Int = 0
  ) throws(SearchStopped) -> Group? {
    let budget = window.upperBound
    let found: Answer
    if stepsOnTies == 0, let latest, budget <= latest.budget,
      latest.best.status == .infeasible || latest.best.cost <= budget
    {
      found = latest.best
    } else {
      found = budgets.best(within: budget, stepsOnTies: stepsOnTies, limits: limits)
      latest = (budget, found)
    }
    if found.status != .proved || found.cost >= window.lowerBound { return try teammates(found) }
    let limited = problem.changed { ($0.leastCost, $0.budget) = (window.lowerBound, budget) }
    return try teammates(limited.findTeam(stepsOnTies: stepsOnTies, limits: limits))
  }

  /// The cheapest teammates with at least a given skill, also the cheapest for any higher one up to theirs; or of all.
  func cheapest(reaching skill: Int128?, costing span: CostSpan = CostSpan()) throws(SearchStopped) -> Group?
  {
    guard let skill else {
      return try teammates(problem.withoutLowestSpend.cheapestTeam(limits: limits))
    }
    let needed = skill + problem.skills[row]
    if let known = latestCheapest, known.skill <= needed,
      known.best.status == .infeasible || needed <= known.best.skill
    {
      return try teammates(known.best)
    }
    let found = cheapest.team(reaching: needed, costing: span, stepsOnTies: 0, limits: limits)
    latestCheapest = (needed, found)
    return try teammates(found)
  }

  private func teammates(_ answer: Answer) throws(SearchStopped) -> Group? {
    switch answer.status {
    case .infeasible: return nil
    case .stopped: throw SearchStopped()
    case .proved:
      return Group(
        rows: Set(answer.rows).subtracting([row]), skill: answer.skill - problem.skills[row],
        cost: answer.cost, isFirst: answer.isFirst)
    }
  }
}

extension Problem {
  /// The same question with a player locked at no cost, limited to the duties in which their cost counts `times` times.
  fileprivate func free(_ row: Int, costing times: Int) -> Problem {
    var problem = self
    if !locked.contains(row) { problem.locked.append(row) }
    var costs = costs.values
    costs[row] = 0
    problem.costs = .packed(costs)
    let choices = choices(ofRow: row)
    let same = choices.filter { timesOfCost($0, ofRow: row) == times }
    if ownChoices[row] != nil || same.count < choices.count {
      problem.ownChoices[row] = same.map { Choice(duty: $0.duty, skill: $0.skill, cost: 0) }
    }
    return problem
  }

  /// How many times the cost of a player can count; `nil` where that does not tell what their own price changes: their
  /// cost in a duty is no multiple of it, or nothing, or the least that a team must cost lies between two of them.
  func timesOfCost(ofRow row: Int) -> [Int]? {
    guard !duties.isEmpty else { return [1] }
    let times = Set(choices(ofRow: row).map { timesOfCost($0, ofRow: row) ?? 0 }).sorted()
    guard !times.contains(0), leastCost ?? 0 <= 0 || times.allSatisfy({ $0 == 1 }) else { return nil }
    return times
  }

  /// How many times the cost of a player counts in a choice; `nil` where that is no whole number, or not known.
  private func timesOfCost(_ choice: Choice, ofRow row: Int) -> Int? {
    guard ownChoices[row] != nil else { return duties[choice.duty].costTimes }
    let (times, rest) = choice.cost.quotientAndRemainder(dividingBy: max(1, costs[row]))
    return costs[row] > 0 && rest == 0 ? Int(exactly: times) : nil
  }
}
