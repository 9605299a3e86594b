import Selection
import Snapshots

extension TeamVerifier {
  /// Checks the claims about hand-picked teams: their own values, and their rank among all legal teams.
  /// - Parameter best: the best team they are compared with.
  public mutating func verify(_ teams: [ManualTeamRecord], best: BestTeamRecord?) {
    for (number, team) in teams.enumerated() {
      let path = "manualTeams.\(number)"
      var players: [Int]?
      claim("\(team.name) adds up, and is \(team.status.rawValue)", at: path) { verifier, place in
        players = verifier.checkSums(of: team, at: place)
      }
      guard let players else { continue }
      if team.status == .valid { verifyRank(of: team, players, best: best, at: path) }
      if let completion = team.completion { verify(completion, of: team, players, at: path) }
      if !team.repairs.isEmpty { verifyRepairs(of: team, players, at: path) }
    }
  }

  private func checkSums(of team: ManualTeamRecord, at place: ClaimCheck) -> [Int]? {
    guard let players = find(team.players, at: place["players"]) else { return nil }
    var totals = Team(players, of: pool)
    if team.plainSkill != nil {
      guard
        let known = self.totals(team.players, of: players, naming: team.namesSlots != true, at: place)
      else { return nil }
      totals = known.team
      checkPlain(team, team.players, of: players, at: place)
    }
    place.expect("count", team.count, is: players.count)
    expect(team.skill, team.cost, are: (totals.skill, totals.cost), at: place)
    place.expect("left", team.left, is: left(of: rules.budget, after: totals.cost))
    check(team.sums, of: players, at: place)
    let faults = ClaimCheck()
    let isLegal = checkLegal(players, within: taker.pool.budget, totals: totals, at: faults)
    if team.status == .valid, let fault = faults.differences.first {
      place.note("status", "valid", fault.found)
    }
    if team.status != .valid, isLegal, team.problems.isEmpty {
      place.note("status", team.status.rawValue, "a legal team")
    }
    return players
  }

  private mutating func verifyRank(
    of team: ManualTeamRecord, _ players: [Int], best: BestTeamRecord?, at path: String
  ) {
    let own = team.skill.number.unitsRoundedDown(places: pool.skills.places)
    let budget = taker.pool.budget
    if let gap = team.gap {
      claim("\(team.name) is \(gap.number) from the best team", at: path) {
        verifier, place throws(OutOfWork) in
        let expected = verifier.units(best?.skill)
        let found = try verifier.best(expecting: expected)
        place.expect("gap", team.gap, is: found.map { verifier.skill($0.skill - own) })
        place.expect("optimal", team.optimal, is: found.map { $0.skill == own })
      }
    }
    if team.better != nil || team.equal != nil {
      claim("how many teams are better than \(team.name), and as good", at: path) {
        verifier, place throws(OutOfWork) in
        let census = try verifier.taker.take(CensusQuestion(within: budget, leastSkill: own, .all))
        verifier.check(
          team.better, isExact: team.betterExact ?? true, against: census.teams { $0.skill > own },
          at: place["better"])
        verifier.check(
          team.equal, isExact: team.equalExact ?? true, against: census.teams { $0.skill == own },
          at: place["equal"])
      }
    }
    if team.legal != nil {
      claim("how many legal teams there are to compare with \(team.name)", at: path) {
        verifier, place throws(OutOfWork) in
        let census = try verifier.taker.take(CensusQuestion(within: budget, .counts))
        verifier.check(
          team.legal, isExact: team.legalExact ?? true, against: census.teams { _ in true },
          at: place["legal"])
      }
    }
  }

  // MARK: Completion and repairs

  private mutating func verify(
    _ completion: [PlayerRecord], of team: ManualTeamRecord, _ players: [Int], at path: String
  ) {
    claim("no better completion of \(team.name) exists", at: path) { verifier, place throws(OutOfWork) in
      let budget = verifier.taker.pool.budget
      let completed = place["completed"]
      guard let joining = verifier.findInOrder(completion, at: place["completion"]),
        let whole = try verifier.legalLineup(of: (players + joining).sorted(), within: budget, at: place)
      else { return }
      verifier.expect(
        team.completed?.skill, team.completed?.cost, are: (whole.skill, whole.cost), at: completed)
      completed.expect(
        "left", team.completed?.left, is: verifier.left(of: verifier.rules.budget, after: whole.cost))
      let question = CensusQuestion(within: budget, required: players, .best)
      let found = try verifier.best(of: question, expecting: whole.skill)
      verifier.expect(verifier.skill(whole.skill), verifier.cost(whole.cost), are: found, at: completed)
    }
  }

  private mutating func verifyRepairs(of team: ManualTeamRecord, _ players: [Int], at path: String) {
    claim("no better repair of \(team.name) exists", at: path) { verifier, place throws(OutOfWork) in
      for (number, repair) in team.repairs.enumerated() {
        try verifier.check(repair, of: players, at: place["repairs.\(number)"])
      }
    }
  }

  private mutating func check(
    _ repair: ManualTeamRecord.Repair, of players: [Int], at place: ClaimCheck
  ) throws(OutOfWork) {
    if let lined = repair.players {
      return try check(repair, linedUp: lined, of: players, at: place)
    }
    guard let all = exchange(repair.in, for: repair.out, in: players, at: place),
      let whole = try totals(of: repair, all, at: place)
    else { return }
    let found = try bestExchange(of: players, leaving: repair.out.count, expecting: whole.skill)
    expect(skill(whole.skill), cost(whole.cost), are: found, at: place)
  }

  /// Checks another lineup of the same people, each with any of their rows.
  private mutating func check(
    _ repair: ManualTeamRecord.Repair, linedUp: [PlayerRecord], of players: [Int], at place: ClaimCheck
  ) throws(OutOfWork) {
    guard let rows = find(linedUp, at: place["players"]),
      let known = totals(linedUp, of: rows, at: place)
    else { return }
    place.expect("skill", repair.skill, is: skill(known.team.skill))
    let people = Set(players.flatMap(pool.people.rows))
    guard people == Set(rows.flatMap(pool.people.rows)) else {
      place.note("players", "the same players in other slots", "other players")
      return
    }
    guard let whole = try totals(of: repair, rows.sorted(), at: place) else { return }
    let question = CensusQuestion(
      within: taker.pool.budget, leastSkill: whole.skill, forbidden: Set(0..<pool.count).subtracting(people),
      .best)
    let census = try taker.take(question)
    place.expect("skill", skill(whole.skill), is: census.bestSkill.map(skill))
    place.expect("cost", cost(whole.cost), is: census.lowestCost(reaching: whole.skill).map(cost))
  }

  /// Checks that the team after a repair is legal and adds up as recorded; returns its totals.
  private mutating func totals(
    of repair: ManualTeamRecord.Repair, _ players: [Int], at place: ClaimCheck
  ) throws(OutOfWork) -> Team? {
    guard let whole = try legalLineup(of: players, within: taker.pool.budget, at: place) else { return nil }
    expect(repair.skill, repair.cost, are: (whole.skill, whole.cost), at: place)
    place.expect("left", repair.left, is: left(of: rules.budget, after: whole.cost))
    return whole
  }

  /// The most choices of leaving players, each of which takes a census.
  private static let mostExchanges = 100_000

  /// Returns the best skill, and the lowest cost for it, of teams in which `count` of some players are exchanged, with
  /// a census for each choice of leaving players.
  private mutating func bestExchange(
    of players: [Int], leaving count: Int, expecting expected: Int128
  ) throws(OutOfWork) -> (skill: Int128, cost: Int128)? {
    guard combinations(of: players.count, taking: count, upTo: Self.mostExchanges) != nil else {
      throw OutOfWork(cause: .steps(taker.meter.limit))
    }
    var found: (skill: Int128, cost: Int128)?
    for leaving in choices(of: count, from: players) {
      let question = CensusQuestion(
        within: taker.pool.budget, leastSkill: expected, required: players.filter { !leaving.contains($0) },
        forbidden: Set(leaving), .best)
      let census = try taker.take(question)
      guard let skill = census.bestSkill, let cost = census.lowestCost(reaching: skill) else { continue }
      if let known = found, (known.skill, cost) >= (skill, known.cost) { continue }
      found = (skill, cost)
    }
    return found
  }
}

/// Returns all ways to choose `count` elements of a list.
private func choices(of count: Int, from list: [Int]) -> [[Int]] {
  guard count > 0 else { return [[]] }
  guard let first = list.first else { return [] }
  let rest = Array(list.dropFirst())
  return choices(of: count - 1, from: rest).map { [first] + $0 } + choices(of: count, from: rest)
}
