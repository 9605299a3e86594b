import Words

/// Returns the table as CSV (RFC 4180): the titles, then the rows, each terminated by CR LF; any marks go in an extra
/// last column. Rows of emphasis `.total` are left out, so that a column can be summed.
///
/// A spreadsheet would evaluate a cell that begins like a formula (`=`, `+`, `-`, `@`, tab or CR); such a cell gets a
/// leading apostrophe unless it is a number. All other values are written unchanged.
/// - Complexity: linear in the size of the table.
public func renderCSV(_ table: DataTable) -> String {
  let marked = table.hasMarks
  let titles = table.columns.map(\.title) + (marked ? [table.markTitle] : [])
  let rows = table.rows.filter { $0.emphasis != .total }.map { row in
    row.cells.map(\.text.plainText) + (marked ? [row.marks.map(\.text).joined(separator: ", ")] : [])
  }
  return ([titles] + rows).map { $0.map(harmlessField).joined(separator: ",") + "\r\n" }.joined()
}

/// Returns a field that a spreadsheet does not evaluate.
private func harmlessField(_ value: String) -> String {
  csvField(value.beginsLikeFormula && !value.isDecimalNumber ? "'" + value : value)
}

extension String {
  /// Whether a spreadsheet would take it for a formula; an accent on the sign does not make it harmless.
  fileprivate var beginsLikeFormula: Bool {
    guard let first = unicodeScalars.first else { return false }
    return ["=", "+", "-", "@", "\t", "\r"].contains(first)
  }

  /// Whether it is a decimal number: an optional sign, digits, and optionally a point and more digits.
  fileprivate var isDecimalNumber: Bool {
    var digits = utf8[...]
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits.removeFirst()
    }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(digit.contains) }
  }
}
