import Documents
import Snapshots

/// Players as a table in the form of a pool file, for spreadsheets, uploads and other programs: what squad
/// prints as CSV it can read.
public func playersForCSV(_ players: [PlayerRecord], of snapshot: Snapshot) -> DataTable {
  let units = Units(snapshot.playerPool)
  let columns = ["row", "id", "name", "role", "club", "skill", "cost"].map { DataTable.Column($0) }
  return DataTable(
    caption: "", columns: columns,
    rows: players.map { player in
      DataTable.Row([
        .init(String(player.row)), .init(player.id ?? ""), .init(player.name), .init(player.role ?? ""),
        .init(player.club ?? ""), .init(units.skill(player.skill)), .init(units.cost(player.cost)),
      ])
    })
}
