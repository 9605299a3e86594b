/// A problem ready to be searched for any budget: its players, their order and the automaton are the same for each.
struct BudgetQuestion: Sendable {
  /// One of the questions into which the problem is split.
  private struct Part {
    /// The question; `nil` where no team can satisfy the rules for any budget.
    var question: ReducedProblem?
    /// The problem, and the bonus that its teams have on top of their skill.
    var whole: ProblemCase
    var bonus: Int128 { whole.bonus }
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
        whole: one)
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
        skillIfWide: { $0.skillBelowWideGap(known: known, tuning) },
        { question, limits, isTrial in
          var tuning = tuning
          tuning.improvesStopped = !isTrial
          return question.solver(limits, parts.count == 1 ? progress : nil, tuning)?
            .best(countsTies) ?? .infeasible(playersAfterReduction: question.playerCount)
        },
        byCases: { cases, trial in
          cases.best(
            within: budget, skilled: known, stepsOnTies: stepsOnTies, countsTies: countsTies, limits: limits
          ).keeping(trial)
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
        { question, limits, _ in
          question.solver(limits, parts.count == 1 ? progress : nil, tuning)?.list(count) ?? .empty
        }, byCases: { cases, _ in cases.list(count, within: budget, skilled: enough, limits: limits) })
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
  /// - Parameters:
  ///   - skillIfWide: the skill known after a trial if the bound is far above it; without it, no player splits the part.
  ///   - whole: searches a whole part, given whether it is a trial.
  ///   - byCases: searches the cases, given what the trial found.
  private func answer<Found>(
    to part: Part, within budget: Int128, skilled least: Int128?, _ limits: Limits,
    skillIfWide: ((Found) -> Int128?)? = nil, _ whole: (ReducedProblem, Limits, Bool) -> Found,
    byCases: (BudgetQuestion, Found) -> Found
  ) -> Found? {
    guard var question = part.question?.within(budget) else { return nil }
    question.leastSkill = least
    var (problem, tuning) = (part.whole.problem, tuning)
    problem.budget = budget
    let hasPresence = problem.conditions.contains { $0.implication != nil }
    // Limited steps are left to the search.
    let maySplit =
      skillIfWide != nil && tuning.mostSplits > 0 && limits.stop.stepsAllowed == .max
      && !question.players.areInterchangeable
    guard hasPresence || maySplit else { return whole(question, limits, false) }
    let trial = limits.limited(toSteps: tuning.stepsBeforeCases)
    let found = whole(question, trial, true)
    guard trial.stop.isRaised, !limits.stop.isRaised else { return found }
    if !hasPresence { tuning.mostSplits -= 1 }
    let cases =
      hasPresence
      ? problem.casesByPresence
      : skillIfWide?(found).flatMap {
        problem.casesByPlayer(best: $0, closing: tuning.partOfGap, limits: limits)
      }
    guard let cases else { return whole(question, limits, false) }
    return byCases(BudgetQuestion(cases, wanted: wanted, keepsTies: keepsTies, tuning: tuning), found)
  }
}

extension Answer {
  /// The best skill known after a trial, if the bound is far above it.
  fileprivate func skillBelowWideGap(known: Int128?, _ tuning: SearchTuning) -> Int128? {
    guard status == .stopped, let skill = [rows.isEmpty ? nil : skill, known].compactMap({ $0 }).max(),
      bound.subtractingSaturated(skill) > Int128(clamping: skill.magnitude) / tuning.wideGapDivisor
    else { return nil }
    return skill
  }

  /// The answer of cases, with the better team and bound of a trial if it was stopped.
  fileprivate func keeping(_ trial: Answer) -> Answer {
    guard status == .stopped else { return self }
    let isBehind = rows.isEmpty || (!trial.rows.isEmpty && trial.listed < listed)
    var best = isBehind ? trial : self
    best.bound = min(bound, trial.bound)
    return best
  }
}

extension Problem {
  var withAnyBudget: Problem { changed { $0.budget = .max } }
}
