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
  return csvTable(
    columns,
    players.map { player in
      let choice = [player.selected, player.canJoin].prefix(choices.count).map { $0 == true ? "yes" : "no" }
      let duty = duties.isEmpty ? [] : [player.slotForCSV, "\((player.times?.number ?? .one).normalised)"]
      return [
        String(player.row), player.id ?? "", player.name, player.role ?? "", player.club ?? "",
        units.skill(player.skill), units.cost(player.cost),
      ] + duty + choice
    })
}

extension PlayerRecord {
  /// What a team file says of their duty: `captain`, `vice`, `bench 1`, else the role in which they stand.
  fileprivate var slotForCSV: String { duty ?? slot ?? "" }

  /// The same in a table of teams, where all have a place.
  var placeForCSV: String { duty ?? place ?? "" }

  private var duty: String? {
    if let bench, bench > 0 { return "bench \(bench)" }
    return captain == true ? "captain" : viceCaptain == true ? "vice" : nil
  }
}
