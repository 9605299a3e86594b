extension Problem {
  /// Counts the legal teams, and those better than and equal to some total skills.
  ///
  /// A team counts once, however many ways its players fill the slots, but once for each choice of its duties. Counts are
  /// exact wherever a few seconds of work suffice, as for small pools, good teams, and all legal teams of the games of
  /// fantasy sites; otherwise proved lower bounds. That depends on the clock only if `limits.stop` does.
  ///
  /// - Parameters:
  ///   - skills: total skills, in the unit of the problem; a team need not reach them exactly.
  ///   - best: the answer of ``bestTeam(countsTies:limits:progress:)``.
  /// - Returns: `equal` counts every team of that skill; as a bound it may be 0 even if a legal team is known.
  /// - Complexity: limited for any problem; see ``RankSearch``.
  public func ranks(
    skills: [Int128], best: Answer, limits: Limits = Limits()
  ) -> TeamRanks {
    ranks(skills: skills, best: best, limits: limits, tuning: RankTuning())
  }

  func ranks(
    skills asked: [Int128], best: Answer, limits: Limits, tuning: RankTuning
  ) -> TeamRanks {
    var all = TeamRanks(legal: TeamCount(0), ranks: asked.map { _ in .unreached })
    guard best.status != .infeasible else { return all }
    let parts = self.parts
    var left = tuning.work
    for (place, part) in parts.enumerated() {
      var tuning = tuning
      tuning.work = left / (parts.count - place)
      let (ranks, work) = part.problem.ranks(
        asked.map { $0.subtractingSaturated(part.bonus) }, highest: best.bound - part.bonus, limits: limits,
        tuning: tuning)
      left -= work
      all.add(ranks)
    }
    for (place, skill) in asked.enumerated() where best.status == .proved && skill == best.skill {
      all.ranks[place].equal.raise(to: best.teamsSharingSkill)
    }
    return all
  }

  /// The ranks in a problem that is not split, and the steps that they took; no team exceeds the skill `highest`.
  private func ranks(
    _ asked: [Int128], highest: Int128, limits: Limits, tuning: RankTuning
  ) -> (TeamRanks, work: Int) {
    let none = TeamRanks(legal: TeamCount(0), ranks: asked.map { _ in .unreached })
    // If more teams are wanted than there are players, no player is left out.
    guard
      let question = ReducedProblem(self, wanted: count + 1, keepsTies: true, tuning: tuning.search)
    else { return (none, 0) }
    func ranks<Value: WholeNumber>(_: Value.Type) -> (TeamRanks, work: Int) {
      let scaled = asked.map { question.scaledSkill(notAbove: $0, Value.self) }
      guard
        var search = RankSearch<Value>(
          question.players, question.columns(Value.self),
          highestSkill: question.scaledSkill(notAbove: highest, Value.self), limits: limits, tuning: tuning)
      else { return (none, 0) }
      search.run(scaled.filter { $0 >= 0 })
      let ranks = zip(asked, scaled).map { asked, scaled -> TeamRank in
        var rank = search.ranks[scaled] ?? TeamRank(better: search.legal, equal: TeamCount(0))
        if question.skill(scaled) != asked { rank.equal = TeamCount(0) }
        return rank
      }
      return (TeamRanks(legal: search.legal, ranks: ranks), tuning.work - search.meter.left)
    }
    return question.isNarrow && !tuning.search.forcesWide ? ranks(Int64.self) : ranks(Int128.self)
  }
}
