import Words

/// A record of an editable table: the text of its cells, and the bytes of those that were not edited.
struct EditableRecord: Sendable, Hashable {
  /// One cell.
  private struct Cell: Sendable, Hashable {
    /// Its text, without space around it; empty where its bytes cannot be decoded.
    var text: String
    /// Its bytes in the file, with quotes and space around it; `nil` for a cell that was edited.
    var bytes: [UInt8]?
  }

  private var cells: [Cell]

  /// Creates a record that is not in a file yet.
  init(_ texts: [String]) { cells = texts.map { Cell(text: $0) } }

  /// Creates a record from a file, without its line end.
  /// - Parameter bytes: the bytes of the file.
  init(_ record: Record, of bytes: [UInt8], delimiter: UInt8) {
    let ending = lineEnd(of: record, in: bytes)
    let fields = fields(of: bytes[record.start..<record.end - ending.count], delimiter: delimiter)
    precondition(fields.count == record.cells.count, "a record has as many fields as cells")
    cells = zip(record.cells, fields).map { cell, field in
      let text = cell.withUnsafeBufferPointer { decodedTrimmed($0) }
      return Cell(text: text ?? "", bytes: Array(field))
    }
  }

  var texts: [String] { cells.map(\.text) }

  /// Writes a cell. A cell that already has this text keeps its bytes; missing cells before it become empty.
  mutating func write(_ text: String, at place: Int) {
    while cells.count <= place { cells.append(Cell(text: "")) }
    if cells[place].text != text { cells[place] = Cell(text: text) }
  }

  /// Returns the record as it will be written, in UTF-8 and without a line end.
  func bytes(delimiter: UInt8) -> [UInt8] {
    var line: [UInt8] = []
    for (place, cell) in cells.enumerated() {
      if place > 0 { line.append(delimiter) }
      line += cell.bytes ?? Array(csvField(cell.text, delimiter: delimiter).utf8)
    }
    // A record with one empty cell would be a blank line, which is not a record.
    return line.isEmpty ? Array("\"\"".utf8) : line
  }
}

/// Returns the bytes that end a record: CR, LF, both, or none at the end of the file.
func lineEnd(of record: Record, in bytes: [UInt8]) -> ArraySlice<UInt8> {
  let ends = Array("\r\n".utf8)
  let line = bytes[record.start..<record.end]
  if line.suffix(2).elementsEqual(ends) { return line.suffix(2) }
  return line.last.map(ends.contains) == true ? line.suffix(1) : []
}

/// Returns the bytes of each field of a record whose quotes are known to be right: a delimiter counts where an even
/// number of quotes precedes it.
private func fields(of line: ArraySlice<UInt8>, delimiter: UInt8) -> [ArraySlice<UInt8>] {
  var fields: [ArraySlice<UInt8>] = []
  var start = line.startIndex
  var isQuoted = false
  for index in line.indices {
    if line[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
    guard line[index] == delimiter, !isQuoted else { continue }
    fields.append(line[start..<index])
    start = index + 1
  }
  return fields + [line[start...]]
}
