/// What the reading of rows needs beside the columns: staged cells, filters, problems.
struct CarefulReading {
  /// A text that is joined from staged cells, in this order.
  struct Join {
    /// Which of the text columns.
    var text: Int
    /// Which of the staged cells.
    var parts: [Int]
  }

  /// The file as the user spelled it.
  let file: String
  let encoding: TableRequest.Encoding
  /// How bad a bad row is.
  let severity: Diagnostic.Severity
  /// What tells the number of columns: `header` or `first record`.
  let widthIsFrom: String
  /// The joined texts.
  let joins: [Join]
  /// The filters, each with the staged cell it looks at and that cell's place in the record.
  let filters: [(filter: RowFilter, staged: Int, field: Int)]

  /// The bytes of the staged cells of this record.
  private var staged: [[UInt8]]
  /// What is wrong with this record.
  var rowProblems = ProblemList()
  /// What is wrong with the file so far.
  private(set) var problems = ProblemList()
  /// How many records have something wrong.
  private(set) var badRecordCount = 0
  /// How many records a filter left out.
  var filteredCount = 0
  /// Whether such records are kept all the same.
  let keepsFiltered: Bool
  /// Those that are.
  var keptFiltered: Set<Int32> = []

  /// Reading with `stagedCount` staged cells a record.
  init(
    file: String, request: TableRequest, joins: [Join],
    filters: [(filter: RowFilter, staged: Int, field: Int)], stagedCount: Int
  ) {
    self.file = file
    encoding = request.encoding
    severity = request.skipsBadRows ? .warning : .error
    keepsFiltered = request.keepsFilteredRows
    widthIsFrom = request.hasHeader ? "header" : "first record"
    self.joins = joins
    self.filters = filters
    staged = Array(repeating: [], count: stagedCount)
  }

  /// Whether something is wrong with this record.
  var hasProblem: Bool { rowProblems.count > 0 }

  /// Keeps the bytes of a cell until the record ends.
  mutating func stage(_ cell: UnsafeRawBufferPointer, _ index: Int) {
    staged[index].removeAll(keepingCapacity: true)
    staged[index].append(contentsOf: cell)
  }

  /// Whether a record meets all filters. One that is too short to have the cells cannot be judged, and is not
  /// silently left out.
  func passesFilters(cellCount: Int) -> Bool {
    filters.allSatisfy { entry in
      guard entry.field < cellCount else { return true }
      return entry.filter.accepts(decoded(entry.staged) ?? "")
    }
  }

  /// The texts of staged cells with a space between; empty ones are left out. `nil` when one cannot be
  /// decoded.
  func joined(_ parts: [Int]) -> String? {
    var text = ""
    for part in parts {
      guard let cell = decoded(part) else { return nil }
      if !text.isEmpty, !cell.isEmpty { text += " " }
      text += cell
    }
    return text
  }

  /// The bytes of the first of these cells that cannot be decoded.
  func firstUndecodable(_ parts: [Int]) -> [UInt8] {
    parts.first { decoded($0) == nil }.map { staged[$0] } ?? []
  }

  /// Moves the problems of this record to those of the file.
  mutating func keepProblems() {
    badRecordCount += 1
    problems.append(rowProblems)
  }

  /// Makes ready for the next record.
  mutating func startRecord() {
    rowProblems.removeAll()
  }

  private func decoded(_ index: Int) -> String? {
    staged[index].withUnsafeBufferPointer { encoding.decodeTrimmed($0) }
  }
}
