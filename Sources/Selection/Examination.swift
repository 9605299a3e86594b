import Tables
import Words

/// What the program understands of a file: its format, what its columns hold and are taken for, and what is wrong.
public struct Examination: Sendable {
  /// One column of the file.
  public struct Column: Sendable, Hashable {
    /// The header, or its number where there is none.
    public var title: String
    /// The column of a pool that it is taken for; `nil` where it is none.
    public var meaning: String?
    /// What kind of cells stand in it: `whole numbers, 1 to 14`.
    public var content: String
    /// The first cell that holds something.
    public var example: String
  }

  /// The byte between fields.
  public var delimiter: UInt8
  /// How bytes stand for characters.
  public var encoding: TableRequest.Encoding
  /// Bytes in the file.
  public var byteCount: Int
  /// Data records in it.
  public var rowCount: Int
  /// Its columns in order.
  public var columns: [Column]
  /// The pool, where it can be read once bad rows are left out.
  public var reading: PoolReading?
  /// What keeps it from being read, else what is worth knowing.
  public var findings: [Diagnostic]
  /// How many findings there are in all.
  public var findingCount: Int

  /// Examines a file.
  /// - Throws: `InputError` where it is not a CSV file.
  /// - Complexity: O(bytes), twice over: as a pool, then every column.
  public init(of request: PoolRequest) throws(InputError) {
    var request = request
    request.skipsBadRows = true
    request.skillRange = .any
    request.furtherColumns = PoolColumn.further
    let wanted = request.tableRequest()
    var table: Table
    do throws(InputError) {
      let (reading, read) = try readPoolAndTable(request) { _, _ in }
      (findings, findingCount) = (reading.quality.warnings, reading.quality.warningCount)
      self.reading = reading
      table = read
    } catch .invalid(let problems, let count) {
      (findings, findingCount) = (problems, count)
      var anything = TableRequest(columns: [])
      anything.options = request.options
      anything.filters = []
      table = try readTable(request.path, anything)
    }
    (delimiter, encoding) = (table.delimiter, table.encoding)
    (byteCount, rowCount) = (table.byteCount, table.recordsRead)
    columns = try Self.columns(of: request, as: table, keys: wanted.columns.map(\.key))
  }

  /// Every column of the file with its cells.
  private static func columns(of request: PoolRequest, as table: Table, keys: [String]) throws(InputError)
    -> [Column]
  {
    let cells = try request.cells(of: table)
    return cells.columns.indices.map { place in
      let meanings = zip(keys, table.places).filter { $1?.contains(place) ?? false }.map(\.0)
      let contents = CellKinds(cells.texts(at: place)!)
      let title = table.headers.isEmpty ? "#\(place + 1)" : table.headers[place]
      return Column(
        title: title, meaning: meanings.isEmpty ? nil : meanings.joined(separator: ", "),
        content: contents.description, example: contents.example)
    }
  }
}

/// What kinds of cells stand in a column.
private struct CellKinds: CustomStringConvertible {
  private(set) var example = ""
  private var range: ClosedRange<DecimalNumber>?
  private var isWhole = true
  private var texts: Set<String> = []
  private var textCount = 0
  private var emptyCount = 0
  private var hasComma = false
  private var hasPoint = false

  init(_ column: TextColumn) {
    for row in 0..<column.count {
      let cell = column[row]
      if cell.isEmpty {
        emptyCount += 1
        continue
      }
      if example.isEmpty { example = cell }
      if let number = number(in: cell) {
        range = range.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
        isWhole = isWhole && number.places == 0
      } else {
        texts.insert(cell)
        textCount += 1
      }
    }
  }

  /// The number in a cell, and what it shows of the decimal mark.
  private mutating func number(in cell: String) -> DecimalNumber? {
    let point = try? parseDecimal(cell)
    guard cell.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else {
      return point?.normalised
    }
    let comma = try? parseDecimal(cell, mark: .comma)
    if point == nil, comma != nil { hasComma = true }
    if comma == nil, point != nil { hasPoint = true }
    return (point ?? comma)?.normalised
  }

  /// A number with a true minus; without commas, as it may be an id or a year.
  private func shown(_ number: DecimalNumber) -> String {
    String(number.description.map { $0 == "-" ? "−" : $0 })
  }

  var description: String {
    var parts: [String] = []
    if let range {
      let (low, high) = (shown(range.lowerBound), shown(range.upperBound))
      parts.append(
        (isWhole ? "whole numbers" : "decimals") + ", " + (low == high ? "all \(low)" : "\(low) to \(high)"))
      if hasComma { parts.append(hasPoint ? "decimal commas and points" : "decimal comma") }
    }
    if textCount > 0 {
      let different =
        texts.count == textCount
        ? "all different" : texts.count == 1 ? "all the same" : "\(texts.count) different"
      let others = textCount == 1 ? "1 that is not a number" : "\(textCount) that are not numbers"
      parts.append(range == nil ? "text, \(different)" : others)
    }
    if emptyCount > 0 { parts.append(parts.isEmpty ? "empty" : "\(emptyCount) empty") }
    return parts.joined(separator: "; ")
  }
}
