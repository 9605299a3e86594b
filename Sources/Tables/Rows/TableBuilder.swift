/// Assembles blocks of rows into the columns of a table, in the order of the file.
struct TableBuilder {
  private let file: String
  private let request: TableRequest
  private let layout: Layout

  private var numbers: [DecimalColumnBuilder] = []
  private var texts: [TextColumnBuilder] = []
  private var lines = RowNumbers()
  private var records = RowNumbers()
  private var digests: [UInt64] = []
  /// The outcome of all records other than rows, with lines and numbers relative to the file.
  private var tally = ReadingTally()
  private var recordCount = 0
  /// The line on which the next chunk begins.
  private var chunkLine: Int
  private var hasReserved = false
  private var hasBareAmounts = false

  init(file: String, _ request: TableRequest, _ layout: Layout) {
    self.file = file
    self.request = request
    self.layout = layout
    chunkLine = layout.bodyLine
    for (column, source) in zip(request.columns, layout.sources) where source != nil {
      if column.kind.isNumber {
        numbers.append(DecimalColumnBuilder())
      } else {
        texts.append(TextColumnBuilder(isCoded: column.hasFewTexts))
      }
    }
  }

  /// Adds the block of a reader, which then begins a new block.
  /// - Parameters:
  ///   - endsChunk: whether the next block begins a chunk.
  ///   - fraction: the fraction of the file read so far; if known, room for the rest is reserved once.
  mutating func append(_ reader: ChunkReader, endsChunk: Bool, fraction: Double?) throws(InputError) {
    let sink = reader.sink
    try appendNumbers(sink)
    if chunkLine + reader.lineCount >= Int(Int32.max) { throw stopped(by: tooManyLines(file: file)) }
    for index in texts.indices {
      texts[index].append(
        sink.pointee.texts[index], rows: sink.pointee.rows, known: &reader.knownCodes[index])
    }
    let rows = sink.pointee.rows
    lines.append(UnsafeBufferPointer(start: sink.pointee.lines, count: rows), adding: Int32(chunkLine))
    records.append(UnsafeBufferPointer(start: sink.pointee.records, count: rows), adding: Int32(recordCount))
    if let block = sink.pointee.digests {
      digests.append(contentsOf: UnsafeBufferPointer(start: block, count: rows))
    }
    tally.append(sink.pointee.slowPath.tally, line: chunkLine, records: recordCount)
    hasBareAmounts = sink.pointee.slowPath.hasBareAmounts
    recordCount += sink.pointee.recordCount
    if let failure = reader.failure { throw stopped(by: failure.problem(file: file, chunkLine: chunkLine)) }
    if endsChunk { chunkLine += reader.lineCount }
    sink.pointee.startBlock()
    reserve(fraction)
  }

  /// Whether any of the records that were read has bytes that are not UTF-8.
  var hasBadEncoding: Bool { tally.account.problems.hasBadEncoding }

  func table(byteCount: Int) throws(InputError) -> Table {
    let account = tally.account
    // The rows below it would be read by the wrong header.
    if let other = account.problems.otherTable, let last = lines.last, Int(last) > other.line ?? 0 {
      throw .listing([other])
    }
    if account.badRecordCount > 0, !request.skipsBadRows {
      throw .invalid(problems: account.problems.kept, count: account.problems.count)
    }
    if request.needsRows, recordCount == 0 {
      throw .listing([noRows(file: file, headerLine: request.hasHeader ? layout.bodyLine - 1 : nil)])
    }
    var table = Table(
      columns: columns, records: records, lines: lines, otherCells: digests, recordsRead: recordCount,
      recordsFiltered: account.filteredCount, keptFilteredRecords: Set(tally.keptFiltered),
      badRecords: account.problems.kept, badRecordCount: account.badRecordCount,
      badRecordProblemCount: account.problems.count, headerWarnings: layout.warnings, byteCount: byteCount,
      delimiter: layout.delimiter, places: layout.sources, headers: layout.header.names)
    table.guess = layout.guess
    table.marks = layout.marks.map(\.mark)
    table.cellsAboveHeader = layout.cellsAboveHeader
    if account.surplus.isEmpty { return table }
    let surplus = Set(account.surplus)
    return table.selecting(table.records.indices.filter { !surplus.contains(table.records[$0]) })
  }

  private var columns: [Table.Column] {
    var (numbers, texts) = (numbers[...], texts[...])
    return zip(request.columns, layout.sources).map { column, source in
      guard source != nil else { return .absent }
      guard case .number(let unitPlaces, _, _) = column.kind else { return .text(texts.removeFirst().column) }
      var values = numbers.removeFirst().column(unitPlaces: unitPlaces)
      // Even if all cells carry a unit that no filter excluded.
      if hasBareAmounts, tally.units.shared == nil { values.written = nil }
      return .number(values)
    }
  }

  /// Adds the numbers of a block; on a number too large for its column, the rows before it count as read.
  private mutating func appendNumbers(_ sink: UnsafeMutablePointer<RowSink>) throws(InputError) {
    var failed: (row: Int, key: String)?
    for (index, cells) in sink.pointee.numbers.enumerated() {
      guard let row = numbers[index].append(cells, rows: sink.pointee.rows) else { continue }
      if row < failed?.row ?? .max { failed = (row, cells.key) }
    }
    guard let failed else { return }
    tally.append(sink.pointee.slowPath.tally, upTo: failed.row, line: chunkLine, records: recordCount)
    let line = chunkLine + Int(sink.pointee.lines[failed.row])
    throw stopped(by: columnTooLarge(failed.key, file: file, line: line))
  }

  /// Reserves room for all rows, as estimated from the part read so far.
  private mutating func reserve(_ fraction: Double?) {
    guard !hasReserved, records.count > 0, let fraction else { return }
    hasReserved = true
    // Rows are of similar length, early ones often shorter; reserving too much costs only addresses, too little a copy.
    // Beyond some 16 million the columns grow by themselves, so that a file whose first rows are unlike the rest does
    // not ask for more memory than the machine has.
    let rows = Int(min(Double(records.count) / max(fraction, 1e-9) * 1.25 + 16, 16e6))
    for index in numbers.indices { numbers[index].reserve(rows) }
    for index in texts.indices { texts[index].reserve(rows) }
    digests.reserveColumn(digests.isEmpty ? 0 : rows)
  }

  /// Returns the error for a file that cannot be read further: the problems before, then the reason. Rows that would
  /// have been left out are not mentioned.
  private func stopped(by reason: Diagnostic) -> InputError {
    var problems = request.skipsBadRows ? ProblemList() : tally.account.problems
    problems.append(reason)
    return .invalid(problems: problems.kept, count: problems.count)
  }
}
