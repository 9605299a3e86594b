import Selection
import Snapshots
import Tables

extension TeamVerifier {
  /// Checks a row of a table of transfers: the squad after them is legal and its totals are right, and none is better.
  ///
  /// The limit on transfers is a rule of this verifier's pool.
  /// - Parameters:
  ///   - squad: the owned players, at their selling prices.
  ///   - free: the number of free transfers.
  ///   - hit: the cost of each further one.
  ///   - next: the row with one transfer more, if it is proved: if its squad has the same totals, none is better here.
  public mutating func verify(
    _ row: TransferRecord, at path: String, from squad: OwnedSquad, free: Int, hit: DecimalNumber,
    below next: TransferRecord?
  ) {
    let number = "\(row.transfers) \(row.transfers == 1 ? "transfer" : "transfers")"
    let most = row.transfers == 0 ? "without transfers" : "after at most \(number)"
    claim("the best squad \(most)") {
      verifier, differences throws(OutOfWork) in
      guard row.skill != nil else {
        let census = try verifier.taker.take(CensusQuestion(within: verifier.taker.pool.budget, .cheapest))
        if let cost = census.lowestCost {
          differences.note("\(path).skill", "no squad", "one costs \(verifier.cost(cost).number)")
        }
        return
      }
      guard let team = try verifier.team(after: row, at: path, from: squad, &differences) else { return }
      differences.expect("\(path).skill", row.skill, is: verifier.skill(team.skill))
      differences.expect("\(path).cost", row.cost, is: verifier.cost(team.cost))
      differences.expect(
        "\(path).left", row.left, is: verifier.left(of: verifier.rules.budget, after: team.cost))
      var points = verifier.skill(team.skill).number
      for _ in 0..<max(0, row.in.count - min(free, row.in.count)) {
        points = points.subtracting(hit) ?? points
      }
      differences.expect("\(path).net", row.net, is: ExactDecimal(points))
      let paid = verifier.skill(team.skill).number.subtracting(points)
      differences.expect("\(path).hits", row.hits, is: paid.map { ExactDecimal($0) })
      if let next, next.skill == row.skill, next.cost == row.cost { return }
      let best = try verifier.best(
        of: CensusQuestion(within: verifier.taker.pool.budget, .best), expecting: team.skill)
      differences.expect("\(path).skill", row.skill, is: best.map { verifier.skill($0.skill) })
      differences.expect("\(path).cost", row.cost, is: best.map { verifier.cost($0.cost) })
    }
  }

  /// Returns the squad after the transfers of a row, in its best lineup; `nil` if there is none.
  private mutating func team(
    after row: TransferRecord, at path: String, from squad: OwnedSquad, _ differences: inout Differences
  ) throws(OutOfWork) -> Team? {
    guard let out = findInOrder(row.out, at: "\(path).out", &differences),
      let new = findInOrder(row.in, at: "\(path).in", &differences)
    else { return nil }
    let owned = Set(squad.players)
    if !owned.isSuperset(of: out) { differences.note("\(path).out", "players who are owned", "others") }
    if !owned.isDisjoint(with: new) { differences.note("\(path).in", "players who are not owned", "others") }
    let players = owned.subtracting(out).union(new).sorted()
    return checkLegal(players, within: taker.pool.budget, at: path, &differences)
      ? try lineup(of: players, within: taker.pool.budget) : nil
  }
}

/// Checks which row of a table of transfers is the best move, and that no row is missing.
/// - Parameter owned: the squad from its file.
public func verifyPlan(_ plan: TransferPlanRecord, of owned: OwnedRecord) -> Finding {
  var differences = Differences()
  for (number, row) in plan.transfers.enumerated() {
    differences.expect("transfers.\(number).transfers", row.transfers, is: number) { "\($0)" }
  }
  var best: TransferRecord?
  for row in plan.transfers {
    guard let net = row.net?.number else { continue }
    if let most = best?.net?.number, most >= net { continue }
    best = row
  }
  differences.expect("bestTransfers", plan.bestTransfers, is: best?.transfers) { "\($0)" }
  if plan.owned != owned {
    differences.note("owned", "another squad, or other transfers", "those of the inputs")
  }
  return Finding(
    "the best move is that of the most points after hits",
    differences.all.isEmpty ? .isTrue : .differs(differences.all))
}
