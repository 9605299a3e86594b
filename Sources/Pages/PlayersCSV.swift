import Documents
import Selection
import Snapshots
import Tables

/// Players as a table in the form of a pool file, for spreadsheets, uploads and other programs: what squad
/// prints as CSV it can read.
public func playersForCSV(_ players: [PlayerRecord], of snapshot: Snapshot) -> DataTable {
  let units = Units(exactly: snapshot.playerPool)
  // Beside a hand-picked team only.
  let choices = players.contains { $0.selected != nil } ? ["selected", "canJoin"] : []
  // Of a team whose members do not all count alike.
  let duties = players.contains { $0.slot != nil } ? ["slot", "times"] : []
  let columns = ["row", "id", "name", "role", "club", "skill", "cost"] + duties + choices
  return DataTable(
    caption: "", columns: columns.map { DataTable.Column($0) },
    rows: players.map { player in
      let choice = [player.selected, player.canJoin].prefix(choices.count).map { $0 == true ? "yes" : "no" }
      return DataTable.Row(
        [
          .init(String(player.row)), .init(player.id ?? ""), .init(player.name), .init(player.role ?? ""),
          .init(player.club ?? ""), .init(units.skill(player.skill)), .init(units.cost(player.cost)),
        ]
          + (duties.isEmpty ? [] : [player.slotForCSV, "\((player.times?.number ?? .one).normalised)"]).map {
            .init($0)
          }
          + choice.map { .init($0) })
    })
}

extension PlayerRecord {
  /// What a team file says of their duty: `captain`, `vice`, `bench 1`, else the role in which they stand.
  fileprivate var slotForCSV: String {
    if let bench, bench > 0 { return "bench \(bench)" }
    return captain == true ? "captain" : viceCaptain == true ? "vice" : slot ?? ""
  }
}
