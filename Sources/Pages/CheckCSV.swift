import Documents
import Snapshots

/// Judged teams as a table for spreadsheets and other programs, a row for each.
func checkForCSV(_ teams: [ManualTeamRecord], of snapshot: Snapshot) -> DataTable {
  let titles = [
    "team", "status", "final", "skill", "cost", "left", "count", "gap", "optimal", "better", "equal", "legal",
    "countsExact", "problems",
  ]
  let units = Units(exactly: snapshot.playerPool)
  return DataTable(
    caption: "", columns: titles.map { DataTable.Column($0) },
    rows: teams.map { team in
      DataTable.Row([
        .init(team.path), .init(team.status.rawValue), .init(team.final ? "yes" : "no"),
        .init(units.skill(team.skill)), .init(units.cost(team.cost)), .init(units.cost(team.left)),
        .init(String(team.count)), .init(units.skill(team.gap)),
        .init(team.optimal.map { $0 ? "yes" : "no" } ?? ""), .init(team.better ?? ""),
        .init(team.equal ?? ""), .init(team.legal ?? ""), .init(exactness(team)),
        .init(team.problems.map(\.message).joined(separator: "; ")),
      ])
    })
}

/// Whether all counts are exact; otherwise some are lower bounds. Empty if there are none.
private func exactness(_ team: ManualTeamRecord) -> String {
  team.better == nil ? "" : team.hasExactCounts ? "yes" : "no"
}
