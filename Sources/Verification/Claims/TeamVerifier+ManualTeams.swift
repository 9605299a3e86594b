import Selection
import Snapshots

extension TeamVerifier {
  /// Checks the claims about hand-picked teams: their own values, and their rank among all legal teams.
  /// - Parameter best: the best team they are compared with.
  public mutating func verify(_ teams: [ManualTeamRecord], best: BestTeamRecord?) {
    for (number, team) in teams.enumerated() {
      let path = "manualTeams.\(number)"
      var players: [Int]?
      claim("\(team.name) adds up, and is \(team.status.rawValue)") { verifier, differences in
        players = verifier.checkSums(of: team, at: path, &differences)
      }
      guard let players else { continue }
      if team.status == .valid { verifyRank(of: team, players, best: best, at: path) }
      if let completion = team.completion { verify(completion, of: team, players, at: path) }
      if !team.repairs.isEmpty { verifyRepairs(of: team, players, at: path) }
    }
  }

  private func checkSums(
    of team: ManualTeamRecord, at path: String, _ differences: inout Differences
  ) -> [Int]? {
    guard let players = find(team.players, at: "\(path).players", &differences) else { return nil }
    var totals = Team(players, of: pool)
    if team.plainSkill != nil {
      guard
        let known = self.totals(
          team.players, of: players, naming: team.namesSlots != true, at: path, &differences)
      else { return nil }
      totals = known.team
      checkPlain(team, team.players, of: players, at: path, &differences)
    }
    differences.expect("\(path).count", team.count, is: players.count) { "\($0)" }
    differences.expect("\(path).skill", team.skill, is: skill(totals.skill))
    differences.expect("\(path).cost", team.cost, is: cost(totals.cost))
    differences.expect("\(path).left", team.left, is: left(of: rules.budget, after: totals.cost))
    check(team.sums, of: players, at: path, &differences)
    var faults = Differences()
    let isLegal = checkLegal(
      players, within: taker.pool.budget, totals: totals, at: path, &faults)
    if team.status == .valid, let fault = faults.all.first {
      differences.note("\(path).status", "valid", fault.found)
    }
    if team.status != .valid, isLegal, team.problems.isEmpty {
      differences.note("\(path).status", team.status.rawValue, "a legal team")
    }
    return players
  }

  private mutating func verifyRank(
    of team: ManualTeamRecord, _ players: [Int], best: BestTeamRecord?, at path: String
  ) {
    let own = team.skill.number.unitsRoundedDown(places: pool.skills.places)
    let budget = taker.pool.budget
    if let gap = team.gap {
      claim("\(team.name) is \(gap.number) from the best team") { verifier, differences throws(OutOfWork) in
        let expected = best?.skill?.number.units(places: verifier.pool.skills.places)
        let found = try verifier.best(of: CensusQuestion(within: budget, .best), expecting: expected)
        differences.expect("\(path).gap", team.gap, is: found.map { verifier.skill($0.skill - own) })
        differences.expect("\(path).optimal", team.optimal, is: found.map { $0.skill == own })
      }
    }
    if team.better != nil || team.equal != nil {
      claim("how many teams are better than \(team.name), and as good") {
        verifier, differences throws(OutOfWork) in
        let census = try verifier.taker.take(CensusQuestion(within: budget, leastSkill: own, .all))
        verifier.check(
          team.better, isExact: team.betterExact ?? true, against: census.teams { $0.skill > own },
          at: "\(path).better", &differences)
        verifier.check(
          team.equal, isExact: team.equalExact ?? true, against: census.teams { $0.skill == own },
          at: "\(path).equal", &differences)
      }
    }
    if team.legal != nil {
      claim("how many legal teams there are to compare with \(team.name)") {
        verifier, differences throws(OutOfWork) in
        let census = try verifier.taker.take(CensusQuestion(within: budget, .counts))
        verifier.check(
          team.legal, isExact: team.legalExact ?? true, against: census.teams { _ in true },
          at: "\(path).legal", &differences)
      }
    }
  }

  // MARK: Completion and repairs

  private mutating func verify(
    _ completion: [PlayerRecord], of team: ManualTeamRecord, _ players: [Int], at path: String
  ) {
    claim("no better completion of \(team.name) exists") { verifier, differences throws(OutOfWork) in
      guard let joining = verifier.findInOrder(completion, at: "\(path).completion", &differences) else {
        return
      }
      let budget = verifier.taker.pool.budget
      let all = (players + joining).sorted()
      guard verifier.checkLegal(all, within: budget, at: path, &differences),
        let whole = try verifier.lineup(of: all, within: budget)
      else { return }
      differences.expect("\(path).completed.skill", team.completed?.skill, is: verifier.skill(whole.skill))
      differences.expect("\(path).completed.cost", team.completed?.cost, is: verifier.cost(whole.cost))
      differences.expect(
        "\(path).completed.left", team.completed?.left,
        is: verifier.left(of: verifier.rules.budget, after: whole.cost))
      var question = CensusQuestion(within: budget, .best)
      question.required = players
      let found = try verifier.best(of: question, expecting: whole.skill)
      differences.expect(
        "\(path).completed.skill", verifier.skill(whole.skill), is: found.map { verifier.skill($0.skill) })
      differences.expect(
        "\(path).completed.cost", verifier.cost(whole.cost), is: found.map { verifier.cost($0.cost) })
    }
  }

  private mutating func verifyRepairs(of team: ManualTeamRecord, _ players: [Int], at path: String) {
    claim("no better repair of \(team.name) exists") { verifier, differences throws(OutOfWork) in
      for (number, repair) in team.repairs.enumerated() {
        try verifier.check(repair, of: players, at: "\(path).repairs.\(number)", &differences)
      }
    }
  }

  private mutating func check(
    _ repair: ManualTeamRecord.Repair, of players: [Int], at path: String, _ differences: inout Differences
  ) throws(OutOfWork) {
    if let lined = repair.players {
      return try check(repair, linedUp: lined, of: players, at: path, &differences)
    }
    let joining = findInOrder(repair.in, at: "\(path).in", &differences)
    let leaving = findInOrder(repair.out, at: "\(path).out", &differences)
    guard let joining, let leaving else { return }
    guard Set(leaving).isSubset(of: players), Set(joining).isDisjoint(with: players) else {
      differences.note(
        "\(path).out", "members leave and others join", "a non-member leaves, or a member joins")
      return
    }
    let all = (players.filter { !leaving.contains($0) } + joining).sorted()
    guard let whole = try totals(of: repair, all, at: path, &differences) else { return }
    let found = try bestExchange(of: players, leaving: leaving.count, expecting: whole.skill)
    differences.expect("\(path).skill", skill(whole.skill), is: found.map { skill($0.skill) })
    differences.expect("\(path).cost", cost(whole.cost), is: found.map { cost($0.cost) })
  }

  /// Checks another lineup of the same people, each with any of their rows.
  private mutating func check(
    _ repair: ManualTeamRecord.Repair, linedUp: [PlayerRecord], of players: [Int], at path: String,
    _ differences: inout Differences
  ) throws(OutOfWork) {
    guard let rows = find(linedUp, at: "\(path).players", &differences),
      let known = totals(linedUp, of: rows, at: path, &differences)
    else { return }
    differences.expect("\(path).skill", repair.skill, is: skill(known.team.skill))
    let people = Set(players.flatMap(pool.people.rows))
    guard people == Set(rows.flatMap(pool.people.rows)) else {
      differences.note("\(path).players", "the same players in other slots", "other players")
      return
    }
    guard let whole = try totals(of: repair, rows.sorted(), at: path, &differences) else { return }
    var question = CensusQuestion(within: taker.pool.budget, leastSkill: whole.skill, .best)
    question.forbidden = Set(0..<pool.count).subtracting(people)
    let census = try taker.take(question)
    differences.expect("\(path).skill", skill(whole.skill), is: census.bestSkill.map(skill))
    differences.expect(
      "\(path).cost", cost(whole.cost), is: census.lowestCost(reaching: whole.skill).map(cost))
  }

  /// Checks that the team after a repair is legal and adds up as recorded; returns its totals.
  private mutating func totals(
    of repair: ManualTeamRecord.Repair, _ players: [Int], at path: String, _ differences: inout Differences
  ) throws(OutOfWork) -> Team? {
    guard checkLegal(players, within: taker.pool.budget, at: path, &differences),
      let whole = try lineup(of: players, within: taker.pool.budget)
    else { return nil }
    differences.expect("\(path).skill", repair.skill, is: skill(whole.skill))
    differences.expect("\(path).cost", repair.cost, is: cost(whole.cost))
    differences.expect("\(path).left", repair.left, is: left(of: rules.budget, after: whole.cost))
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
      var question = CensusQuestion(within: taker.pool.budget, leastSkill: expected, .best)
      question.forbidden = Set(leaving)
      question.required = players.filter { !leaving.contains($0) }
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
