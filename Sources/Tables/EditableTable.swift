import Words

/// A small CSV file cell by cell, for a program that changes some cells and writes the file again: columns
/// that the program does not know are kept as they are.
public struct EditableTable: Sendable, Hashable {
  /// The titles of the columns.
  public private(set) var headers: [String]
  /// The cells of each record, as many as there are headers.
  public var rows: [[String]]
  /// The byte between fields.
  public var delimiter: UInt8
  /// How characters are to be written.
  public var encoding = TableRequest.Encoding.utf8

  /// A table that no file holds yet.
  public init(headers: [String], rows: [[String]] = [], delimiter: UInt8 = UInt8(ascii: ",")) {
    precondition(rows.allSatisfy { $0.count == headers.count }, "a row has missing or extra cells")
    self.headers = headers
    self.rows = rows
    self.delimiter = delimiter
  }

  /// The place of the column with this title, whatever its case; `nil` where there is none.
  public func place(of header: String) -> Int? {
    headers.firstIndex { $0.lowercased() == header.lowercased() }
  }

  /// The place of the column with this title, which is added with empty cells where there is none.
  public mutating func makePlace(of header: String) -> Int {
    if let place = place(of: header) { return place }
    headers.append(header)
    for row in rows.indices { rows[row].append("") }
    return headers.count - 1
  }

  /// Adds a record with these cells, by the places of their columns; the others are empty.
  public mutating func append(_ cells: [Int: String]) {
    rows.append(headers.indices.map { cells[$0] ?? "" })
  }

  /// The table as CSV in its encoding; `nil` where that has no such characters.
  public func bytes() -> [UInt8]? { encoding.encode(csv()) }

  /// The table as CSV after RFC 4180, each line ended by a line feed.
  func csv() -> String {
    let separator = String(UnicodeScalar(delimiter))
    return ([headers] + rows).map { row in
      // A record of one empty cell would be a blank line, which is no record.
      let line = row.map { csvField($0, delimiter: delimiter) }.joined(separator: separator)
      return (line.isEmpty ? "\"\"" : line) + "\n"
    }.joined()
  }
}

/// Reads a small file twice over in one pass: the wanted columns with all their checks, and every cell as it
/// stands, row for row.
///
/// - Parameters:
///   - path: the file as the user spelled it.
///   - request: what is wanted; without filters, and without leaving bad rows out.
///   - inspect: sees every byte of the file once, in order.
/// - Returns: the table, and the same records to be changed.
/// - Throws: `InputError`, also for a file with lines above its header, which would be lost.
/// - Complexity: O(bytes), all of which are kept in memory.
public func readEditableTable(
  _ path: String, _ request: TableRequest, inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> (table: Table, cells: EditableTable) {
  precondition(request.filters.isEmpty && !request.skipsBadRows && request.hasHeader, "every row is wanted")
  var bytes: [UInt8] = []
  let table = try readTable(path, request) { piece in
    bytes.append(contentsOf: piece)
    inspect(piece)
  }
  let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  let records = splitRecords(bytes, from: start, delimiter: table.delimiter, isWhole: true).records
  let rows = records.map { record in
    record.cells.map { cell in cell.withUnsafeBufferPointer { request.encoding.decodeTrimmed($0) } ?? "" }
  }
  guard let header = rows.first, header == table.headers else {
    throw .invalid(
      problems: [
        Diagnostic(
          .error, file: path, line: records.first?.line, code: "lines-above-header",
          message: "lines above the header would be lost when the file is changed; remove them first")
      ], count: 1)
  }
  let width = header.count
  var cells = EditableTable(
    headers: header,
    rows: rows.dropFirst().map { row in
      // Empty cells at the end may be missing in a record, and superfluous ones are empty.
      Array((row + Array(repeating: "", count: max(0, width - row.count))).prefix(width))
    }, delimiter: table.delimiter)
  cells.encoding = request.encoding
  return (table, cells)
}
