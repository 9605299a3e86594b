import Documents
import Selection
import Snapshots
import Tables

/// Returns players as a table in the format of a pool file, so that `squad` can read its own CSV output.
public func playersForCSV(_ players: [PlayerRecord], of snapshot: Snapshot) -> DataTable {
  let units = Units(exactly: snapshot.playerPool)
  // Only with a hand-picked team.
  let choices = players.contains { $0.selected != nil } ? ["selected", "canJoin"] : []
  // Only for a team whose players do not all count alike.
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
  /// Their role in a team file: `captain`, `vice`, `bench 1`, or else their slot.
  fileprivate var slotForCSV: String { duty ?? slot ?? "" }

  /// The same in a table of teams, with the place instead of the slot.
  var placeForCSV: String { duty ?? place ?? "" }

  private var duty: String? {
    if let bench, bench > 0 { return "bench \(bench)" }
    return captain == true ? "captain" : viceCaptain == true ? "vice" : nil
  }
}
