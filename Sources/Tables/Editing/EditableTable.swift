/// A small CSV file kept cell by cell, for a program that changes some cells and writes the file back.
///
/// Everything that is not changed keeps its bytes: columns that the program does not know, even where they cannot be
/// decoded, quotes and space around cells, lines above the header, a byte-order mark. All line ends become that of the
/// header, and blank lines between records are dropped.
public struct EditableTable: Sendable, Hashable {
  private var header: EditableRecord
  private var records: [EditableRecord]
  private let delimiter: UInt8
  private var encoding: TableRequest.Encoding
  /// Whether nobody names the encoding, so that it must be recognised again.
  private var isDetected: Bool
  /// The bytes before the header: a byte-order mark, and title lines.
  private var preamble: [UInt8] = []
  private var lineEnd = Array("\n".utf8)

  /// Creates a table that is not in a file yet.
  public init(
    headers: [String], rows: [[String]] = [], delimiter: UInt8 = UInt8(ascii: ","),
    encoding: TableRequest.Encoding = .utf8
  ) {
    precondition(rows.allSatisfy { $0.count == headers.count }, "a row has missing or extra cells")
    header = EditableRecord(headers)
    records = rows.map { EditableRecord($0) }
    self.delimiter = delimiter
    self.encoding = encoding
    isDetected = encoding == .auto
  }

  /// Creates a table from a file.
  /// - Parameters:
  ///   - bytes: the text of the file in UTF-8, in which `table` was found.
  ///   - encoding: the encoding that was asked for.
  init(_ bytes: [UInt8], of table: Table, encoding: TableRequest.Encoding) {
    let found = splitRecords(bytes, from: textStart(in: bytes), delimiter: table.delimiter, isWhole: true)
      .records
    let place = found.firstIndex {
      EditableRecord($0, of: bytes, delimiter: table.delimiter).texts == table.headers
    }
    guard let place else { preconditionFailure("a table has a header") }
    self.init(bytes, found[place...].filter { !$0.isEmpty }, delimiter: table.delimiter, encoding: encoding)
    self.encoding = table.encoding
  }

  /// Creates a table from the records of a file, the header first.
  fileprivate init(_ bytes: [UInt8], _ found: [Record], delimiter: UInt8, encoding: TableRequest.Encoding) {
    self.delimiter = delimiter
    self.encoding = encoding
    isDetected = encoding == .auto
    let all = found.map { EditableRecord($0, of: bytes, delimiter: delimiter) }
    header = all[0]
    records = Array(all.dropFirst())
    preamble = Array(bytes[..<found[0].start])
    let ending = Tables.lineEnd(of: found[0], in: bytes)
    if !ending.isEmpty { lineEnd = Array(ending) }
  }

  /// The titles of the columns.
  public var headers: [String] { header.texts }

  /// The number of records.
  public var count: Int { records.count }

  /// The texts of each record, as many as there are headers or more; empty if a cell cannot be decoded.
  public var rows: [[String]] {
    let width = headers.count
    // A record may omit empty cells at its end.
    return records.map { $0.texts + Array(repeating: "", count: max(0, width - $0.texts.count)) }
  }

  /// Returns the position of the column with this title, in any case; `nil` if there is none.
  public func place(of header: String) -> Int? {
    headers.firstIndex { $0.lowercased() == header.lowercased() }
  }

  /// Returns the position of the column with this title, adding it with empty cells if there is none.
  public mutating func makePlace(of header: String) -> Int {
    if let place = place(of: header) { return place }
    let place = headers.count
    self.header.write(header, at: place)
    for row in records.indices { records[row].write("", at: place) }
    return place
  }

  /// Adds a record with these cells, keyed by the positions of their columns; the others are empty.
  public mutating func append(_ cells: [Int: String]) {
    records.append(EditableRecord(headers.indices.map { cells[$0] ?? "" }))
  }

  /// Writes one cell of a record.
  public mutating func write(_ text: String, row: Int, place: Int) { records[row].write(text, at: place) }

  /// Removes all records but these, given in ascending order.
  public mutating func keep(_ rows: [Int]) { records = rows.map { records[$0] } }

  /// Returns the table as it will be written, with a line end after each record; `nil` if its encoding lacks a
  /// character, or would not be recognised.
  public func bytes() -> [UInt8]? {
    let text = text
    guard let bytes = encoding.encode(utf8: text) else { return nil }
    if !isDetected || encoding.isUTF8 { return bytes }
    return (try? TableRequest.Encoding.auto.resolved(for: bytes).utf8(of: bytes)) == text ? bytes : nil
  }

  /// Returns why a file cannot be written.
  public func refusal(_ path: String) -> String {
    encoding.encode(utf8: text) == nil
      ? "\(path) is \(encoding.title), which lacks some character in the new values; save it as UTF-8 first"
      : "with the new values, \(path) would no longer be recognised as \(encoding.title); add --encoding "
        + "\(encoding.rawValue), or save it as UTF-8 first"
  }

  private var text: [UInt8] {
    preamble + ([header] + records).flatMap { $0.bytes(delimiter: delimiter) + lineEnd }
  }
}

/// Reads a small file in one pass in two forms: the wanted columns with all their checks, and every cell as written,
/// row for row.
///
/// - Parameters:
///   - path: the file as the user spelled it.
///   - request: the wanted columns; without filters, and without leaving bad rows out.
///   - inspect: sees every byte of the file once, in order.
/// - Returns: the table, and the same records for editing.
/// - Throws: `InputError`.
/// - Complexity: O(bytes), all of which are kept in memory.
public func readEditableTable(
  _ path: String, _ request: TableRequest, inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> (table: Table, cells: EditableTable) {
  precondition(request.filters.isEmpty && !request.skipsBadRows && request.hasHeader, "every row is wanted")
  var bytes: [UInt8] = []
  let table = try readTable(path, request, chunkSize: 1 << 18) { piece in
    bytes.append(contentsOf: piece)
    inspect(piece)
  }
  let cells = EditableTable(table.readText ?? bytes, of: table, encoding: request.encoding)
  precondition(cells.count == table.recordsRead, "the cells are those of the rows")
  return (table, cells)
}

/// Reads a small file with commas cell by cell, whatever it contains: records may be longer than the header, as in the
/// entry files of sites.
///
/// - Parameter inspect: sees every byte of the file once.
/// - Returns: the cells, the line of each record, and the size of the file.
/// - Throws: `InputError`, also if there is no header.
public func readCells(
  _ path: String, inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> (cells: EditableTable, lines: [Int], byteCount: Int) {
  let bytes = try readBytes(path, limit: 1 << 26)
  bytes.withUnsafeBytes(inspect)
  let comma = UInt8(ascii: ",")
  let (records, malformations) = splitRecords(
    bytes, from: textStart(in: bytes), delimiter: comma, isWhole: true)
  func refuse(_ line: Int?, _ code: String, _ message: String) -> InputError {
    .listing([Diagnostic(.error, file: path, line: line, code: code, message: message)])
  }
  if let first = malformations.first { throw refuse(first.line, "quotes", "the quotes are wrong") }
  guard !records.isEmpty else { throw refuse(nil, "no-header", "the file is empty") }
  let table = EditableTable(bytes, records, delimiter: comma, encoding: .utf8)
  return (table, records.dropFirst().map(\.line), bytes.count)
}
