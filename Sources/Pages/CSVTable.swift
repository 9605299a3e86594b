import Documents
import Snapshots

/// A table for spreadsheets and other programs, of the titles of its columns and the fields of its rows.
func csvTable(_ titles: [String], _ rows: [[String]]) -> DataTable {
  DataTable(
    caption: "", columns: titles.map { DataTable.Column($0) },
    rows: rows.map { row in DataTable.Row(row.map { DataTable.Cell($0) }) })
}

extension [PlayerRecord] {
  /// Their names as pages show them, with commas between.
  var names: String { map(\.displayName).joined(separator: ", ") }
}
