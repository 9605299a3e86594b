import Selection
import Tables
import Words

/// The program's reading of a file: its format, the content and meaning of its columns, and its problems.
public struct Examination: Sendable {
  /// One column of the file.
  public struct Column: Sendable, Hashable {
    /// The header, or the column number where there is none.
    public var title: String
    /// The pool column it is read as; `nil` for none.
    public var meaning: String?
    /// The kind of its cells: `whole numbers, 1 to 14`.
    public var content: String
    /// The first cell that is not empty.
    public var example: String
  }

  /// The byte between fields.
  public var delimiter: UInt8
  /// How bytes encode characters.
  public var encoding: TableRequest.Encoding
  /// Bytes in the file.
  public var byteCount: Int
  /// Data records in it.
  public var rowCount: Int
  /// Its columns in order.
  public var columns: [Column]
  /// The pool, if it can be read, if only with bad rows left out.
  public var reading: PoolReading?
  /// Whether it can be read as the request says.
  public var isReadable = true
  /// The errors that keep it from being read, otherwise the warnings.
  public var findings: [Diagnostic]
  /// How many findings there are in all.
  public var findingCount: Int

  /// Examines a file.
  /// - Throws: `InputError` where it is not a CSV file.
  /// - Complexity: O(bytes), twice: once as a pool, once for every column; once more where rows are bad.
  public init(of request: PoolRequest) throws(InputError) {
    var request = request
    request.skillRange = .any
    request.furtherColumns = PoolColumn.further
    let wanted = request.tableRequest()
    var table: Table
    do throws(InputError) {
      let (reading, read) = try readPoolAndTable(request) { _, _ in }
      (findings, findingCount) = (reading.quality.shortWarnings, reading.quality.warningCount)
      self.reading = reading
      table = read
    } catch .invalid(let problems, let count) {
      (findings, findingCount, isReadable) = (problems, count, false)
      request.skipsBadRows = !request.isStrict
      if let lenient = try? readPoolAndTable(request, inspect: { _, _ in }) {
        (reading, table) = lenient
      } else {
        table = try readTable(request.path, wanted.accepting)
      }
    }
    guard isRereadable(request.path) else {
      throw .unreadable(
        file: request.path, reason: "too large to be read twice through a pipe; save it as a file")
    }
    (delimiter, encoding) = (table.delimiter, table.encoding)
    (byteCount, rowCount) = (table.byteCount, table.recordsRead)
    columns = try Self.columns(of: request, as: table, keys: wanted.columns.map(\.key))
  }

  private static func columns(of request: PoolRequest, as table: Table, keys: [String]) throws(InputError)
    -> [Column]
  {
    let cells = try request.cells(of: table)
    return cells.columns.indices.map { place in
      let meanings = zip(keys, table.places).filter { $1?.contains(place) ?? false }.map(\.0)
      let mark = table.numberMark(at: place)
      let contents = CellKinds(
        cells.texts(at: place)!, mark: request.options.decimal ?? mark,
        otherwise: table.delimiter == UInt8(ascii: ";") ? .comma : .point,
        mayBePositions: mark == nil, arePositions: meanings.contains(PoolColumn.role.rawValue))
      let title = table.headers.isEmpty ? "#\(place + 1)" : table.headers[place]
      return Column(
        title: title, meaning: meanings.isEmpty ? nil : meanings.joined(separator: ", "),
        content: contents.description, example: contents.example)
    }
  }
}

extension TableRequest {
  /// A request for whichever of these columns a file has, with any cells.
  fileprivate var accepting: TableRequest {
    var request = TableRequest(
      columns: columns.map { column in
        var column = column
        (column.required, column.kind) = (false, .text(required: false))
        return column
      })
    (request.guesses, request.usesGuesses, request.options) = (guesses, usesGuesses, options)
    request.filters = []
    return request
  }
}

extension Table {
  /// The decimal mark with which a column was read; `nil` where it was not read as numbers.
  fileprivate func numberMark(at place: Int) -> DecimalMark? {
    places.indices.first { places[$0]?.first == place && numbers(at: $0) != nil }.map { marks[$0] }
  }
}

/// The kinds of cells in a column.
private struct CellKinds: CustomStringConvertible {
  private(set) var example = ""
  private var range: ClosedRange<DecimalNumber>?
  private var isWhole = true
  private var texts: Set<String> = []
  private var textCount = 0
  private var emptyCount = 0
  private var hasComma = false
  private var hasPoint = false
  /// The mark with which to read a cell that is a number with either.
  private let mark: DecimalMark
  /// Whether `1B` is first base, not a billion.
  private let hasBases: Bool

  /// - Parameters:
  ///   - mark: the decimal mark with which the program reads the column; `nil` where it does not.
  ///   - otherwise: the mark of a column that is not read, if none of its cells shows one.
  ///   - mayBePositions: whether words among its cells show that they are positions.
  ///   - arePositions: whether they are in any case.
  init(
    _ column: TextColumn, mark: DecimalMark?, otherwise: DecimalMark, mayBePositions: Bool, arePositions: Bool
  ) {
    let cells = (0..<column.count).lazy.map { column[$0] }
    hasBases =
      arePositions || mayBePositions && cells.contains { 1...3 ~= $0.count && $0.allSatisfy(\.isLetter) }
    self.mark = mark ?? cells.compactMap(DecimalMark.init(shownBy:)).first ?? otherwise
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

  /// Returns the number in a cell, and records which decimal mark it reveals.
  private mutating func number(in cell: String) -> DecimalNumber? {
    if hasBases, cell.count == 2, cell.first!.isNumber, cell.last!.isLetter { return nil }
    let point = try? parseDecimal(cell)
    guard cell.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else {
      return point?.normalised
    }
    let comma = try? parseDecimal(cell, mark: .comma)
    if point == nil, comma != nil { hasComma = true }
    if comma == nil, point != nil { hasPoint = true }
    return (mark == .point ? point ?? comma : comma ?? point)?.normalised
  }

  /// Formats a number with a real minus sign and without thousands separators, as it may be an id or a year.
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
