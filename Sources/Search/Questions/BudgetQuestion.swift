/// A problem ready to be searched for any budget: its players, their order and the automaton are the same for each.
struct BudgetQuestion: Sendable {
  /// One of the questions into which the problem is split.
  private struct Part {
    /// The question; `nil` where no team can satisfy the rules for any budget.
    var question: ReducedProblem?
    /// The bonus that its teams have on top of their skill.
    var bonus: Int128
    /// The cases it is split into if it is not answered quickly.
    var byPresence: [ProblemCase]
  }

  private let parts: [Part]
  private let keepsTies: Bool
  private let tuning: SearchTuning

  /// A question; the problem's own budget is not used.
  /// - Parameter keepsTies: whether the teams that share the best skill will be counted.
  init(_ problem: Problem, keepsTies: Bool = false, tuning: SearchTuning = SearchTuning()) {
    self.init(problem.parts, keepsTies: keepsTies, tuning: tuning)
  }

  private init(_ cases: [ProblemCase], keepsTies: Bool, tuning: SearchTuning) {
    self.keepsTies = keepsTies
    self.tuning = tuning
    parts = cases.map { one in
      Part(
        question: ReducedProblem(one.problem.withAnyBudget, wanted: 1, keepsTies: keepsTies, tuning: tuning),
        bonus: one.bonus, byPresence: one.problem.casesByPresence ?? [])
    }
  }

  /// Returns the best team within a budget, as ``Problem/bestTeam(countsTies:limits:progress:)`` gives it.
  /// - Parameters:
  ///   - least: teams of less skill are not wanted.
  ///   - stepsOnTies: the most steps for finding the first of those that share its skill and cost; 0 where any will do.
  ///   - countsTies: whether the teams that share its skill are counted; otherwise the counts are the lower bound 1.
  func best(
    within budget: Int128, skilled least: Int128? = nil, stepsOnTies: Int = Limits.stepsPerQuestion,
    countsTies: Bool = false, limits: Limits, progress: any SearchProgress = NoProgress()
  ) -> Answer {
    var tuning = tuning
    tuning.stepsOnTies = min(tuning.stepsOnTies, stepsOnTies)
    var best = Answer.infeasible(playersAfterReduction: 0)
    for part in parts {
      // The next parts need not look below what one part has found.
      let known = best.rows.isEmpty ? least : max(least ?? best.skill, best.skill)
      let found = answer(
        to: part, within: budget, skilled: known?.subtractingSaturated(part.bonus), countsTies, tuning,
        limits,
        parts.count == 1 ? progress : NoProgress())
      best = best.merged(with: found.adding(part.bonus))
    }
    return best
  }

  private func answer(
    to part: Part, within budget: Int128, skilled least: Int128?, _ countsTies: Bool, _ tuning: SearchTuning,
    _ limits: Limits, _ progress: any SearchProgress
  ) -> Answer {
    guard var question = part.question?.within(budget) else { return .infeasible(playersAfterReduction: 0) }
    question.leastSkill = least
    func best(_ limits: Limits) -> Answer {
      Solver(question: question, limits: limits, progress: progress, tuning: tuning)
        .best(countsTies: countsTies)
    }
    guard !part.byPresence.isEmpty else { return best(limits) }
    return part.byPresence.splitUnlessQuick(limits, tuning, best) { cases in
      BudgetQuestion(cases, keepsTies: keepsTies, tuning: tuning)
        .best(within: budget, skilled: least, countsTies: countsTies, limits: limits)
    }
  }
}

extension Problem {
  /// The problem without a limit on the budget.
  var withAnyBudget: Problem {
    var problem = self
    problem.budget = .max
    return problem
  }
}
