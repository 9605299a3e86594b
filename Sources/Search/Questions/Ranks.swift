/// Counts the legal teams of a problem, and those that are better than, and equal to, some total
/// skills.
///
/// A team is legal if it keeps all rules, and counts once however many ways its players fill the slots. Counts are
/// exact wherever a few seconds of work suffice, else proved lower bounds; how far that reaches depends on the problem
/// and never on the clock, unless `limits.stop` does. Small pools, the ranks of good teams, and all legal teams of the
/// games of fantasy sites are exact.
///
/// - Parameters:
///   - problem: the players and the rules; skills may be negative.
///   - skills: total skills, in the unit of the problem; there need not be a team that has one.
///   - best: what ``findBestTeam(_:limits:progress:)`` answered to the problem.
///   - limits: what ends the count early. Counts are the same for any number of threads.
/// - Returns: nothing is known of teams with duties, sums or conditions; `equal` counts every team of that skill; as a bound it may be 0 even if a legal team is known.
/// - Precondition: `problem.overflowingColumn` is `nil`; costs are not negative.
/// - Complexity: limited whatever the problem; see ``RankSearch``.
public func rankTeams(
  _ problem: Problem, skills: [Int128], best: Answer, limits: Limits = Limits()
) -> TeamRanks {
  rankTeams(problem, skills: skills, best: best, limits: limits, tuning: RankTuning())
}

/// The same with the ways to count.
func rankTeams(
  _ problem: Problem, skills asked: [Int128], best: Answer, limits: Limits, tuning: RankTuning
) -> TeamRanks {
  let none = TeamRanks(legal: TeamCount(0), ranks: asked.map { _ in .unreached })
  // Of more wanted teams than there are players nobody is left out.
  guard best.status != .infeasible else { return none }
  guard !problem.hasChoicesOrSums else {
    return TeamRanks(legal: .unknown, ranks: asked.map { _ in .unknown })
  }
  guard
    let question = ReducedProblem(
      problem, wanted: problem.count + 1, keepsTies: true, tuning: tuning.search)
  else { return none }
  let players = question.players
  if players.choose == 0 {
    guard players.keepsToSets([]), players.fillsSlots([]) else { return none }
    let skill = question.skill(Int64(0))
    let ranks = asked.map {
      TeamRank(better: TeamCount($0 < skill ? 1 : 0), equal: TeamCount($0 == skill ? 1 : 0))
    }
    return TeamRanks(legal: TeamCount(1), ranks: ranks)
  }

  func ranks<Value: WholeNumber>(_: Value.Type) -> TeamRanks {
    let questions = asked.map { question.asked($0, Value.self) }
    let highest = question.asked(best.bound, Value.self).skill
    guard
      var search = RankSearch<Value>(
        players, question.columns(Value.self), highestSkill: highest, limits: limits, tuning: tuning)
    else { return none }
    search.run(questions.compactMap(\.skill))
    let ranks = zip(asked, questions).map { skill, question -> TeamRank in
      var rank = question.skill.flatMap { search.ranks[$0] } ?? .unreached
      if question.isBelowAll { rank.better = search.legal }
      if !question.occurs { rank.equal = TeamCount(0) }
      if best.status == .proved, skill == best.skill { rank.equal.raise(to: best.teamsSharingSkill) }
      return rank
    }
    return TeamRanks(legal: search.legal, ranks: ranks)
  }
  return question.isNarrow && !tuning.search.forcesWide ? ranks(Int64.self) : ranks(Int128.self)
}
