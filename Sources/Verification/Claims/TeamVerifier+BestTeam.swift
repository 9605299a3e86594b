import Selection
import Snapshots

extension TeamVerifier {
  /// Checks everything that is claimed about a best team.
  /// - Parameters:
  ///   - best: the claims.
  ///   - path: their path.
  ///   - name: its name in the claims: `the best team`.
  ///   - neighbours: whether more and less money were asked about, in which case silence is a claim too.
  public mutating func verify(
    _ best: BestTeamRecord, at path: String, named name: String = "the best team", neighbours: Bool
  ) {
    switch best.status {
    case .infeasible:
      claim("\(name): there is none", at: path) { verifier, place throws(OutOfWork) in
        let census = try verifier.taker.take(CensusQuestion(within: verifier.taker.pool.budget, .cheapest))
        if let cost = census.lowestCost {
          place.note("status", "infeasible", "a legal team costs \(verifier.cost(cost).number)")
        }
        if !best.players.isEmpty { place.note("players", "players", "no team is claimed") }
      }
    case .stopped where best.players.isEmpty:
      verifyOptimum(best, nil, at: path, named: name)
    case .proved, .stopped:
      guard let (team, duties) = verifyTeam(best, at: path, named: name) else { return }
      verifyOptimum(best, team, at: path, named: name)
      guard best.status == .proved else { return }
      verifyTies(best, team, at: path, named: name)
      verifyPlace(best, team, duties, at: path, named: name)
      verifyNeighbours(best, team, at: path, named: name, wereAsked: neighbours)
    }
  }

  /// Checks that the team is legal and adds up.
  /// - Returns: the team, if it is legal; otherwise nothing can be said about its being the best.
  private mutating func verifyTeam(
    _ best: BestTeamRecord, at path: String, named name: String
  ) -> (team: Team, duties: [Int])? {
    var legal: (team: Team, duties: [Int])?
    claim("\(name) is legal and adds up", at: path) { verifier, place in
      guard let players = verifier.find(best.players, at: place["players"]) else { return }
      let budget = verifier.taker.pool.budget
      guard let (duties, team) = verifier.totals(best.players, of: players, at: place),
        verifier.checkLegal(players, within: budget, totals: team, at: place)
      else { return }
      if team.players != players { place.note("players", "pool order", "another order") }
      verifier.expect(best.skill, best.cost, are: (team.skill, team.cost), at: place)
      place.expect("left", best.left, is: verifier.left(of: verifier.rules.budget, after: team.cost))
      verifier.check(best.sums, of: players, at: place)
      verifier.checkPlaces(best.players, of: players, at: place)
      verifier.checkPlain(best, best.players, of: players, at: place)
      legal = (team, duties)
    }
    return legal
  }

  /// Checks the sums of the columns that the rules limit.
  func check(_ sums: [SumRecord]?, of team: [Int], at place: ClaimCheck) {
    place.expect("sums", sums, is: [SumRecord](of: team, in: pool, under: rules)) { sums in
      sums.map { "\($0.column) \($0.sum.number)" }.joined(separator: ", ")
    }
  }

  /// Checks the total skill without multipliers, and how many players are in each role.
  func checkPlain(
    _ record: some LineupRecording, _ players: [PlayerRecord], of team: [Int], at place: ClaimCheck
  ) {
    let hasDuties = taker.pool.ruled.duties != nil
    place.expect("plainSkill", record.plainSkill, is: hasDuties ? skill(Team(team, of: pool).skill) : nil)
    place.expect("formation", record.formation, is: hasDuties ? formation(of: players) : nil) { $0 }
  }

  /// Returns the players in each role apart from a single goalkeeper; `nil` if the rules leave no choice.
  private func formation(of players: [PlayerRecord]) -> String? {
    guard rules.captain != nil else { return nil }
    let counts = rules.roles.map { role -> ClosedRange<Int> in
      guard let lineup = rules.lineup else { return role.count }
      let own = lineup.roles.first { $0.name.lowercased() == role.name.lowercased() }?.count
      return own ?? 0...role.count.upperBound
    }
    guard counts.contains(where: { $0.lowerBound < $0.upperBound }) else { return nil }
    let numbers = rules.roles.map { role in
      players.count { $0.slot == role.name && ($0.bench ?? 0) == 0 }
    }
    return numbers.dropFirst(counts[0] == 1...1 ? 1 : 0).map { "\($0)" }.joined(separator: "-")
  }

  /// Checks that all players fit the roles that they fill, and that each role has as many players as it needs.
  func checkPlaces(_ records: [PlayerRecord], of team: [Int], at place: ClaimCheck) {
    // If there are duties, they determine the slots.
    guard !rules.roles.isEmpty, taker.pool.ruled.duties == nil else { return }
    var counts = rules.roles.map { _ in 0 }
    for (number, (record, player)) in zip(records, team).enumerated() {
      let role = rules.roles.firstIndex { $0.name == record.place }
      guard let role, taker.pool.ruled.eligibility.masks[player] >> UInt64(role) & 1 == 1 else {
        place.note("players.\(number).place", record.place ?? "nothing", "not one of their roles")
        continue
      }
      counts[role] += 1
    }
    for (role, count) in zip(rules.roles, counts) where !role.count.contains(count) {
      place.note("players", "\(count) as \(role.name)", "\(role.countText) are required")
    }
  }

  private mutating func verifyOptimum(
    _ best: BestTeamRecord, _ team: Team?, at path: String, named name: String
  ) {
    let isProved = best.status == .proved
    claim(isProved ? "no team is better than \(name)" : "no team is above the bound of \(name)", at: path) {
      verifier, place throws(OutOfWork) in
      let found = try verifier.best(expecting: team?.skill)
      let skill = found.map { verifier.skill($0.skill) }
      if isProved {
        verifier.expect(best.skill, best.cost, are: found, at: place)
        place.expect("bound", best.bound, is: skill)
      } else if let skill, let bound = best.bound, bound.number < skill.number {
        place.note("bound", "\(bound.number)", "a team of \(skill.number)")
      }
    }
  }

  private mutating func verifyTies(_ best: BestTeamRecord, _ team: Team, at path: String, named name: String)
  {
    claim("how many teams share the skill of \(name)", at: path) { verifier, place throws(OutOfWork) in
      let question = CensusQuestion(within: verifier.taker.pool.budget, leastSkill: team.skill, .best)
      let census = try verifier.taker.take(question)
      let isExact = best.countsExact ?? true
      verifier.check(
        best.teamsSharingSkill, isExact: isExact, against: census.teams { $0.skill == team.skill },
        at: place["teamsSharingSkill"])
      verifier.check(
        best.teamsSharingSkillAndCost, isExact: isExact,
        against: census.teams { $0.skill == team.skill && $0.cost == team.cost },
        at: place["teamsSharingSkillAndCost"])
    }
  }

  /// Checks a count: an exact one must be equal, a lower bound must not be higher.
  /// - Parameter found: `nil` for 2^128 - 1 or more.
  func check(_ recorded: String?, isExact: Bool, against found: UInt128?, at place: ClaimCheck) {
    let text = found?.description ?? "2^128 or more"
    guard let recorded, let count = UInt128(recorded), count.description == recorded else {
      place.note(recorded ?? "nothing", text)
      return
    }
    let isTrue = isExact ? count == found : count <= found ?? .max
    if !isTrue { place.note(recorded, text) }
  }

  private mutating func verifyPlace(
    _ best: BestTeamRecord, _ team: Team, _ duties: [Int], at path: String, named name: String
  ) {
    let isFirst = best.firstInPoolOrder != false
    claim(
      isFirst
        ? "\(name) is the first in pool order, and the 'always' marks are right"
        : "the 'always' marks of \(name)", at: path
    ) {
      verifier, place throws(OutOfWork) in
      if isFirst, try !verifier.isFirst(team, duties) {
        place.note("players", "the first in pool order", "another team comes before it")
      }
      try verifier.checkAlways(best.players, team, at: place["players"])
    }
  }

  /// Checks who is in every team of the same skill and cost, if that is claimed.
  mutating func checkAlways(_ records: [PlayerRecord], _ team: Team, at place: ClaimCheck) throws(OutOfWork) {
    for (number, (record, player)) in zip(records, team.players).enumerated() {
      guard let said = record.inAllOptimal else { continue }
      let found = try isAlwaysIn(player, skill: team.skill, cost: team.cost)
      place.expect("\(number).inAllOptimal", said, is: found)
    }
  }
}
