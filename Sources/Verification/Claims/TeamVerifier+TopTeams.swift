import Selection
import Snapshots

extension TeamVerifier {
  /// Checks a list of the best teams: each is legal and its totals are right, they are in order, and none is missing.
  public mutating func verify(_ list: [TopTeamRecord], asked: TopListRecord) {
    var teams: [(team: Team, duties: [Int])]?
    claim("\(list.count) listed teams are legal, add up, and are in order") { verifier, place in
      teams = verifier.checkList(list, asked: asked, at: place)
    }
    guard let teams else { return }
    guard asked.different < 2 else {
      verifyDifferent(teams, asked: asked)
      return
    }
    claim("no team is missing among the \(list.count) listed") { verifier, place throws(OutOfWork) in
      try verifier.checkNoneMissing(teams, asked: asked, at: place)
    }
  }

  private func checkList(
    _ list: [TopTeamRecord], asked: TopListRecord, at place: ClaimCheck
  ) -> [(team: Team, duties: [Int])]? {
    var teams: [(team: Team, duties: [Int])] = []
    for (number, record) in list.enumerated() {
      let place = place["topTeams"][number]
      place.expect("rank", record.rank, is: number + 1)
      guard let players = find(record.players, at: place["players"]),
        let (duties, team) = totals(record.players, of: players, at: place),
        checkLegal(players, within: taker.pool.budget, totals: team, at: place)
      else { continue }
      checkPlain(record, record.players, of: players, at: place)
      if team.players != players { place.note("players", "pool order", "another order") }
      expect(record.skill, record.cost, are: (team.skill, team.cost), at: place)
      // Earlier versions do not record the slots of a list's players.
      if record.players.contains(where: { $0.place != nil }) {
        checkPlaces(record.players, of: players, at: place)
      }
      if let last = teams.last, !last.team.stands(before: team),
        last.team != team || !last.duties.lexicographicallyPrecedes(duties)
      {
        place.note("rank", "a team ranked after the previous one", "ranked before it, or equal to it")
      }
      teams.append((team, duties))
    }
    if teams.count > asked.asked {
      place.note("topTeams", "\(teams.count) teams", "\(asked.asked) were asked for")
    }
    return teams.count == list.count ? teams : nil
  }

  /// Checks that the list contains every team that precedes its last one. Counting is enough: the listed teams are
  /// different, so if their number is right, none is missing. In a list of squads each represents all lineups of its
  /// players.
  private mutating func checkNoneMissing(
    _ listed: [(team: Team, duties: [Int])], asked: TopListRecord, at place: ClaimCheck
  ) throws(OutOfWork) {
    let teams = listed.map(\.team)
    // A search that was stopped at once has listed no team, which claims nothing.
    if teams.isEmpty, !asked.complete { return }
    let budget = taker.pool.budget
    let best = try self.best(expecting: teams.first?.skill)
    if asked.onlyBestSkill, let last = teams.last, last.skill != best?.skill {
      place.note("topTeams", "only teams with the best skill", "a team of \(skill(last.skill).number)")
    }
    guard let last = teams.last, teams.count == asked.asked || !asked.complete else {
      return try checkAllListed(
        teams, asSquads: asked.different == 1, leastSkill: asked.onlyBestSkill ? best?.skill : nil,
        at: place)
    }
    let census = try taker.take(CensusQuestion(within: budget, leastSkill: last.skill, .all))
    let before = census.teams { ($0.skill, last.cost) > (last.skill, $0.cost) }
    let isOfSquads = asked.different == 1
    let better = try lineups(of: teams, asSquads: isOfSquads, leastSkill: last.skill) {
      ($0.skill, last.cost) > (last.skill, $0.cost)
    }
    expect(better, of: before, "teams with more skill or a lower cost than the last", at: place)
    // If 128 bits cannot hold the number of teams like the last one, its position cannot be determined.
    guard let same = census.teams(where: { $0.skill == last.skill && $0.cost == last.cost }),
      let precedents = try taker.teamsBefore(
        last.players, duties: listed.last?.duties ?? [], skill: last.skill, cost: last.cost, among: same)
    else { throw OutOfWork(cause: .steps(taker.meter.limit)) }
    let earlier = teams.dropLast().filter {
      !isOfSquads || $0.players.lexicographicallyPrecedes(last.players)
    }
    let alike = try lineups(of: earlier, asSquads: isOfSquads, leastSkill: last.skill) {
      $0.skill == last.skill && $0.cost == last.cost
    }
    expect(alike, of: precedents, "teams like the last that come before it in the pool", at: place)
  }

  private mutating func checkAllListed(
    _ teams: [Team], asSquads: Bool, leastSkill: Int128?, at place: ClaimCheck
  ) throws(OutOfWork) {
    let question = CensusQuestion(
      within: taker.pool.budget, leastSkill: leastSkill, leastSkill == nil ? .counts : .all)
    let census = try taker.take(question)
    let listed = try lineups(of: teams, asSquads: asSquads, leastSkill: leastSkill) { _ in true }
    expect(listed, of: census.teams { _ in true }, "teams in all", at: place)
  }

  /// Returns how many lineups with totals of a kind some teams represent: one each, or all lineups of their players.
  func lineups(
    of teams: some Sequence<Team>, asSquads: Bool, leastSkill: Int128?, _ holds: (CensusTotal) -> Bool
  ) throws(OutOfWork) -> Int {
    var count = 0
    for team in teams {
      guard asSquads, taker.pool.ruled.duties != nil else {
        count += holds(CensusTotal(cost: team.cost, skill: team.skill, teams: 1)) ? 1 : 0
        continue
      }
      var taker = taker
      var question = CensusQuestion(within: taker.pool.budget, leastSkill: leastSkill, .all)
      // A player with several rows may be there with another one.
      let own = team.players.map(pool.people.rows)
      question.required = zip(team.players, own).filter { $1.count == 1 }.map(\.0)
      question.forbidden = Set(0..<pool.count).subtracting(own.joined())
      guard let own = try taker.take(question).teams(where: holds), let number = Int(exactly: own) else {
        throw OutOfWork(cause: .memory)
      }
      count += number
    }
    return count
  }

  private func expect(_ listed: Int, of found: UInt128?, _ what: String, at place: ClaimCheck) {
    guard UInt128(listed) != found else { return }
    place.note("topTeams", "\(listed) \(what)", found?.description ?? "2^128 or more")
  }

  /// Checks that each team of a list with `different` is the first that differs enough from all before it.
  private mutating func verifyDifferent(_ teams: [(team: Team, duties: [Int])], asked: TopListRecord) {
    let one = TopListRecord(asked: 1, onlyBestSkill: false, different: 0, complete: true)
    claim("no team that differs in \(asked.different) players is missing") {
      verifier, place throws(OutOfWork) in
      let best = teams.first?.team.skill
      for (number, listed) in teams.enumerated() {
        if asked.onlyBestSkill, listed.team.skill != best {
          place.note("topTeams.\(number)", "a team with the best skill", "a team with less skill")
        }
        try verifier.apart(by: asked.different, from: teams[..<number].map(\.team.players)) {
          other throws(OutOfWork) in try other.checkNoneMissing([listed], asked: one, at: place)
        }
      }
      guard teams.count < asked.asked, asked.complete else { return }
      try verifier.apart(by: asked.different, from: teams.map(\.team.players)) { other throws(OutOfWork) in
        try other.checkAllListed([], asSquads: false, leastSkill: asked.onlyBestSkill ? best : nil, at: place)
      }
    }
  }

  /// Runs `body` with a verifier of the teams that differ enough from some teams.
  mutating func apart(
    by different: Int, from teams: [[Int]], _ body: (inout TeamVerifier) throws(OutOfWork) -> Void
  ) throws(OutOfWork) {
    var other = self
    let few = teams.map { team in
      CensusPool.Group(members: Set(team.flatMap(pool.people.rows)), most: taker.pool.size - different)
    }
    try taker.meter.take((teams.count + 1) * pool.count)
    other.taker = CensusTaker(CensusPool(taker.pool.ruled, few: few), meter: taker.meter)
    try body(&other)
    taker.note(other.taker)
  }
}

extension Team {
  /// Returns whether it precedes another team in a list: more skill, then less cost, then the smaller rows.
  func stands(before other: Team) -> Bool {
    if skill != other.skill { return skill > other.skill }
    if cost != other.cost { return cost < other.cost }
    return players.lexicographicallyPrecedes(other.players)
  }
}
