import Tables

/// Counts the legal teams of a problem, and those that are better than, and equal to, some total skills.
///
/// A team is legal if it has exactly `size` players who together cost no more than the budget. Counts are
/// exact below 2^128 wherever two to three seconds of work suffice, else proved lower bounds; how far that
/// reaches depends on the problem and never on the clock, unless `limits.stop` does. Small pools, teams
/// close to the best, numbers of few digits and small teams of a few hundred players are exact.
///
/// - Parameters:
///   - problem: the players, the size and the budget; skills may be negative.
///   - skills: total skills, in the unit of the problem; there need not be a team that has one.
///   - best: what ``findBestTeam(_:limits:progress:)`` answered to the problem, if it was asked: then ranks
///     near the top cost less.
///   - limits: the threads, and what ends the count early. Counts are the same for any number of threads.
/// - Returns: `equal` counts every team of that skill; as a bound it may be 0 even if a legal team is known.
/// - Precondition: `problem.overflowingColumn` is `nil`; costs are not negative.
/// - Complexity: some passes over the players, and work that is limited whatever the problem; see
///   ``RankSearch``.
public func rankTeams(
  _ problem: Problem, skills: [Int128], best: Answer? = nil, limits: Limits = Limits()
) -> TeamRanks {
  rankTeams(problem, skills: skills, best: best, limits: limits, tuning: RankTuning())
}

/// The same with the ways to count.
func rankTeams(
  _ problem: Problem, skills asked: [Int128], best: Answer?, limits: Limits, tuning: RankTuning
) -> TeamRanks {
  func rank<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> TeamRanks {
    let players = playersOfLegalTeams(
      skills: skills, costs: costs, size: problem.size, budget: problem.budget)
    guard let players else {
      return TeamRanks(legal: TeamCount(0), ranks: asked.map { _ in .unreached })
    }
    let scale = Scale(of: players, size: problem.size)
    let ranking = Ranking(
      scale: scale, budget: scale.scaled(budget: problem.budget) ?? 0,
      best: best.flatMap { $0.status == .proved ? $0 : nil }, limits: limits, tuning: tuning)
    return ranking.ranks(of: asked, among: players)
  }
  switch (problem.skills, problem.costs) {
  case (.narrow(let skills), .narrow(let costs)): return rank(skills, costs)
  default: return rank(problem.skills.values, problem.costs.values)
  }
}

/// One call: from the skills asked to scaled numbers, and back.
private struct Ranking {
  let scale: Scale
  let budget: Int128
  let best: Answer?
  let limits: Limits
  let tuning: RankTuning

  /// Chooses the width of the numbers: 64 bits if every multiplier leaves room there.
  func ranks<Value: WholeNumber>(of asked: [Int128], among players: Candidates<Value>) -> TeamRanks {
    if let narrow = room(Int64.self), narrow.holdsEveryFraction, !tuning.forcesWide {
      return ranks(of: asked, scale.scaled(players, to: Int64.self), narrow)
    }
    return ranks(of: asked, scale.scaled(players, to: Int128.self), room(Int128.self))
  }

  private func room<Value: WholeNumber>(_: Value.Type) -> MultiplierRoom<Value>? {
    MultiplierRoom(
      size: 4 * scale.size, highestSkill: scale.skills.highest, highestCost: scale.costs.highest)
  }

  private func ranks<Value: WholeNumber>(
    of asked: [Int128], _ players: Candidates<Value>, _ room: MultiplierRoom<Value>?
  ) -> TeamRanks {
    let all = RankPool(
      skills: players.skills, costs: players.costs, size: scale.size, budget: Value(budget))
    let (pool, lift) = room.flatMap { _ in all.leftOut } ?? (all, 0)
    let questions = asked.map { question(about: $0, Value.self, lift: lift) }
    var search = RankSearch(
      pool, room: room,
      highestSkill: best.flatMap { question(about: $0.skill, Value.self, lift: lift).skill },
      limits: limits, tuning: tuning)
    search.run(questions.compactMap(\.skill))
    let ranks = zip(asked, questions).map { skill, question -> TeamRank in
      var rank = question.skill.flatMap { search.ranks[$0] } ?? .unreached
      if question.isBelowAll { rank.better = search.legal }
      if !question.occurs { rank.equal = TeamCount(0) }
      if skill == best?.skill { rank.equal.raise(to: best?.teamsSharingSkill ?? .unknown) }
      return rank
    }
    return TeamRanks(legal: search.legal, ranks: ranks)
  }

  /// - Parameter lift: by how much the skills of the pool are higher than scaled ones.
  private func question<Value: WholeNumber>(
    about skill: Int128, _: Value.Type, lift: Value
  ) -> AskedSkill<Value> {
    var question = AskedSkill<Value>(skill, scale: scale.skills, size: scale.size)
    question.skill = question.skill.map { $0 + lift }
    return question
  }
}
