import Selection
import Snapshots
import Tables

extension TeamVerifier {
  /// Checks what is said of single players: with them, without them, and at other costs of theirs.
  /// - Parameters:
  ///   - players: what is said.
  ///   - isComplete: whether everybody was to be judged and was; `nil` where only some were asked about.
  ///   - best: the best team.
  public mutating func verify(_ players: [WhatIfRecord], isComplete: Bool?, best: BestTeamRecord) {
    guard let bestSkill = best.skill?.number.units(places: pool.skills.places) else { return }
    let members = Set(best.players.map(\.row))
    var unproved = 0
    var reason: OutOfWork?
    let subject = players.count == 1 ? "1 player means" : "\(players.count) players mean"
    claim("what \(subject) for the best team") { verifier, differences throws(OutOfWork) in
      if isComplete == true, players.count != verifier.pool.count {
        differences.note("playerWhatIf", "\(players.count) players", "\(verifier.pool.count) in the pool")
      }
      for (number, record) in players.enumerated() {
        do throws(OutOfWork) {
          try verifier.check(
            record, bestSkill: bestSkill, isMember: members.contains(record.row),
            at: "playerWhatIf.\(number)", &differences)
        } catch {
          unproved += 1
          reason = error
        }
      }
      if let reason { throw reason }
    }
  }

  private mutating func check(
    _ record: WhatIfRecord, bestSkill: Int128, isMember: Bool, at path: String,
    _ differences: inout Differences
  ) throws(OutOfWork) {
    guard let player = index(ofRow: record.row) else {
      differences.note("\(path).row", "\(record.row)", "no player of this row")
      return
    }
    differences.expect("\(path).name", record.name, is: pool.names[player])
    differences.expect("\(path).skill", record.skill, is: skill(pool.skills[player]))
    differences.expect("\(path).cost", record.cost, is: cost(pool.costs[player]))
    differences.expect("\(path).inTeam", record.inTeam, is: isMember)

    var with = CensusQuestion(within: taker.pool.budget, .best)
    with.required = [player]
    let bestWith = try best(of: with, expecting: units(record.skillWith))
    differences.expect("\(path).skillWith", record.skillWith, is: bestWith.map { skill($0.skill) })
    var without = CensusQuestion(within: taker.pool.budget, .best)
    without.forbidden = [player]
    let bestWithout = try best(of: without, expecting: units(record.skillWithout))
    differences.expect("\(path).skillWithout", record.skillWithout, is: bestWithout.map { skill($0.skill) })

    differences.expect(
      "\(path).entersAt", record.entersAt, is: try highestCost(of: player, reaching: bestSkill))
    let stays = isMember ? try highestCost(of: player, reaching: bestWithout?.skill) : nil
    differences.expect("\(path).staysUpTo", record.staysUpTo, is: stays)
  }

  private func units(_ skill: ExactDecimal?) -> Int128? {
    skill?.number.units(places: pool.skills.places)
  }

  /// The highest cost of his own at which a team with a player has at least a skill: what the budget leaves beside
  /// the cheapest others.
  /// - Parameter least: `nil` where any legal team will do.
  private mutating func highestCost(
    of player: Int, reaching least: Int128?
  ) throws(OutOfWork) -> ExactDecimal? {
    var question = CensusQuestion(
      within: taker.pool.budget, leastSkill: least, least == nil ? .cheapest : .best)
    question.required = [player]
    question.free = player
    let census = try taker.take(question)
    return census.lowestCost.flatMap { left(of: rules.budget, after: $0) }
  }
}
