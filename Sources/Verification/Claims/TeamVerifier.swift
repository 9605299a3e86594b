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
  /// - Parameter check: notes every difference; throws if it cannot be completed.
  mutating func claim(
    _ claim: String, _ check: (inout TeamVerifier, inout Differences) throws(OutOfWork) -> Void
  ) {
    taker.begin()
    var differences = Differences()
    do throws(OutOfWork) {
      try check(&self, &differences)
      findings.append(
        Finding(claim, taker.method.map { .provedAgain("\($0)") } ?? .isTrue).unless(differences))
    } catch {
      findings.append(Finding(claim, .notProvedAgain("\(error)")).unless(differences))
    }
  }

  // MARK: Values

  func skill(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.skills.places) }
  func cost(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.costs.places) }

  /// Budget less cost.
  func left(of budget: DecimalNumber, after cost: Int128) -> ExactDecimal? {
    budget.subtracting(DecimalNumber(mantissa: cost, places: pool.costs.places)).map { ExactDecimal($0) }
  }

  /// Converts a budget to units of the cost column.
  func units(ofBudget budget: DecimalNumber) -> Int128 { budget.unitsRoundedDown(places: pool.costs.places) }

  // MARK: Players

  /// Finds the players of records in the pool and compares all their values with the pool's.
  /// - Returns: `nil` if one of them is not in the pool, or is listed twice.
  func find(
    _ players: [PlayerRecord], at path: String, _ differences: inout Differences
  ) -> [Int]? {
    var found: [Int] = []
    for (number, player) in players.enumerated() {
      let place = "\(path).\(number)"
      guard let index = indices[player.row] else {
        differences.note("\(place).row", "\(player.row)", "no player in this row")
        continue
      }
      compare(player, with: PlayerRecord(index, of: pool), at: place, &differences)
      if found.contains(index) {
        differences.note("\(place).row", "\(player.row)", "the same player comes before")
      } else {
        found.append(index)
      }
    }
    return found.count == players.count ? found : nil
  }

  /// Finds players who are listed in pool order.
  func findInOrder(
    _ players: [PlayerRecord], at path: String, _ differences: inout Differences
  ) -> [Int]? {
    let found = find(players, at: path, &differences)
    if let found, found != found.sorted() { differences.note(path, "another order", "pool order") }
    return found
  }

  private func compare(
    _ player: PlayerRecord, with found: PlayerRecord, at path: String, _ differences: inout Differences
  ) {
    differences.expect("\(path).id", player.id, is: found.id)
    differences.expect("\(path).name", player.name, is: found.name)
    differences.expect("\(path).shownAs", player.shownAs, is: found.shownAs)
    differences.expect("\(path).skill", player.skill, is: found.skill)
    differences.expect("\(path).cost", player.cost, is: found.cost)
    differences.expect("\(path).role", player.role, is: found.role)
    differences.expect("\(path).club", player.club, is: found.club)
  }

  /// Checks a list of the whole pool: every player, once, in pool order, with the values of the inputs.
  public mutating func verify(list players: [PlayerRecord]) {
    claim("the pool is as listed") { verifier, differences in
      let found = verifier.find(players, at: "players", &differences)
      if let found, found != Array(0..<verifier.pool.count) {
        differences.note("players", "\(players.count) players", "\(verifier.pool.count) in pool order")
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
  func checkLegal(
    _ team: [Int], within budget: Int128, totals: Team? = nil, at path: String,
    _ differences: inout Differences
  ) -> Bool {
    let isKnown = totals != nil
    var totals = totals ?? Team(team, of: pool)
    let before = differences.all.count
    if team.count != rules.size {
      differences.note("\(path).players", "\(team.count) players", "a team has \(rules.size)")
    }
    if rules.roles.contains(where: { $0.cost != .one }), taker.pool.ruled.duties != nil, !isKnown {
      totals.cost = 0
    }
    if totals.cost > budget {
      differences.note("\(path).players", "a team within the budget", "it costs \(cost(totals.cost).number)")
    }
    for broken in taker.pool.ruled.brokenRules(of: team) {
      differences.note("\(path).players", "a legal team", "\(broken)")
    }
    return differences.all.count == before
  }
}

extension Finding {
  /// Returns the finding, or the differences if there are any.
  fileprivate func unless(_ differences: Differences) -> Finding {
    differences.all.isEmpty ? self : Finding(claim, .differs(differences.all))
  }
}
