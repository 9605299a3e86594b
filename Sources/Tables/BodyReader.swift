/// Reads the data records of a file, whose layout is known, into columns.
///
/// Each piece of the file is cut into lines for the parser, whose callbacks fill a block of rows; behind
/// each piece the block is added to the columns.
struct BodyReader: ~Copyable {
  private let file: String
  private let request: TableRequest
  private let layout: Layout
  private let parser: CSVParser
  private let sink: UnsafeMutablePointer<RowSink>
  private var lines: LineSlicer

  private var numbers: [DecimalColumnBuilder]
  private var texts: [TextColumn]
  private var rowLines: [Int32] = []
  private var rowRecords: [Int32] = []
  private var rowDigests: [UInt64] = []

  /// A reader of pieces of at most `pieceSize` bytes.
  /// - Parameter afterReturn: the byte before the body is a CR, whose LF may follow.
  init(file: String, _ request: TableRequest, _ layout: Layout, pieceSize: Int, afterReturn: Bool) {
    self.file = file
    self.request = request
    self.layout = layout
    lines = LineSlicer(line: layout.bodyLine, afterReturn: afterReturn)
    sink = .allocate(capacity: 1)
    sink.initialize(to: RowSink(file: file, request, layout, pieceSize: pieceSize))
    numbers = Array(repeating: DecimalColumnBuilder(), count: sink.pointee.numbers.count)
    texts = Array(repeating: TextColumn(), count: sink.pointee.texts.count)
    let onField: CSVParser.FieldCallback
    if request.digestsOtherCells { onField = takeOrDigestField } else { onField = takeField }
    parser = CSVParser(
      delimiter: layout.delimiter, context: sink, onField: onField, onRecord: takeRecord)
  }

  deinit {
    sink.pointee.deallocate()
    sink.deinitialize(count: 1)
    sink.deallocate()
  }

  /// The number of rows so far.
  var rowCount: Int { rowRecords.count }

  /// Reads the next bytes of the file.
  mutating func read(_ piece: UnsafeRawBufferPointer) throws(InputError) {
    if holdsNonASCII(piece) { sink.pointee.seesNonASCII = true }
    let nul = piece.firstIndex(of: UInt8(0), from: 0)
    if nul == piece.count, !parser.isInQuotedField, lines.hasPlainLines(piece) {
      try readWhole(piece)
    } else {
      try readByLine(piece, nul: nul)
    }
    if lines.line >= Int(Int32.max) { throw stopped(by: tooManyLines(file: file)) }
    try keepBlock()
  }

  /// Reads a piece in which each line is a record.
  private mutating func readWhole(_ piece: UnsafeRawBufferPointer) throws(InputError) {
    sink.pointee.line = lines.nextLine
    sink.pointee.linesPerRecord = 1
    if let failure = parser.parse(piece) { throw stopped(by: malformed(failure)) }
    if sink.pointee.oversizedLine > 0 { throw stopped(by: malformed(.oversizedField)) }
    sink.pointee.linesPerRecord = 0
    lines.passOver(to: sink.pointee.line)
  }

  /// Reads a piece line by line, up to the NUL at `nul` if there is one.
  private mutating func readByLine(_ piece: UnsafeRawBufferPointer, nul: Int) throws(InputError) {
    lines.beginPiece()
    var start = 0
    while start < piece.count {
      let end = lines.endOfSlice(in: piece, from: start)
      sink.pointee.line = lines.line
      let slice = UnsafeRawBufferPointer(rebasing: piece[start..<min(end, nul)])
      if let failure = parser.parse(slice) {
        throw stopped(by: malformed(failure))
      }
      if sink.pointee.oversizedLine > 0 { throw stopped(by: malformed(.oversizedField)) }
      if nul < end { throw stopped(by: nulByte(file: file, line: lines.line)) }
      start = end
    }
  }

  /// Ends the file.
  mutating func finish() throws(InputError) {
    if let failure = parser.finish() { throw stopped(by: malformed(failure)) }
    if sink.pointee.oversizedLine > 0 { throw stopped(by: malformed(.oversizedField)) }
    try keepBlock()
  }

  /// Makes room for a file of `size` bytes, of which `bytesRead` have been read.
  mutating func reserve(size: Int, bytesRead: Int) {
    // Rows are about equally long; room for too many costs only addresses, for too few a copy. Beyond some
    // 16 million the columns grow by themselves, lest a file whose first rows are unlike the rest asks for
    // more than the machine has.
    let rows = Int(min(Double(rowCount) * Double(size) / Double(bytesRead) * 1.02 + 16, 16e6))
    for index in numbers.indices { numbers[index].reserve(rows) }
    for index in texts.indices { texts[index].reserve(rows) }
    rowLines.reserveCapacity(rows)
    rowRecords.reserveCapacity(rows)
  }

  /// The table of all that was read from a file of `byteCount` bytes.
  consuming func table(byteCount: Int) throws(InputError) -> Table {
    let careful = sink.pointee.careful
    let account = careful.account
    if account.badRecordCount > 0, !request.skipsBadRows {
      throw .invalid(problems: account.problems.kept, count: account.problems.count)
    }
    if request.needsRows, sink.pointee.recordCount == 0 {
      throw .invalid(
        problems: [noRows(file: file, headerLine: request.hasHeader ? layout.bodyLine - 1 : nil)], count: 1)
    }
    var table = Table(
      columns: columns, records: rowRecords, lines: rowLines, otherCells: rowDigests,
      recordsRead: sink.pointee.recordCount,
      recordsFiltered: account.filteredCount, keptFilteredRecords: careful.keptFiltered,
      badRecords: account.problems.kept,
      badRecordCount: account.badRecordCount, badRecordProblemCount: account.problems.count,
      headerWarnings: layout.warnings, byteCount: byteCount, delimiter: layout.delimiter,
      places: layout.sources, headers: layout.header.names)
    table.guess = layout.guess
    table.marks = layout.marks.map(\.mark)
    if account.surplus.isEmpty { return table }
    return table.selecting(table.records.indices.filter { !account.surplus.contains(table.records[$0]) })
  }

  private var columns: [Table.Column] {
    var columns = [Table.Column](repeating: .absent, count: request.columns.count)
    for (builder, cells) in zip(numbers, sink.pointee.numbers) {
      var column = builder.column(unitPlaces: cells.unitPlaces)
      if sink.pointee.careful.mixesUnits { column.written = nil }
      columns[cells.column] = .number(column)
    }
    for (text, cells) in zip(texts, sink.pointee.texts) { columns[cells.column] = .text(text) }
    return columns
  }

  /// Adds the block's rows to the columns and begins a new block.
  private mutating func keepBlock() throws(InputError) {
    let rows = sink.pointee.rows
    for (index, cells) in sink.pointee.numbers.enumerated() {
      if let row = numbers[index].append(cells, rows: rows) {
        let line = Int(sink.pointee.lines[row])
        throw stopped(by: columnTooLarge(cells.key, file: file, line: line))
      }
    }
    for (index, cells) in sink.pointee.texts.enumerated() { texts[index].append(cells, rows: rows) }
    rowLines.append(contentsOf: UnsafeBufferPointer(start: sink.pointee.lines, count: rows))
    rowRecords.append(contentsOf: UnsafeBufferPointer(start: sink.pointee.records, count: rows))
    if let digests = sink.pointee.digests {
      rowDigests.append(contentsOf: UnsafeBufferPointer(start: digests, count: rows))
    }
    sink.pointee.startBlock()
  }

  private func malformed(_ failure: CSVParser.Failure) -> Diagnostic {
    let fieldLine = sink.pointee.oversizedLine > 0 ? sink.pointee.oversizedLine : sink.pointee.fieldLine
    return Tables.malformed(failure, file: file, line: sink.pointee.line, fieldLine: fieldLine)
  }

  /// The error of a file that cannot be read on: what was wrong before, then the reason. Rows that would
  /// have been left out are not mentioned.
  private func stopped(by reason: Diagnostic) -> InputError {
    var problems = request.skipsBadRows ? ProblemList() : sink.pointee.careful.account.problems
    problems.append(reason)
    return .invalid(problems: problems.kept, count: problems.count)
  }
}
