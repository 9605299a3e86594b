import Documents
import Snapshots

/// Returns what each budget buys as a table for spreadsheets and other programs, with every row of the snapshot; if
/// several pools are compared, the first column is the pool.
func compareForCSV(_ content: CompareContent, of snapshot: Snapshot) -> DataTable {
  let variants = content.variants ?? []
  let titles = [
    "budget", "status", "skill", "cost", "left", "gained", "perPoint", "teams", "countsExact", "in", "out",
    "players",
  ]
  let pools =
    [(content.rows, snapshot.playerPool)] + variants.map { ($0.rows, $0.pool ?? snapshot.playerPool) }
  let names = numbered([snapshot.inputs.first?.path ?? ""] + variants.map(\.name))
  let rows = zip(names, pools).flatMap { name, pool in
    compareRows(pool.0, Units(exactly: pool.1)).map { (variants.isEmpty ? [] : [name]) + $0 }
  }
  return csvTable((variants.isEmpty ? [] : ["pool"]) + titles, rows)
}

private func compareRows(_ budgets: BudgetRows, _ units: Units) -> [[String]] {
  budgets.rows.enumerated().map { index, row in
    let price = budgets.perPoint(index, places: units.costPlaces + 1)
    return [
      units.cost(row.budget), row.status.rawValue, units.skill(row.skill), units.cost(row.cost),
      units.cost(row.left), units.skill(budgets.gained(index)),
      price?.padded(toPlaces: units.costPlaces) ?? "", row.teamsSharingSkill ?? "",
      row.countsExact.map { $0 ? "yes" : "no" } ?? "", names(row.in), names(row.out), names(row.players),
    ]
  }
}

/// Returns names in one field, separated by semicolons, which are rarer in names than commas.
private func names(_ players: [PlayerRecord]?) -> String {
  (players ?? []).map(\.displayName).joined(separator: "; ")
}
