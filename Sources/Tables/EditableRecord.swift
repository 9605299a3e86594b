import Words

/// A record of an editable table: what its cells say, and the bytes of those that were not touched.
struct EditableRecord: Sendable, Hashable {
  /// One cell.
  private struct Cell: Sendable, Hashable {
    /// What it says, without space around it; empty where its bytes stand for no text.
    var text: String
    /// Its bytes in the file, with quotes and space around it; `nil` for a cell that is written again.
    var bytes: [UInt8]?
  }

  private var cells: [Cell]

  /// A record that no file holds yet.
  init(_ texts: [String]) {
    cells = texts.map { Cell(text: $0) }
  }

  /// A record as it is in a file, its line end left out.
  /// - Parameter bytes: those of the file.
  init(_ record: Record, of bytes: [UInt8], delimiter: UInt8) {
    let ending = lineEnd(of: record, in: bytes)
    let fields = fields(of: bytes[record.start..<record.end - ending.count], delimiter: delimiter)
    precondition(fields.count == record.cells.count, "a record has as many fields as cells")
    cells = zip(record.cells, fields).map { cell, field in
      let text = cell.withUnsafeBufferPointer { decodedTrimmed($0) }
      return Cell(text: text ?? "", bytes: Array(field))
    }
  }

  /// Whether nothing is in any cell, so that it is not a record of the table.
  var isEmpty: Bool {
    cells.allSatisfy { cell in
      guard let bytes = cell.bytes else { return cell.text.isEmpty }
      // Space between quotes is text.
      let isBlank = { (byte: UInt8) in " \t".utf8.contains(byte) }
      let inner = bytes.drop(while: isBlank).reversed().drop(while: isBlank)
      return inner.isEmpty || inner.elementsEqual("\"\"".utf8)
    }
  }

  /// What the cells say.
  var texts: [String] { cells.map(\.text) }

  /// Writes a cell. One that says the same already keeps its bytes; cells that are missing before it are
  /// empty.
  mutating func write(_ text: String, at place: Int) {
    while cells.count <= place { cells.append(Cell(text: "")) }
    if cells[place].text != text { cells[place] = Cell(text: text) }
  }

  /// The record as it is to be written, in UTF-8 and without a line end.
  func bytes(delimiter: UInt8) -> [UInt8] {
    var line: [UInt8] = []
    for (place, cell) in cells.enumerated() {
      if place > 0 { line.append(delimiter) }
      line += cell.bytes ?? Array(csvField(cell.text, delimiter: delimiter).utf8)
    }
    // A record of one empty cell would be a blank line, which is not a record.
    return line.isEmpty ? Array("\"\"".utf8) : line
  }
}

/// The bytes that end a record: CR, LF, both, or none at the end of the file.
func lineEnd(of record: Record, in bytes: [UInt8]) -> ArraySlice<UInt8> {
  let ends = Array("\r\n".utf8)
  let line = bytes[record.start..<record.end]
  if line.suffix(2).elementsEqual(ends) { return line.suffix(2) }
  return line.last.map(ends.contains) == true ? line.suffix(1) : []
}

/// The bytes of each field of a record whose quotes are known to be right: a delimiter counts where the quotes
/// before it come in pairs.
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
