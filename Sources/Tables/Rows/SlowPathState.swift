import Words

/// The state for reading rows that goes beyond the columns: staged cells, filters, problems.
struct SlowPathState {
  /// Staged cells that together form one text.
  struct Cells {
    /// The indices of the staged cells, in this order.
    var parts: [Int]
    /// Combines the cells into the text; `nil` where they are joined with a space.
    var text: (@Sendable ([String]) -> String)?
  }

  /// A text formed from staged cells.
  struct Join {
    /// The index of the text column.
    var text: Int
    /// The cells that form it.
    var cells: Cells
  }

  /// The file as the user spelled it.
  let file: String
  /// The severity of bad rows.
  let severity: Diagnostic.Severity
  /// The source of the number of columns: `header` or `first record`.
  let widthIsFrom: String
  let joins: [Join]
  /// The filters except those in `bareAmounts`.
  private let conditions: [Condition]
  /// The filters that compare amounts without a unit with the column of amounts.
  private let bareAmounts: [Condition]

  /// The bytes of the staged cells of this record.
  private var staged: [[UInt8]]
  /// The problems of this record.
  var rowProblems = ProblemList()
  /// Whether this record has a non-empty cell after the last column.
  var hasSurplus = false
  /// The outcome of the records of the block.
  var tally = ReadingTally()
  /// Whether records that a filter excludes are kept nevertheless.
  let keepsFiltered: Bool
  /// The texts in place of numbers in this record.
  var textsForNumbers: [String] = []
  /// The headers of the number columns, in the order of the file; none without a header.
  private let numberHeaders: [String]
  private let isHeaderWord: @Sendable (String) -> Bool

  /// Creates a state with `stagedCount` staged cells per record.
  init(
    file: String, request: TableRequest, joins: [Join],
    conditions: [Condition], stagedCount: Int, numberHeaders: [String]
  ) {
    self.file = file
    self.numberHeaders = numberHeaders
    isHeaderWord = request.isHeaderWord
    severity = request.skipsBadRows ? .warning : .error
    keepsFiltered = request.keepsFilteredRows
    widthIsFrom = request.hasHeader ? "header" : "first record"
    self.joins = joins
    self.conditions = conditions.filter { !$0.isBareAmount }
    bareAmounts = conditions.filter(\.isBareAmount)
    staged = Array(repeating: [], count: stagedCount)
  }

  var hasProblem: Bool { rowProblems.count > 0 }

  /// Whether this record is the header of another table with other columns: not a repeat of the header above. Its name
  /// is a word that headers hold, and different words stand in place of the numbers, or they are such words.
  func beginsOtherTable(called name: @autoclosure () -> String?) -> Bool {
    guard textsForNumbers.count == numberHeaders.count, textsForNumbers.count > 1 else { return false }
    let words = textsForNumbers.map(folded)
    if words == numberHeaders.map(folded) { return false }
    if textsForNumbers.allSatisfy(isHeaderWord) { return true }
    return Set(words).count == words.count && words.allSatisfy { $0.contains(where: \.isLetter) }
      && name().map(isHeaderWord) ?? false
  }

  /// Keeps the bytes of a cell until the record ends.
  mutating func stage(_ cell: UnsafeRawBufferPointer, _ index: Int) {
    staged[index].removeAll(keepingCapacity: true)
    staged[index].append(contentsOf: cell)
  }

  /// Returns for each meaning of bare amounts whether a record meets all filters. A record that is too short for the
  /// cells, or whose cells cannot be decoded, cannot be judged, and is not silently left out.
  /// - Parameter isWhole: whether the record has as many cells as it should.
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

  /// Whether filters compare amounts without a unit with the column of amounts.
  var hasBareAmounts: Bool { !bareAmounts.isEmpty }

  /// Returns the text of staged cells, without empty ones where they are joined; `nil` when one cannot be decoded.
  func text(of cells: Cells) -> String? {
    if cells.parts.count == 1 { return decoded(cells.parts[0]) }
    let texts = cells.parts.compactMap(decoded)
    guard texts.count == cells.parts.count else { return nil }
    return cells.text?(texts) ?? texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the bytes of the first of these cells that cannot be decoded.
  func firstUndecodable(_ cells: Cells) -> [UInt8]? {
    cells.parts.first { decoded($0) == nil }.map { staged[$0] }
  }

  /// Returns the bytes of the first filtered cell that cannot be decoded.
  func firstUndecodableOfFilters() -> [UInt8]? {
    (conditions + bareAmounts).lazy.compactMap { firstUndecodable($0.cells) }.first
  }

  /// Resets the state for the next chunk.
  mutating func startChunk() {
    tally = ReadingTally()
    startRecord()
  }

  /// Prepares for the next record.
  mutating func startRecord() {
    rowProblems.removeAll()
    textsForNumbers.removeAll()
    hasSurplus = false
  }

  private func decoded(_ index: Int) -> String? {
    staged[index].withUnsafeBufferPointer { decodedTrimmed($0) }
  }
}
