/// What the reading of rows needs beside the columns: staged cells, filters, problems.
struct CarefulReading {
  /// Staged cells that make one text.
  struct Cells {
    /// Which of the staged cells, in this order.
    var parts: [Int]
    /// What they say together; `nil` where they are joined with a space between.
    var text: (@Sendable ([String]) -> String)?
  }

  /// A text that is made of staged cells.
  struct Join {
    /// Which of the text columns.
    var text: Int
    /// Of what.
    var cells: Cells
  }

  /// The file as the user spelled it.
  let file: String
  /// How bad a bad row is.
  let severity: Diagnostic.Severity
  /// What tells the number of columns: `header` or `first record`.
  let widthIsFrom: String
  /// The joined texts.
  let joins: [Join]
  /// The filters but for those in `bareAmounts`.
  private let conditions: [Condition]
  /// The filters that hold amounts without a unit against the column of amounts.
  private let bareAmounts: [Condition]

  /// The bytes of the staged cells of this record.
  private var staged: [[UInt8]]
  /// What is wrong with this record.
  var rowProblems = ProblemList()
  /// Whether something stands behind the last column of this record.
  var hasSurplus = false
  /// What became of the records of the block.
  var tally = ReadingTally()
  /// Whether records that a filter leaves out are kept all the same.
  let keepsFiltered: Bool

  /// Reading with `stagedCount` staged cells a record.
  init(
    file: String, request: TableRequest, joins: [Join],
    conditions: [Condition], stagedCount: Int
  ) {
    self.file = file
    severity = request.skipsBadRows ? .warning : .error
    keepsFiltered = request.keepsFilteredRows
    widthIsFrom = request.hasHeader ? "header" : "first record"
    self.joins = joins
    self.conditions = conditions.filter { !$0.isBareAmount }
    bareAmounts = conditions.filter(\.isBareAmount)
    staged = Array(repeating: [], count: stagedCount)
  }

  /// Whether something is wrong with this record.
  var hasProblem: Bool { rowProblems.count > 0 }

  /// Keeps the bytes of a cell until the record ends.
  mutating func stage(_ cell: UnsafeRawBufferPointer, _ index: Int) {
    staged[index].removeAll(keepingCapacity: true)
    staged[index].append(contentsOf: cell)
  }

  /// Whether a record meets all filters, for each meaning of bare amounts. One that is too short to have the cells, or
  /// has some that cannot be decoded, cannot be judged, and is not silently left out.
  /// - Parameter isWhole: the record has as many cells as it should.
  mutating func use(cellCount: Int, isWhole: Bool) -> RowUse {
    func accepts(_ condition: Condition) -> Bool {
      guard condition.fields.allSatisfy({ $0 < cellCount }), let text = text(of: condition.cells) else {
        return true
      }
      return condition.filter.accepts(text)
    }
    guard conditions.allSatisfy(accepts) else { return .none }
    guard let amount = bareAmounts.first, amount.fields[0] < cellCount else { return .full }
    guard let number = text(of: amount.cells).flatMap(amount.filter.number) else {
      return bareAmounts.allSatisfy(accepts) ? .full : .none
    }
    if isWhole, !hasProblem { tally.units.note(number) }
    return RowUse(
      asFullAmounts: bareAmounts.allSatisfy { $0.filter.accepts(number, inItsUnit: false) },
      inUnit: bareAmounts.allSatisfy { $0.filter.accepts(number, inItsUnit: true) })
  }

  /// Counts a record that a filter leaves out, for the meanings of bare amounts for which it does.
  mutating func countFiltered(_ use: RowUse) {
    if !use.asFullAmounts { tally.asFullAmounts.filteredCount += 1 }
    if !use.inUnit { tally.inUnit.filteredCount += 1 }
  }

  /// Notes that a row of the columns is left out for one meaning of bare amounts.
  mutating func noteRow(ofRecord record: Int, _ use: RowUse) {
    if !use.asFullAmounts { tally.asFullAmounts.surplus.append(Int32(truncatingIfNeeded: record)) }
    if !use.inUnit { tally.inUnit.surplus.append(Int32(truncatingIfNeeded: record)) }
  }

  /// Whether filters hold amounts without a unit against the column of amounts.
  var hasBareAmounts: Bool { !bareAmounts.isEmpty }

  /// The text that staged cells make, empty ones left out where they are joined; `nil` when one cannot be decoded.
  func text(of cells: Cells) -> String? {
    if cells.parts.count == 1 { return decoded(cells.parts[0]) }
    let texts = cells.parts.compactMap(decoded)
    guard texts.count == cells.parts.count else { return nil }
    return cells.text?(texts) ?? texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The bytes of the first of these cells that cannot be decoded.
  func firstUndecodable(_ cells: Cells) -> [UInt8]? {
    cells.parts.first { decoded($0) == nil }.map { staged[$0] }
  }

  /// The bytes of the first cell that a filter looks at and that cannot be decoded.
  func firstUndecodableOfFilters() -> [UInt8]? {
    (conditions + bareAmounts).lazy.compactMap { firstUndecodable($0.cells) }.first
  }

  /// Moves the problems of this record, which comes before row `row`, to those of the block.
  mutating func keepProblems(_ use: RowUse, beforeRow row: Int) {
    if use.asFullAmounts { tally.asFullAmounts.keep(rowProblems, beforeRow: row) }
    if use.inUnit { tally.inUnit.keep(rowProblems, beforeRow: row) }
  }

  /// Forgets all that was read.
  mutating func startChunk() {
    tally = ReadingTally()
    startRecord()
  }

  /// Makes ready for the next record.
  mutating func startRecord() {
    rowProblems.removeAll()
    hasSurplus = false
  }

  private func decoded(_ index: Int) -> String? {
    staged[index].withUnsafeBufferPointer { decodedTrimmed($0) }
  }
}
