import Documents
import Snapshots

/// What each budget buys as a table for spreadsheets and other programs, every row that the
/// snapshot has; with other pools beside
/// the first one, the pool is in front.
func compareForCSV(_ content: CompareContent, of snapshot: Snapshot) -> DataTable {
  let variants = content.variants ?? []
  let titles = [
    "budget", "status", "skill", "cost", "left", "gained", "perPoint", "teams", "countsExact", "in", "out",
    "players",
  ]
  var rows = compareRows(content.rows, Units(exactly: snapshot.playerPool))
  if !variants.isEmpty {
    let pools =
      [(content.rows, snapshot.playerPool)]
      + variants.map { ($0.rows, $0.pool ?? snapshot.playerPool) }
    let names = numbered([snapshot.inputs.first?.path ?? ""] + variants.map(\.name))
    rows = zip(names, pools).flatMap { name, of in
      let (budgets, pool) = of
      return compareRows(budgets, Units(exactly: pool)).map { [DataTable.Cell(name)] + $0 }
    }
  }
  return DataTable(
    caption: "", columns: ((variants.isEmpty ? [] : ["pool"]) + titles).map { DataTable.Column($0) },
    rows: rows.map { DataTable.Row($0) })
}

private func compareRows(_ budgets: BudgetRows, _ units: Units) -> [[DataTable.Cell]] {
  budgets.rows.enumerated().map { index, row in
    let price = budgets.perPoint(index, places: units.costPlaces + 1)
    return [
      .init(units.cost(row.budget)), .init(row.status.rawValue), .init(units.skill(row.skill)),
      .init(units.cost(row.cost)), .init(units.cost(row.left)), .init(units.skill(budgets.gained(index))),
      .init(price?.padded(toPlaces: units.costPlaces) ?? ""), .init(row.teamsSharingSkill ?? ""),
      .init(row.countsExact.map { $0 ? "yes" : "no" } ?? ""), .init(names(row.in)), .init(names(row.out)),
      .init(names(row.players)),
    ]
  }
}

/// Names in one field; a semicolon is rarer in them than a comma.
private func names(_ players: [PlayerRecord]?) -> String {
  (players ?? []).map(\.displayName).joined(separator: "; ")
}
