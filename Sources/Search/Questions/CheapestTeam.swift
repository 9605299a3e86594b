extension Problem {
  /// Finds the cheapest team, or the cheapest with at least a given skill, whatever the budget.
  ///
  /// - Parameter skill: the least total skill; `nil` for any.
  /// - Returns: rows, skill and cost of the team; of equally cheap ones the most skilled, then the one with the
  ///   smallest rows, but for `nil` any of the cheapest; `infeasible` where no team reaches the skill. Ties are not
  ///   counted, and `bound` is the skill of the team itself.
  /// - Complexity: that of one search; with a binding lowest spend, of a few dozen.
  public func cheapestTeam(reaching skill: Int128? = nil, limits: Limits = Limits()) -> Answer {
    guard let skill else { return cheapestOfAll(limits: limits) }
    return CheapestQuestion(self).team(reaching: skill, limits: limits)
  }

  private func cheapestOfAll(limits: Limits) -> Answer {
    var free = self
    for index in free.counters.indices { free.counters[index].charge = nil }
    let cheapest = Mirror(free, weighing: \.cost).cheapest(within: .max, stepsOnTies: 0, limits: limits)
    // With cheapness as a skill, a lowest spend makes the search an exact subset sum; here it is a rule like any other.
    guard let least = leastCost, cheapest.status == .proved, cheapest.cost < least else { return cheapest }
    return cheapestByBudgets(
      reaching: .min, costing: CostSpan(floor: least - 1), stepsOnTies: 0, limits: limits)
  }

  /// Finds the best team for the lowest budget of a span that buys at least `skill`: the best team for a budget is also
  /// the best for every lower one that covers its cost. What a budget buys grows by less and less, nearly in a straight
  /// line between two close ones; where a guess by that line does not halve the range of costs, it is bisected.
  fileprivate func cheapestByBudgets(
    reaching skill: Int128, costing span: CostSpan, stepsOnTies: Int, limits: Limits
  ) -> Answer {
    let (budgets, highest) = (BudgetQuestion(self), Int128(size) * highest(\.cost))
    func best(within budget: Int128, stepsOnTies: Int = 0) -> Answer {
      budgets.best(within: budget, skilled: skill, stepsOnTies: stepsOnTies, limits: limits)
    }
    func isEnough(_ answer: Answer) -> Bool { answer.status == .proved && answer.skill >= skill }
    let most = min(span.most ?? highest, highest)
    var (lowest, budget) = (min(span.floor, most), min(span.floor, most))
    var step = span.most == nil ? 1 : max(1, most - budget)
    var found: Answer
    repeat {
      (lowest, budget, step) = (budget, budget + step, 2 * step)
      found = best(within: budget)
    } while found.status != .stopped && !isEnough(found) && budget < most
    guard isEnough(found) else {
      return found.status == .stopped
        ? found : .infeasible(playersAfterReduction: found.playersAfterReduction)
    }
    var (lacking, halves) = (lowest == span.floor ? max(1, span.lacking) : 1, false)
    // A team of exactly this skill is already the cheapest.
    while found.skill > skill, found.cost > lowest + 1 {
      let width = found.cost - lowest
      let rise = found.skill.subtractingSaturated(skill.subtractingSaturated(lacking))
      let line = width.multipliedSaturated(by: lacking) / rise
      let middle = lowest + min(max(1, halves ? width / 2 : line), width - 1)
      let other = best(within: middle)
      if other.status == .stopped { return other }
      if isEnough(other) { found = other } else { (lowest, lacking) = (middle, 1) }
      halves = !halves && 2 * (found.cost - lowest) > width
    }
    return stepsOnTies > 0 ? best(within: found.cost, stepsOnTies: stepsOnTies) : found
  }
}

/// The costs in which the cheapest team with some skill is sought.
struct CostSpan: Sendable {
  /// No team at this cost or less has the skill.
  var floor: Int128 = -1
  /// About how far the best team at that cost falls short of the skill; 1 where that is unknown.
  var lacking: Int128 = 1
  /// More expensive teams are not wanted, though they may be found; `nil` for any.
  var most: Int128?
}

/// A problem ready to be asked for its cheapest team of any skill; its own budget is not used. Exactly `size` players
/// are chosen, so the question is the usual one mirrored. Where the cheapest team without a lowest spend is too cheap,
/// the budgets from that spend up are bisected instead.
struct CheapestQuestion: Sendable {
  /// The questions into which the problem is split, their mirrors, and the skill of teams of the best player alone. There
  /// is no mirror where players have duties: a bench is many equal teams in it, and the bound for a budget is stronger.
  private let parts: [(whole: ProblemCase, mirror: Mirror?, mostSkill: Int128)]

  init(_ problem: Problem) {
    parts = problem.parts.map { part in
      let highest = part.problem.highest(\.skill)
      let mirror = part.problem.duties.isEmpty ? Mirror(part.problem) { highest - $0.skill } : nil
      return (part, mirror, Int128(part.problem.size) * highest)
    }
  }

  /// The cheapest team with at least a given skill; for 0 `stepsOnTies`, any of them.
  func team(
    reaching skill: Int128, costing span: CostSpan = CostSpan(), stepsOnTies: Int = Limits.stepsPerQuestion,
    limits: Limits
  ) -> Answer {
    var cheapest = Answer.infeasible(playersAfterReduction: 0)
    for (part, mirror, mostSkill) in parts {
      let (needed, least) = (skill.subtractingSaturated(part.bonus), part.problem.leastCost ?? 0)
      var found =
        mirror?.cheapest(
          within: mostSkill.subtractingSaturated(needed), stepsOnTies: stepsOnTies, limits: limits)
        ?? .infeasible(playersAfterReduction: 0)
      if mirror == nil || (found.status != .infeasible && found.cost < least) {
        var span = mirror == nil ? span : CostSpan()
        span.floor = max(span.floor, least - 1)
        found = part.problem.cheapestByBudgets(
          reaching: needed, costing: span, stepsOnTies: stepsOnTies, limits: limits)
      }
      found = found.adding(part.bonus)
      if found.status == .stopped { return found }
      guard found.status == .proved else { continue }
      let isFirst =
        cheapest.status != .proved || (found.cost, found.listed) < (cheapest.cost, cheapest.listed)
      if isFirst { cheapest = found }
    }
    return cheapest
  }
}

/// A problem without a lowest spend, mirrored: a player's skill is how much less they cost than the most expensive one,
/// and their cost is some other measure, such as how much less skill they have than the best one.
private struct Mirror: Sendable {
  private let problem: Problem
  private let question: BudgetQuestion

  init(_ problem: Problem, weighing measure: (Choice) -> Int128) {
    self.problem = problem
    let highestCost = problem.highest(\.cost)
    question = BudgetQuestion(
      problem.withoutLowestSpend.weighing { _, choice in (highestCost - choice.cost, measure(choice)) })
  }

  /// The cheapest team whose players have at most `most` of the measure.
  func cheapest(within most: Int128, stepsOnTies: Int, limits: Limits) -> Answer {
    var answer = question.best(within: most, stepsOnTies: stepsOnTies, limits: limits)
    guard !answer.rows.isEmpty else { return answer }
    let team = problem.choices(of: answer.listed)
    answer.skill = team.reduce(0) { $0 + $1.skill }
    answer.cost = team.reduce(0) { $0 + $1.cost }
    answer.bound = answer.skill
    return answer
  }
}
