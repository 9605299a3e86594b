import Battle
import Documents
import Snapshots

/// Returns a table of fighters with all their details, in the given order.
/// - Parameter hasFiles: whether they come from several files, which are then named.
func fightersTable(
  _ fighters: [FighterRecord], caption: String, hasRows: Bool = false, hasFiles: Bool = false
) -> DataTable {
  let others = Statistic.allCases.filter { $0 != .rank }.map {
    DataTable.Column(capitalised($0.rawValue), short: String($0.rawValue.prefix(3)), .number)
      .minor(with: "statistics")
  }
  return DataTable(
    caption: caption,
    columns: [
      .init("File"), .init("Row", .number), .init("ID").minor.optional, .init("Fighter"),
      .init("Team"), .init("Rank", .number),
    ] + others + [.init("Overall rating", short: "rating", .number), .init("State")],
    rows: fighters.map { fighter in
      let statistics = zip(Statistic.allCases, fighter.statistics.values).filter { $0.0 != .rank }
      let cells =
        [
          fighter.file, fighter.row == 0 ? "" : String(fighter.row), fighter.id ?? "", fighter.displayName,
          fighter.team.rawValue, String(fighter.rank),
        ] + statistics.map { String($0.1) } + [String(fighter.rating), fighter.state.rawValue]
      return DataTable.Row(cells.map { DataTable.Cell($0) })
    }, rowHeader: 3
  ).keeping { ($0 != 0 || hasFiles) && ($0 != 1 || hasRows) }
}
