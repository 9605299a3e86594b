extension Problem {
  /// Finds the cheapest team, or the cheapest with at least a given skill, whatever the budget.
  ///
  /// Exactly `size` players are chosen, so the question is the usual one mirrored: a player's skill is how much less
  /// they cost than the most expensive one, and their cost is how much less skill they have than the best one; at most
  /// size · best − skill of that may be spent. A lowest spend would be a highest skill in the mirror: where the
  /// cheapest team without it is too cheap, the budgets from the lowest spend up are bisected instead.
  ///
  /// - Parameters:
  ///   - skill: the least total skill; `nil` for any.
  ///   - limits: threads, and what ends the search early.
  /// - Returns: rows, skill and cost of the team; of equally cheap ones the most skilled, then the one with the
  ///   smallest rows, but for `nil` any of the cheapest; `infeasible` where no team reaches the skill. Ties are not
  ///   counted, and `bound` is the skill of the team itself.
  /// - Precondition: as for ``bestTeam(countsTies:limits:progress:)``.
  /// - Complexity: that of one search; with a binding lowest spend, of a few dozen.
  public func cheapestTeam(
    reaching skill: Int128? = nil, limits: Limits = Limits()
  ) -> Answer {
    guard let skill else { return cheapestOfAll(limits: limits) }
    return cheapestTeam(
      reaching: skill, stepsOnTies: Limits.stepsPerQuestion, limits: limits)
  }

  /// Finds the cheapest team with at least a given skill.
  /// - Parameter stepsOnTies: the steps for finding the one with the smallest rows; 0 where any will do.
  func cheapestTeam(
    reaching skill: Int128, costing span: CostSpan = CostSpan(), stepsOnTies: Int,
    limits: Limits
  ) -> Answer {
    let parts = self.parts
    guard parts.count == 1, parts[0].bonus == 0 else {
      return parts.cheapest(reaching: skill, costing: span, stepsOnTies: stepsOnTies, limits: limits)
    }
    let problem = parts[0].problem
    // In the mirror a bench is many equal teams; the bound for a budget is stronger.
    guard problem.duties.isEmpty else {
      var span = span
      span.floor = max(span.floor, (problem.leastCost ?? 0) - 1)
      return problem.cheapestByBudgets(
        reaching: skill, costing: span, stepsOnTies: stepsOnTies, limits: limits)
    }
    let highest = problem.highest(\.skill)
    var mirrored = problem
    mirrored.leastCost = nil
    let answer = mirrored.cheapestTeam(
      weighing: { highest - $0.skill },
      within: (Int128(problem.size) * highest).subtractingSaturated(skill), stepsOnTies: stepsOnTies,
      limits: limits)
    guard let least = problem.leastCost, answer.status != .infeasible, answer.cost < least else {
      return answer
    }
    return problem.cheapestByBudgets(
      reaching: skill, costing: CostSpan(floor: least - 1), stepsOnTies: stepsOnTies, limits: limits)
  }

  /// Finds the cheapest of all teams.
  func cheapestOfAll(limits: Limits) -> Answer {
    var free = self
    free.leastCost = nil
    for index in free.counters.indices { free.counters[index].charge = nil }
    let cheapest = free.cheapestTeam(
      weighing: \.cost, within: .max, stepsOnTies: 0, limits: limits)
    // Cheapness as a skill and a lowest spend would contradict each other, which makes the search an exact subset sum;
    // with the players' own skills the spend is a rule like any other.
    guard let least = leastCost, cheapest.status == .proved, cheapest.cost < least else {
      return cheapest
    }
    return cheapestByBudgets(
      reaching: .min, costing: CostSpan(floor: least - 1), stepsOnTies: 0, limits: limits)
  }

  /// Finds the cheapest team whose players have at most `most` of some other measure: the best team with cheapness as
  /// the skill and the measure as the cost.
  fileprivate func cheapestTeam(
    weighing measure: (Choice) -> Int128, within most: Int128, stepsOnTies: Int, limits: Limits
  ) -> Answer {
    let highestCost = highest(\.cost)
    var mirrored = weighing { _, choice in (highestCost - choice.cost, measure(choice)) }
    mirrored.budget = most
    var answer = mirrored.findTeam(stepsOnTies: stepsOnTies, limits: limits)
    guard !answer.rows.isEmpty else { return answer }
    let team = answer.rows.indices.map { member in
      choice(ofRow: answer.rows[member], duty: answer.duties.isEmpty ? nil : answer.duties[member])
    }
    answer.skill = team.reduce(0) { $0 + $1.skill }
    answer.cost = team.reduce(0) { $0 + $1.cost }
    answer.bound = answer.skill
    return answer
  }

  /// Finds the best team for the lowest budget of a span that buys at least `skill`: the best team for a budget is also
  /// the best for every lower one that covers its cost. What a budget buys grows by less and less, nearly in a straight
  /// line between two close ones; where a guess by that line does not halve the range of costs, it is bisected.
  fileprivate func cheapestByBudgets(
    reaching skill: Int128, costing span: CostSpan, stepsOnTies: Int, limits: Limits
  ) -> Answer {
    func best(_ budgets: BudgetQuestion, within budget: Int128) -> Answer {
      budgets.best(within: budget, skilled: skill, countsTies: false, limits: limits)
    }
    func isEnough(_ answer: Answer) -> Bool { answer.status == .proved && answer.skill >= skill }
    var tuning = SearchTuning()
    tuning.stepsOnTies = 0
    let (budgets, highest) = (BudgetQuestion(self, tuning: tuning), Int128(size) * highest(\.cost))
    let most = min(span.most ?? highest, highest)
    var (lowest, budget) = (min(span.floor, most), min(span.floor, most))
    var step = span.most == nil ? 1 : max(1, most - budget)
    var found: Answer
    repeat {
      (lowest, budget, step) = (budget, budget + step, 2 * step)
      found = best(budgets, within: budget)
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
      let other = best(budgets, within: middle)
      if other.status == .stopped { return other }
      if isEnough(other) { found = other } else { (lowest, lacking) = (middle, 1) }
      halves = !halves && 2 * (found.cost - lowest) > width
    }
    guard stepsOnTies > 0 else { return found }
    tuning.stepsOnTies = stepsOnTies
    return best(BudgetQuestion(self, tuning: tuning), within: found.cost)
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

extension [ProblemCase] {
  /// The cheapest team of all of them; stopped where one of them was.
  fileprivate func cheapest(
    reaching skill: Int128, costing span: CostSpan, stepsOnTies: Int, limits: Limits
  ) -> Answer {
    var cheapest = Answer.infeasible(playersAfterReduction: 0)
    for one in self {
      let found = one.problem.cheapestTeam(
        reaching: skill.subtractingSaturated(one.bonus), costing: span,
        stepsOnTies: stepsOnTies, limits: limits
      ).adding(one.bonus)
      if found.status == .stopped { return found }
      guard found.status == .proved else { continue }
      if cheapest.status != .proved || found.isCheaper(than: cheapest) { cheapest = found }
    }
    return cheapest
  }
}

extension Answer {
  /// Whether it costs less, or costs the same and comes first.
  fileprivate func isCheaper(than other: Answer) -> Bool {
    cost != other.cost ? cost < other.cost : listed < other.listed
  }
}
