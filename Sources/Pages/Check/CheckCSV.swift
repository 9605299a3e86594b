import Documents
import Snapshots

/// Returns judged teams as a table for spreadsheets and other programs, one row each.
func checkForCSV(_ teams: [ManualTeamRecord], of snapshot: Snapshot) -> DataTable {
  let units = Units(exactly: snapshot.playerPool)
  return csvTable(
    [
      "team", "status", "final", "skill", "cost", "left", "count", "gap", "optimal", "better", "equal",
      "legal", "countsExact", "problems",
    ],
    teams.map { team in
      [
        team.path, team.status.rawValue, team.final ? "yes" : "no", units.skill(team.skill),
        units.cost(team.cost), units.cost(team.left), String(team.count), units.skill(team.gap),
        team.optimal.map { $0 ? "yes" : "no" } ?? "", team.better ?? "", team.equal ?? "", team.legal ?? "",
        team.better == nil ? "" : team.hasExactCounts ? "yes" : "no",
        team.problems.map(\.message).joined(separator: "; "),
      ]
    })
}
