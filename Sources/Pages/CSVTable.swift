import Documents
import Snapshots

/// Returns a table for spreadsheets and other programs, made of column titles and the fields of the rows.
func csvTable(_ titles: [String], _ rows: [[String]]) -> DataTable {
  DataTable(
    caption: "", columns: titles.map { DataTable.Column($0) },
    rows: rows.map { row in DataTable.Row(row.map { DataTable.Cell($0) }) })
}

extension [PlayerRecord] {
  /// Their names as pages show them, separated by commas.
  var names: String { map(\.displayName).joined(separator: ", ") }
}
