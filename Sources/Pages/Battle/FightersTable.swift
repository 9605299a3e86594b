import Battle
import Documents
import Snapshots

/// Returns a table of fighters with all their details, in the given order.
/// - Parameter hasFiles: whether they come from several files, which are then named.
func fightersTable(
  _ fighters: [FighterRecord], caption: String, hasRows: Bool = false, hasFiles: Bool = false
) -> DataTable {
  let hasIDs = fighters.contains { $0.id != nil }
  var columns: [DataTable.Column] = hasFiles ? [.init("File")] : []
  if hasRows { columns.append(.init("Row", .number)) }
  if hasIDs { columns.append(DataTable.Column("ID").minor) }
  columns += [.init("Fighter"), .init("Team"), .init("Rank", .number)]
  let others = Statistic.allCases.filter { $0 != .rank }
  columns += others.map {
    DataTable.Column(capitalised($0.rawValue), short: String($0.rawValue.prefix(3)), .number)
      .minor(with: "statistics")
  }
  columns += [.init("Overall rating", short: "rating", .number), .init("State")]
  return DataTable(
    caption: caption, columns: columns,
    rows: fighters.map { fighter in
      var cells: [DataTable.Cell] = hasFiles ? [.init(fighter.file)] : []
      if hasRows { cells.append(.init(fighter.row == 0 ? "" : String(fighter.row))) }
      if hasIDs { cells.append(.init(fighter.id ?? "")) }
      cells += [.init(fighter.displayName), .init(fighter.team.rawValue), .init(String(fighter.rank))]
      cells += zip(Statistic.allCases, fighter.statistics.values).filter { $0.0 != .rank }.map {
        .init(String($0.1))
      }
      return DataTable.Row(cells + [.init(String(fighter.rating)), .init(fighter.state.rawValue)])
    }, rowHeader: (hasFiles ? 1 : 0) + (hasRows ? 1 : 0) + (hasIDs ? 1 : 0))
}
