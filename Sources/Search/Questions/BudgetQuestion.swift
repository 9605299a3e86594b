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
  private let wanted: Int
  private let keepsTies: Bool
  private let tuning: SearchTuning

  /// A question about some of the best teams; the problem's own budget is not used.
  /// - Parameter keepsTies: whether the teams that share the best skill will be counted.
  init(
    _ problem: Problem, wanted: Int = 1, keepsTies: Bool = false, tuning: SearchTuning = SearchTuning()
  ) {
    self.init(problem.parts, wanted: wanted, keepsTies: keepsTies, tuning: tuning)
  }

  private init(_ cases: [ProblemCase], wanted: Int, keepsTies: Bool, tuning: SearchTuning) {
    (self.wanted, self.keepsTies, self.tuning) = (wanted, keepsTies, tuning)
    parts = cases.map { one in
      Part(
        question: ReducedProblem(
          one.problem.withAnyBudget, wanted: wanted, keepsTies: keepsTies, tuning: tuning),
        bonus: one.bonus, byPresence: one.problem.casesByPresence ?? [])
    }
  }

  /// Returns the best team within a budget, as ``Problem/bestTeam(countsTies:limits:progress:)`` gives it.
  /// - Parameters:
  ///   - least: teams of less skill are not wanted.
  ///   - stepsOnTies: for finding the first of those that share its skill and cost; 0 for any, `nil` for any of its skill.
  ///   - countsTies: whether the teams that share its skill are counted; otherwise the counts are the lower bound 1.
  func best(
    within budget: Int128, skilled least: Int128? = nil, stepsOnTies: Int? = Limits.stepsPerQuestion,
    countsTies: Bool = false, limits: Limits, progress: (any SearchProgress)? = nil
  ) -> Answer {
    var tuning = tuning
    tuning.stepsOnTies = min(tuning.stepsOnTies, stepsOnTies ?? 0)
    tuning.wantsCheapest = stepsOnTies != nil
    var best = Answer.infeasible(playersAfterReduction: 0)
    for part in parts {
      // The next parts need not look below what one part has found.
      let known = (best.rows.isEmpty ? least : max(least ?? best.skill, best.skill))?
        .subtractingSaturated(part.bonus)
      let found = answer(
        to: part, within: budget, skilled: known, limits,
        { question, limits in
          question.solver(limits, parts.count == 1 ? progress : nil, tuning)?
            .best(countsTies) ?? .infeasible(playersAfterReduction: question.playerCount)
        },
        byCases: {
          $0.best(
            within: budget, skilled: known, stepsOnTies: stepsOnTies, countsTies: countsTies, limits: limits)
        })
      best = best.merged(with: found?.adding(part.bonus) ?? .infeasible(playersAfterReduction: 0))
    }
    return best
  }

  /// Returns the best teams of at least some skill within a budget, at most `count`, which is fewer than are wanted.
  func list(
    _ count: Int, within budget: Int128, skilled least: Int128?, limits: Limits,
    progress: (any SearchProgress)? = nil
  ) -> TeamList {
    var lists: [TeamList] = []
    var known: [ListedTeam] = []
    var isCut = false
    for part in parts {
      isCut = isCut || known.count >= count
      let enough = (known.count < count ? least : max(least ?? .min, known[count - 1].skill))?
        .subtractingSaturated(part.bonus)
      let list = answer(
        to: part, within: budget, skilled: enough, limits,
        {
          $0.solver($1, parts.count == 1 ? progress : nil, tuning)?.list(count) ?? .empty
        }, byCases: { $0.list(count, within: budget, skilled: enough, limits: limits) })
      var found = list ?? .empty
      for index in found.teams.indices { found.teams[index].skill += part.bonus }
      lists.append(found)
      known = (known + found.teams).sorted()
    }
    // Other teams may come after the last team of an incomplete list.
    for list in lists where !list.isComplete {
      known = list.teams.last.map { last in known.filter { $0 <= last } } ?? []
    }
    let hasMore = lists.map(\.hasMore)
    return TeamList(
      teams: Array(known.prefix(count)), isComplete: lists.allSatisfy(\.isComplete),
      hasMore: known.count > count || hasMore.contains(true)
        ? true : isCut || hasMore.contains(nil) ? nil : false)
  }

  /// What the search finds in a whole part if that is quick, otherwise what follows from its cases; `nil` where no team
  /// can satisfy the rules. One thread tries it, so that the choice between the two depends on the problem alone.
  private func answer<Found>(
    to part: Part, within budget: Int128, skilled least: Int128?, _ limits: Limits,
    _ whole: (ReducedProblem, Limits) -> Found, byCases: (BudgetQuestion) -> Found
  ) -> Found? {
    guard var question = part.question?.within(budget) else { return nil }
    question.leastSkill = least
    if part.byPresence.isEmpty { return whole(question, limits) }
    let trial = limits.limited(toSteps: tuning.stepsBeforeCases)
    let found = whole(question, trial)
    guard trial.stop.isRaised, !limits.stop.isRaised else { return found }
    return byCases(BudgetQuestion(part.byPresence, wanted: wanted, keepsTies: keepsTies, tuning: tuning))
  }
}

extension Problem {
  var withAnyBudget: Problem { changed { $0.budget = .max } }
}
