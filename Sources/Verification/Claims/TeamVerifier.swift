import Selection
import Snapshots
import Tables

/// Checks a snapshot's claims about a pool's teams against the pool: that they are legal and their totals are right,
/// and, by a census, that they are the best.
public struct TeamVerifier {
  /// The findings so far, one for each claim.
  public private(set) var findings: [Finding] = []
  /// Counts the legal teams.
  var taker: CensusTaker
  /// The players by their record numbers.
  private let indices: [Int: Int]

  /// Creates a verifier of a pool under rules.
  /// - Parameter meter: counts the steps of one claim; a claim that takes more than its limit is not proved again.
  public init(_ ruled: RuledPool, meter: WorkMeter) {
    taker = CensusTaker(CensusPool(ruled), meter: meter)
    indices = Dictionary(
      ruled.pool.records.enumerated().map { (Int($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  var pool: Pool { taker.pool.ruled.pool }
  var rules: Rules { taker.pool.ruled.rules }

  /// Checks a claim and notes its verdict.
  /// - Parameters:
  ///   - path: its place in the snapshot; empty for the whole.
  ///   - check: notes every difference; throws if it cannot be completed.
  mutating func claim(
    _ claim: String, at path: String = "", _ check: (inout TeamVerifier, ClaimCheck) throws(OutOfWork) -> Void
  ) {
    taker.begin()
    let place = ClaimCheck(path)
    do throws(OutOfWork) {
      try check(&self, place)
      findings.append(place.finding(claim, taker.method.map { .provedAgain("\($0)") } ?? .isTrue))
    } catch {
      findings.append(place.finding(claim, .notProvedAgain("\(error)")))
    }
  }

  // MARK: Values

  func skill(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.skills.places) }
  func cost(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.costs.places) }

  /// Budget less cost.
  func left(of budget: DecimalNumber, after cost: Int128) -> ExactDecimal? {
    budget.subtracting(DecimalNumber(mantissa: cost, places: pool.costs.places)).map { ExactDecimal($0) }
  }

  /// Converts a skill to units of the skill column; `nil` if it is none of their multiples.
  func units(_ skill: ExactDecimal?) -> Int128? { skill?.number.units(places: pool.skills.places) }

  /// Converts a budget to units of the cost column.
  func units(ofBudget budget: DecimalNumber) -> Int128 { budget.unitsRoundedDown(places: pool.costs.places) }

  /// Compares a recorded skill and cost with those that were found; `nil` for none.
  func expect(
    _ skill: ExactDecimal?, _ cost: ExactDecimal?, are found: (skill: Int128, cost: Int128)?,
    at place: ClaimCheck
  ) {
    place.expect("skill", skill, is: found.map { self.skill($0.skill) })
    place.expect("cost", cost, is: found.map { self.cost($0.cost) })
  }

  // MARK: Players

  /// Finds the players of records in the pool and compares all their values with the pool's.
  /// - Returns: `nil` if one of them is not in the pool, or is listed twice.
  func find(_ players: [PlayerRecord], at place: ClaimCheck) -> [Int]? {
    var found: [Int] = []
    for (number, player) in players.enumerated() {
      let place = place[number]
      guard let index = indices[player.row] else {
        place.note("row", "\(player.row)", "no player in this row")
        continue
      }
      compare(player, with: PlayerRecord(index, of: pool), at: place)
      if found.contains(index) {
        place.note("row", "\(player.row)", "the same player comes before")
      } else {
        found.append(index)
      }
    }
    return found.count == players.count ? found : nil
  }

  /// Finds players who are listed in pool order.
  func findInOrder(_ players: [PlayerRecord], at place: ClaimCheck) -> [Int]? {
    let found = find(players, at: place)
    if let found, found != found.sorted() { place.note("another order", "pool order") }
    return found
  }

  /// Returns the members after an exchange, in pool order; `nil` if one of those who leave is none, or one of those who
  /// join is one, which is noted.
  func exchange(
    _ joining: [PlayerRecord], for leaving: [PlayerRecord], in team: [Int], at place: ClaimCheck
  ) -> [Int]? {
    let joining = findInOrder(joining, at: place["in"])
    let leaving = findInOrder(leaving, at: place["out"])
    guard let joining, let leaving else { return nil }
    guard Set(leaving).isSubset(of: team), Set(joining).isDisjoint(with: team) else {
      place.note("out", "members leave and others join", "a non-member leaves, or a member joins")
      return nil
    }
    return (team.filter { !leaving.contains($0) } + joining).sorted()
  }

  /// Compares what is recorded of a player with what the pool says.
  func compare(_ player: PlayerRecord, with found: PlayerRecord, at place: ClaimCheck) {
    place.expect("id", player.id, is: found.id)
    place.expect("name", player.name, is: found.name)
    place.expect("shownAs", player.shownAs, is: found.shownAs)
    place.expect("skill", player.skill, is: found.skill)
    place.expect("cost", player.cost, is: found.cost)
    place.expect("role", player.role, is: found.role)
    place.expect("club", player.club, is: found.club)
  }

  /// Checks a list of the whole pool: every player, once, in pool order, with the values of the inputs.
  public mutating func verify(list players: [PlayerRecord]) {
    claim("the pool is as listed") { verifier, place in
      let found = verifier.find(players, at: place["players"])
      if let found, found != Array(0..<verifier.pool.count) {
        place.note("players", "\(players.count) players", "\(verifier.pool.count) in pool order")
      }
    }
  }

  /// Returns the first row of each player, some of whom may have several.
  func people(_ players: [Int]) -> [Int] {
    players.map { pool.people.rows(with: $0)[0] }
  }

  /// Returns the index of the player of a record.
  func index(ofRow row: Int) -> Int? { indices[row] }

  /// Returns whether players form a legal team within a budget; every broken rule is noted as a difference.
  /// - Parameter totals: their totals with their duties; `nil` if all count equally, or if no duties are known, so that
  ///   a census gives the cost.
  func checkLegal(_ team: [Int], within budget: Int128, totals: Team? = nil, at place: ClaimCheck) -> Bool {
    let isKnown = totals != nil
    var totals = totals ?? Team(team, of: pool)
    let before = place.differences.count
    if team.count != rules.size {
      place.note("players", "\(team.count) players", "a team has \(rules.size)")
    }
    if rules.roles.contains(where: { $0.cost != .one }), taker.pool.ruled.duties != nil, !isKnown {
      totals.cost = 0
    }
    if totals.cost > budget {
      place.note("players", "a team within the budget", "it costs \(cost(totals.cost).number)")
    }
    for broken in taker.pool.ruled.brokenRules(of: team) {
      place.note("players", "a legal team", "\(broken)")
    }
    return place.differences.count == before
  }
}
