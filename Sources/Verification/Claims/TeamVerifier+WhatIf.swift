import Snapshots

extension TeamVerifier {
  /// Checks the claims about single players: teams with them, without them, and at other prices.
  /// - Parameters:
  ///   - whatIf: the claims.
  ///   - best: the skill of the best team.
  ///   - members: the data records of its players.
  public mutating func verify(_ whatIf: PlayerWhatIfRecord, best: ExactDecimal?, members: Set<Int>) {
    guard let bestSkill = units(best) else { return }
    let (players, isComplete) = (whatIf.playerWhatIf, whatIf.playerWhatIfComplete == true)
    if !players.isEmpty || isComplete || whatIf.playerBounds == nil {
      verify(players, isComplete: isComplete, best: bestSkill, members: members)
    }
    guard let bounds = whatIf.playerBounds else { return }
    verify(bounds, isComplete: isComplete, judged: members.union(players.map(\.row)))
  }

  private mutating func verify(
    _ players: [WhatIfRecord], isComplete: Bool, best: Int128, members: Set<Int>
  ) {
    let subject = players.count == 1 ? "value of 1 player" : "values of \(players.count) players"
    claim("the marginal \(subject)") { verifier, place throws(OutOfWork) in
      if isComplete { verifier.checkAllAreListed(players, at: place) }
      try verifier.checkEach(players, at: place["playerWhatIf"]) {
        verifier, record, place throws(OutOfWork) in
        try verifier.check(record, bestSkill: best, isMember: members.contains(record.row), at: place)
      }
    }
  }

  /// Checks every record, also after those that take too many steps.
  private mutating func checkEach<Record>(
    _ records: [Record], at place: ClaimCheck,
    _ check: (inout TeamVerifier, Record, ClaimCheck) throws(OutOfWork) -> Void
  ) throws(OutOfWork) {
    var reason: OutOfWork?
    for (number, record) in records.enumerated() {
      do throws(OutOfWork) { try check(&self, record, place[number]) } catch { reason = error }
    }
    if let reason { throw reason }
  }

  /// Checks that all players are there, in pool order; further rows of players who have several may follow.
  private func checkAllAreListed(_ players: [WhatIfRecord], at place: ClaimCheck) {
    let all = Set(people(Array(0..<pool.count)))
    let judged = players.prefix(all.count)
    if Set(people(judged.compactMap { index(ofRow: $0.row) })) != all
      || (pool.people.isEmpty && players.count > all.count)
    {
      place.note("playerWhatIf", "\(players.count) players", "\(all.count) in the pool")
    }
    let rows = judged.map(\.row)
    if rows != rows.sorted() { place.note("playerWhatIf", "another order", "pool order") }
  }

  private mutating func check(
    _ record: WhatIfRecord, bestSkill: Int128, isMember: Bool, at place: ClaimCheck
  ) throws(OutOfWork) {
    guard let player = index(ofRow: record.row) else {
      place.note("row", "\(record.row)", "no player in this row")
      return
    }
    place.expect("name", record.name, is: pool.names[player])
    place.expect("role", record.role, is: pool[player].role)
    place.expect("skill", record.skill, is: skill(pool.skills[player]))
    place.expect("cost", record.cost, is: cost(pool.costs[player]))
    place.expect("inTeam", record.inTeam, is: isMember)

    let with = CensusQuestion(within: taker.pool.budget, required: [player], .best)
    let bestWith = try best(of: with, expecting: units(record.skillWith))
    place.expect("skillWith", record.skillWith, is: bestWith.map { skill($0.skill) })
    let without = CensusQuestion(
      within: taker.pool.budget, forbidden: Set(pool.people.rows(with: player)), .best)
    let bestWithout = try best(of: without, expecting: units(record.skillWithout))
    place.expect("skillWithout", record.skillWithout, is: bestWithout.map { skill($0.skill) })

    guard costOptions(of: player).allSatisfy({ $0.times > 0 }) else {
      place.note("prices", "none, because the cost does not count in every slot")
      return
    }
    let enters = try highestCost(of: player, reaching: bestSkill)
    place.expect("entersAt", record.entersAt, is: enters)
    let stays = isMember ? try highestPriceToStay(of: player, besides: without, bestWithout) : nil
    place.expect("staysUpTo", record.staysUpTo, is: stays)
  }

  /// Checks the bounds of players outside the best team whose figures are not all known.
  /// - Parameter judged: the data records of members of the best team, and of players with figures.
  private mutating func verify(_ bounds: [PlayerBoundsRecord], isComplete: Bool, judged: Set<Int>) {
    claim("the bounds of \(bounds.count) \(bounds.count == 1 ? "player" : "players")") {
      verifier, place throws(OutOfWork) in
      let place = place["playerBounds"]
      if isComplete { place.note("\(bounds.count) players", "none, because all figures are known") }
      let rows = bounds.map(\.player.row)
      if zip(rows, rows.dropFirst()).contains(where: >=) { place.note("another order", "pool order") }
      try verifier.checkEach(bounds, at: place) { verifier, record, place throws(OutOfWork) in
        let row = record.player.row
        guard let player = verifier.index(ofRow: row), !judged.contains(row) else {
          return place["player"].note("row", "\(row)", judged.contains(row) ? "its figures" : "no player")
        }
        verifier.compare(record.player, with: PlayerRecord(player, of: verifier.pool), at: place["player"])
        try verifier.check(record, of: player, at: place)
      }
    }
  }

  /// Checks that no team with a player, in any of their rows, exceeds an upper bound, and that one reaches a lower bound.
  private mutating func check(
    _ bounds: PlayerBoundsRecord, of player: Int, at place: ClaimCheck
  ) throws(OutOfWork) {
    func best(from least: Int128) throws(OutOfWork) -> ExactDecimal? {
      var found: Int128?
      for row in pool.people.rows(with: player) {
        let question = CensusQuestion(within: taker.pool.budget, leastSkill: least, required: [row], .best)
        found = [found, try taker.take(question).bestSkill].compactMap { $0 }.max()
      }
      return found.map { skill($0) }
    }
    let (places, most) = (pool.skills.places, bounds.skillWithAtMost)
    let above = most.number.unitsRoundedDown(places: places).addingReportingOverflow(1)
    if !above.overflow, let better = try best(from: above.partialValue) {
      place.note("skillWithAtMost", "\(most.number)", "\(better.number) with them")
    }
    if let least = bounds.skillWithAtLeast, try best(from: least.number.unitsRoundedUp(places: places)) == nil
    {
      place.note("skillWithAtLeast", "\(least.number)", "no such team")
    }
  }

  // MARK: Prices

  /// The duties of a player in which their cost has the same multiplier.
  private struct CostOption {
    var duties: ClosedRange<Int>
    /// How many units of a team's cost one step of the cost column makes.
    var times: Int128
  }

  /// Returns the ways in which the cost of a player can count; a single one if all costs count once.
  private func costOptions(of player: Int) -> [CostOption] {
    let duties = taker.pool.duties
    guard !taker.pool.ruled.costsCountOnce else {
      return [CostOption(duties: 0...(duties.count - 1), times: 1)]
    }
    return duties.indices.compactMap { duty in
      let times = taker.pool.ruled.slotRows.costTimes(player, duties[duty].cost)
      return times.units(places: pool.finerUnits.cost).map { CostOption(duties: duty...duty, times: $0) }
    }
  }

  /// Returns a player's own price if they add `units` to a team's cost.
  private func price(of option: CostOption, adding units: Int128) -> ExactDecimal {
    ExactDecimal(units / option.times, places: pool.costs.places - pool.finerUnits.cost)
  }

  private func price(of option: CostOption, after others: Int128) -> ExactDecimal? {
    taker.pool.ruled.costsCountOnce
      ? left(of: rules.budget, after: others) : price(of: option, adding: taker.pool.budget - others)
  }

  /// Returns the highest own cost at which a team with a player reaches a skill: what the cheapest other members leave.
  /// - Parameter least: `nil` if any legal team will do.
  private mutating func highestCost(
    of player: Int, reaching least: Int128?
  ) throws(OutOfWork) -> ExactDecimal? {
    var highest: ExactDecimal?
    for option in costOptions(of: player) {
      guard let others = try lowestCost(beside: player, in: option, reaching: least) else { continue }
      highest = [highest, price(of: option, after: others)].highest
    }
    return highest
  }

  /// Returns the lowest cost of a player's team-mates in a team within the budget that reaches a skill.
  private mutating func lowestCost(
    beside player: Int, in option: CostOption, reaching least: Int128?
  ) throws(OutOfWork) -> Int128? {
    let detail: CensusQuestion.Detail = least == nil ? .cheapest : .best
    return try taker.take(
      teams(with: player, in: option, within: taker.pool.budget, reaching: least, detail)
    ).lowestCost
  }

  /// Returns the question about the teams with a player, whose own cost counts as 0.
  private func teams(
    with player: Int, in option: CostOption, within mostCost: Int128, reaching least: Int128?,
    _ detail: CensusQuestion.Detail
  ) -> CensusQuestion {
    var question = CensusQuestion(within: mostCost, leastSkill: least, required: [player], detail)
    question.free = player
    question.duties[player] = option.duties
    return question
  }

  // MARK: Staying in the best team

  /// Returns the highest cost of their own at which a member stays in the best team.
  /// - Parameters:
  ///   - without: the question about the teams without the member.
  ///   - best: the best of those teams: the highest skill, and the lowest cost for it.
  private mutating func highestPriceToStay(
    of player: Int, besides without: CensusQuestion, _ best: (skill: Int128, cost: Int128)?
  ) throws(OutOfWork) -> ExactDecimal? {
    var (without, best) = (without, best)
    if without.forbidden.count > 1 {
      // A price belongs to one row; the player may be in the team with another.
      without.forbidden = [player]
      best = try self.best(of: without, expecting: best?.skill)
    }
    guard let best else {
      return try highestCost(of: player, reaching: nil)
    }
    let other = try taker.firstTeam(without, skill: best.skill, cost: best.cost)
    var highest: ExactDecimal?
    for option in costOptions(of: player) {
      highest = [highest, try highestPriceToStay(of: player, in: option, against: other, best)].highest
    }
    return highest
  }

  private mutating func highestPriceToStay(
    of player: Int, in option: CostOption, against other: [Int], _ best: (skill: Int128, cost: Int128)
  ) throws(OutOfWork) -> ExactDecimal? {
    let better = try lowestCost(beside: player, in: option, reaching: best.skill + 1)
    let paid = better.map { taker.pool.budget - $0 } ?? -1
    // At prices above those that still buy more skill, the team-mates must reach the same skill at no higher total
    // cost.
    let beyond = teams(with: player, in: option, within: best.cost - paid - 1, reaching: best.skill, .all)
    let teammateCosts = Set(try taker.take(beyond).totals.map(\.cost)).sorted()
    for teammateCost in teammateCosts {
      let own = best.cost - teammateCost
      let team = try taker.firstTeam(beyond, skill: best.skill, cost: teammateCost)
      if team.lexicographicallyPrecedes(other) { return price(of: option, adding: own) }
      if best.cost > taker.pool.leastCost ?? 0 {
        guard own - 1 > paid else { break }
        return price(of: option, adding: own - 1)
      }
    }
    return better.flatMap { price(of: option, after: $0) }
  }
}

extension [ExactDecimal?] {
  /// The highest of the values that are not `nil`.
  fileprivate var highest: ExactDecimal? { compactMap { $0 }.max { $0.number < $1.number } }
}
