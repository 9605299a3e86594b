import Reading
import Selection
import Snapshots
import Tables

extension TeamVerifier {
  /// Checks a row of a table of transfers: the squad after them is legal and its totals are right, and none is better.
  ///
  /// The limit on transfers is a rule of this verifier's pool.
  /// - Parameters:
  ///   - squad: the owned players, at their selling prices.
  ///   - next: the row with one transfer more, if it is proved: if its squad has the same totals, none is better here.
  fileprivate mutating func verify(
    _ row: TransferRecord, at path: String, from squad: OwnedSquad, _ hits: TransferHits,
    below next: TransferRecord?
  ) {
    let number = "\(row.transfers) \(row.transfers == 1 ? "transfer" : "transfers")"
    let most = row.transfers == 0 ? "without transfers" : "after at most \(number)"
    claim("the best squad \(most)", at: path) {
      verifier, place throws(OutOfWork) in
      guard row.skill != nil else {
        let census = try verifier.taker.take(CensusQuestion(within: verifier.taker.pool.budget, .cheapest))
        if let cost = census.lowestCost {
          place.note("skill", "no squad", "one costs \(verifier.cost(cost).number)")
        }
        return
      }
      guard let team = try verifier.team(after: row, from: squad, at: place) else { return }
      verifier.expect(row.skill, row.cost, are: (team.skill, team.cost), at: place)
      place.expect("left", row.left, is: verifier.left(of: verifier.rules.budget, after: team.cost))
      let paid = hits.points(for: row.in.count)
      let net = paid.flatMap(verifier.skill(team.skill).number.subtracting)
      place.expect("net", row.net, is: net.map { ExactDecimal($0) })
      place.expect("hits", row.hits, is: paid.map { ExactDecimal($0) })
      if let next, next.skill == row.skill, next.cost == row.cost { return }
      let best = try verifier.best(expecting: team.skill)
      verifier.expect(row.skill, row.cost, are: best, at: place)
    }
  }

  /// Returns the squad after the transfers of a row, in its best lineup; `nil` if there is none.
  private mutating func team(
    after row: TransferRecord, from squad: OwnedSquad, at place: ClaimCheck
  ) throws(OutOfWork) -> Team? {
    guard let out = findInOrder(row.out, at: place["out"]),
      let new = findInOrder(row.in, at: place["in"])
    else { return nil }
    let owned = Set(squad.players)
    if !owned.isSuperset(of: out) { place.note("out", "players who are owned", "others") }
    if !owned.isDisjoint(with: new) { place.note("in", "players who are not owned", "others") }
    let players = owned.subtracting(out).union(new).sorted()
    return try legalLineup(of: players, within: taker.pool.budget, at: place)
  }
}

/// Checks a table of transfers: each row, which of them is the best move, and that none is missing.
/// - Parameters:
///   - owned: the squad from its file, as a record.
///   - squad: the same squad, at selling prices.
///   - verifier: a verifier of the pool's teams with at most that many transfers.
public func verifyPlan(
  _ plan: TransferPlanRecord, of owned: OwnedRecord, from squad: OwnedSquad, _ hits: TransferHits,
  _ verifier: (Int) -> TeamVerifier
) -> [Finding] {
  var rows: [Finding] = []
  var proved: TransferRecord?
  for (number, row) in plan.transfers.enumerated().reversed() {
    var verifier = verifier(number)
    verifier.verify(row, at: "transfers.\(number)", from: squad, hits, below: proved)
    rows += verifier.findings
    proved = if case .allTrue = Outcome(of: verifier.findings) { row } else { nil }
  }
  return rows.reversed() + [verifyBestMove(of: plan, owned)]
}

/// Checks which row of a table of transfers is the best move, and that no row is missing.
private func verifyBestMove(of plan: TransferPlanRecord, _ owned: OwnedRecord) -> Finding {
  let place = ClaimCheck()
  for (number, row) in plan.transfers.enumerated() {
    place.expect("transfers.\(number).transfers", row.transfers, is: number)
  }
  var best: TransferRecord?
  for row in plan.transfers {
    guard let net = row.net?.number else { continue }
    if let most = best?.net?.number, most >= net { continue }
    best = row
  }
  place.expect("bestTransfers", plan.bestTransfers, is: best?.transfers)
  if plan.owned != owned {
    place.note("owned", "another squad, or other transfers", "those of the inputs")
  }
  return place.finding("the best move is that of the most points after hits")
}
