import Selection
import Snapshots
import Tables

extension TeamVerifier {
  /// Checks what is said of single players: with them, without them, and at other costs of theirs.
  /// - Parameters:
  ///   - players: what is said.
  ///   - isComplete: whether everybody was to be judged and was; `nil` if only some were asked about.
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
      let rows = players.map(\.row)
      if isComplete == true, rows != rows.sorted() {
        differences.note("playerWhatIf", "another order", "pool order")
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

    let enters = try highestCost(of: player, reaching: bestSkill)
    differences.expect("\(path).entersAt", record.entersAt, is: enters)
    let stays = isMember ? try highestStay(of: player, besides: without, bestWithout) : nil
    differences.expect("\(path).staysUpTo", record.staysUpTo, is: stays)
  }

  private func units(_ skill: ExactDecimal?) -> Int128? {
    skill?.number.units(places: pool.skills.places)
  }

  /// The highest cost of their own at which a team with a player has at least a skill: what the budget leaves beside
  /// the cheapest others.
  /// - Parameter least: `nil` if any legal team will do.
  private mutating func highestCost(
    of player: Int, reaching least: Int128?
  ) throws(OutOfWork) -> ExactDecimal? {
    try lowestCost(beside: player, reaching: least).flatMap { left(of: rules.budget, after: $0) }
  }

  /// What those beside a player cost at least in a team of some skill that keeps the budget.
  private mutating func lowestCost(
    beside player: Int, reaching least: Int128?
  ) throws(OutOfWork) -> Int128? {
    let detail: CensusQuestion.Detail = least == nil ? .cheapest : .best
    return try taker.take(teams(with: player, within: taker.pool.budget, reaching: least, detail)).lowestCost
  }

  /// The teams with a player, whose own cost counts as 0.
  private func teams(
    with player: Int, within mostCost: Int128, reaching least: Int128?, _ detail: CensusQuestion.Detail
  ) -> CensusQuestion {
    var question = CensusQuestion(within: mostCost, leastSkill: least, detail)
    question.required = [player]
    question.free = player
    return question
  }

  // MARK: Staying in the best team

  /// The highest cost of their own at which a member is still in the best team.
  /// - Parameters:
  ///   - without: the question about the teams without the member.
  ///   - best: the best of those: the most skill, and the lowest cost of that.
  private mutating func highestStay(
    of player: Int, besides without: CensusQuestion, _ best: (skill: Int128, cost: Int128)?
  ) throws(OutOfWork) -> ExactDecimal? {
    guard let best else { return try highestCost(of: player, reaching: nil) }
    let better = try lowestCost(beside: player, reaching: best.skill + 1)
    let paid = better.map { taker.pool.budget - $0 } ?? -1
    // Beyond what pays for more skill, the others must bring as much for no more.
    let beyond = teams(with: player, within: best.cost - paid - 1, reaching: best.skill, .all)
    let mates = Set(try taker.take(beyond).totals.map(\.cost)).sorted()
    let other = try taker.firstTeam(without, skill: best.skill, cost: best.cost)
    for mate in mates {
      let price = best.cost - mate
      let team = try taker.firstTeam(beyond, skill: best.skill, cost: mate)
      if team.lexicographicallyPrecedes(other) { return cost(price) }
      if best.cost > taker.pool.leastCost ?? 0 {
        guard price - 1 > paid else { break }
        return cost(price - 1)
      }
    }
    return better.flatMap { left(of: rules.budget, after: $0) }
  }
}
