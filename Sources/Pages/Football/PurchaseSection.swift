import Documents
import Snapshots
import Words

/// Returns sections on the cost and success of teams bought from a pool: does paying more win?
@ListBuilder<Section> func sections(ofBought purchases: [PurchaseRecord], of page: TournamentPage)
  -> [Section]
{
  let units = Units(purchases)
  let columns: [DataTable.Column] = [
    .init("Team"), units.words.column(units.words.costTitle, .bar(.orange, full: nil)),
    units.words.skillColumn, .init("Place", .number), .init("League points", .number),
    .init("Title", .bar(.blue, full: nil)),
  ]
  let purchases = purchases.sorted { $0.cost.number < $1.cost.number }
  let rows = purchases.map { purchase in
    let standing = page.standings.first { $0.team == purchase.team }
    let title = page.title(of: purchase.team)
    return DataTable.Row([
      .init(purchase.team),
      .init(units.cost(purchase.cost), amount: purchase.cost.approximate),
      .init(units.skill(purchase.skill), exact: units.exactSkill(purchase.skill)),
      .init(standing.map { String($0.position) } ?? ""),
      .init(standing.map { String($0.points) } ?? ""),
      .init(title.map { percent($0) + "%" } ?? "", amount: title?.approximate),
    ])
  }
  let table = DataTable(
    caption: "The teams by \(units.words.cost), cheapest first", columns: columns, rows: rows
  )
  .keeping { $0 < 5 || page.content.seasons != nil }
  Section("Does paying more win?", anchor: "money", place: .reports, blocks: [.table(table)])
  PlayersByTeam(bought: purchases, units: units).section(sharesAreTold: false)
}

/// Returns the results of the most expensive and the cheapest team.
func purchaseFact(_ purchases: [PurchaseRecord], of page: TournamentPage) -> Fact? {
  let byCost = purchases.sorted { $0.cost.number < $1.cost.number }
  guard let cheapest = byCost.first, let mostExpensive = byCost.last,
    cheapest.cost.number < mostExpensive.cost.number
  else { return nil }
  func outcome(_ purchase: PurchaseRecord) -> String {
    if let title = page.title(of: purchase.team) { return "wins \(percent(title))% of the titles" }
    let place = page.standings.first { $0.team == purchase.team }?.position ?? 0
    return "finishes \(ordinal(place)) of \(page.standings.count)"
  }
  let units = Units(purchases)
  return Fact(
    "Money",
    "the most expensive team, for \(units.cost(mostExpensive.cost)), \(outcome(mostExpensive)); "
      + "the cheapest, for \(units.cost(cheapest.cost)), \(outcome(cheapest))")
}

extension TournamentPage {
  /// Returns a team's title odds, if many tournaments were played.
  func title(of team: String) -> ExactDecimal? { content.seasons?.odds.first { $0.team == team }?.title }
}
