import Documents
import Snapshots

/// Players as a table in the form of a pool file, for spreadsheets, uploads and other programs: what squad
/// prints as CSV it can read.
public func playersForCSV(_ players: [PlayerRecord], of snapshot: Snapshot) -> DataTable {
  let units = Units(snapshot.playerPool)
  // Beside a hand-picked team only.
  let choices = players.contains { $0.selected != nil } ? ["selected", "canJoin"] : []
  let columns = ["row", "id", "name", "role", "club", "skill", "cost"] + choices
  return DataTable(
    caption: "", columns: columns.map { DataTable.Column($0) },
    rows: players.map { player in
      let choice = [player.selected, player.canJoin].prefix(choices.count).map { $0 == true ? "yes" : "no" }
      return DataTable.Row(
        [
          .init(String(player.row)), .init(player.id ?? ""), .init(player.name), .init(player.role ?? ""),
          .init(player.club ?? ""), .init(units.skill(player.skill)), .init(units.cost(player.cost)),
        ] + choice.map { .init($0) })
    })
}
