/// Counts the legal teams of a pool and ranks skills among them, by the cheapest of several methods.
///
/// - All legal teams are one question about sums of costs, which the count of ties answers: with all skills
///   equal, every legal team shares the best.
/// - Ranks come from lists of swaps where few teams are better, else from the distribution of skill where
///   numbers are narrow, or from pairs around a middle player.
/// - What none of these can do with the work allowed gets lower bounds from coarser numbers and from a part
///   of the players.
struct RankSearch<Value: WholeNumber> {
  let pool: RankPool<Value>
  /// How large multipliers may be; `nil` where sums do not fit.
  let room: MultiplierRoom<Value>?
  /// No legal team has more skill.
  let highestSkill: Value
  let limits: Limits
  let tuning: RankTuning
  /// The work left, that of counting legal teams taken off beforehand.
  var meter: WorkMeter

  /// The legal teams.
  var legal = TeamCount(1, isExact: false)
  /// The rank of each skill asked.
  var ranks: [Value: TeamRank] = [:]

  /// A search that has counted nothing yet.
  ///
  /// - Parameters:
  ///   - pool: the players of legal teams; there is such a team.
  ///   - room: how large multipliers may be for four teams; `nil` where even their sums do not fit.
  ///   - highestSkill: the best skill of a legal team, if it is known.
  ///   - limits: the threads, and what ends the count early.
  ///   - tuning: the ways to count.
  init(
    _ pool: RankPool<Value>, room: MultiplierRoom<Value>?, highestSkill: Value?, limits: Limits,
    tuning: RankTuning
  ) {
    self.pool = pool
    self.room = room
    self.highestSkill = highestSkill ?? pool.mostSkill
    self.limits = limits
    self.tuning = tuning
    meter = WorkMeter(limit: tuning.work - 2 * tuning.workOnLegalTeams, stop: limits.stop)
  }

  /// Counts the legal teams, and those better than and equal to each of `skills`.
  mutating func run(_ skills: [Value]) {
    for skill in skills { ranks[skill] = .unknown }
    do throws(CountingEnd) {
      try countLegalTeams()
      // All teams have the least skill, or more.
      if !legal.isExact { ranks[pool.leastSkill] = .unknown }
      rankBeyondAllTeams()
      try rankByLists()
      try rankByWholeCount()
      try boundByRounding()
      try boundByPart()
    } catch {
      // Stopped or out of work: what is proved so far stands.
    }
    useLegalTeams()
  }

  /// The skills whose ranks are not exact, the highest first.
  var open: [Value] {
    ranks.filter { !$0.value.isExact }.keys.sorted(by: >)
  }

  /// Settles the highest skill and those beyond all teams.
  private mutating func rankBeyondAllTeams() {
    for skill in ranks.keys {
      if skill >= highestSkill { ranks[skill]?.better = TeamCount(0) }
      if skill > highestSkill || skill < pool.leastSkill { ranks[skill]?.equal = TeamCount(0) }
    }
    useLegalTeams()
  }

  /// Carries what is known of all legal teams over to those better than and equal to a skill, and back.
  private mutating func useLegalTeams() {
    for (skill, rank) in ranks {
      let teams = TeamCount(saturated: rank.better.value.addingSaturated(rank.equal.value))
      legal.raise(to: skill <= pool.leastSkill && rank.isExact ? teams : teams.asBound)
    }
    for skill in ranks.keys {
      if skill < pool.leastSkill { ranks[skill]?.better.raise(to: legal) }
      if skill == pool.leastSkill, skill == highestSkill { ranks[skill]?.equal.raise(to: legal) }
    }
  }
}
