/// The target of the parser's callbacks: the block of rows being read.
///
/// This is the performance-critical core. It is a struct in allocated memory that the callbacks access through a typed
/// pointer, with raw pointers to the columns: 1.5 times as fast as a class on narrow files and 1.9 times on wide ones,
/// because class fields cost a dynamic exclusivity check per access in every callback. Cells are written at row `rows`,
/// which only `commitRow` increases; a row that is left out needs no undoing. A block has room for every row that one
/// piece of the file can contain, so nothing grows here except texts.
struct RowSink {
  // MARK: Where the parser is

  /// The index of the next cell in its record.
  var field = 0
  /// The line that the parser is working on; all lines here count from the chunk's first, which is 0.
  var line = 0
  /// The line on which the next field begins.
  var fieldLine = 0
  /// The line on which the record begins.
  var recordLine = 0
  /// The line on which the first oversized field begins; -1 = none.
  var oversizedLine = -1
  /// Whether this record has a cell that is not blank.
  var hasContent = false
  /// The number of data records in the block so far, without empty ones.
  var recordCount = 0

  // MARK: What is wanted

  /// One slot for each wanted cell in ascending order, then `CellSlot.none`.
  let slots: UnsafeMutablePointer<CellSlot>
  /// The next wanted cell in this record.
  var slot: UnsafeMutablePointer<CellSlot>
  /// The numbers of cells that a record may have.
  let cellCounts: ClosedRange<Int>
  /// Whether rows are filtered or have joined cells, so that each is examined again when it ends.
  let looksAtEveryRow: Bool
  /// Whether texts are stored unchanged: the chunk is ASCII, or they are checked together when it ends. Otherwise each
  /// is checked or converted.
  var keepsBytes = true

  // MARK: The block

  /// The number of complete rows in the block.
  var rows = 0
  /// The maximum number of rows.
  let capacity: Int
  let numbers: UnsafeMutableBufferPointer<NumberCells>
  let texts: UnsafeMutableBufferPointer<TextCells>
  /// For each row the line on which it begins, and the number of its record in the block, from 1.
  let lines: UnsafeMutablePointer<Int32>
  let records: UnsafeMutablePointer<Int32>

  /// The digest of this record's cells so far that no column takes, and the digests of the rows; `nil` if they were not
  /// requested.
  var digest: UInt64 = 0
  let digests: UnsafeMutablePointer<UInt64>?

  /// The state needed only for unusual rows.
  var slowPath: SlowPathState

  /// Ends a record that has at least one cell.
  @inline(__always)
  mutating func endRecord() {
    recordCount &+= 1
    if cellCounts.contains(field), !looksAtEveryRow, !slowPath.hasProblem, hasContent {
      commitRow()
    } else {
      endRecordOnSlowPath()
    }
    field = 0
    digest = 0
    hasContent = false
    slot = slots
  }

  /// Turns the cells written at row `rows` into a row.
  @inline(__always)
  mutating func commitRow() {
    precondition(rows < capacity, "a block has room for all rows of a piece")
    lines[rows] = Int32(truncatingIfNeeded: recordLine)
    records[rows] = Int32(truncatingIfNeeded: recordCount)
    if let digests { digests[rows] = digest }
    rows &+= 1
  }
}

// MARK: Callbacks of the parser

/// Counts the fields of a record and processes the wanted ones.
@inline(__always)
private func takeField(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>)
{
  if !sink.pointee.hasContent {
    guard let cell, count > 0, (0x21...0x7E).contains(cell.load(as: UInt8.self)) else {
      return takeFieldThatMayBeBlank(cell, count, sink)
    }
    sink.pointee.hasContent = true
  }
  takeIfWanted(cell, count, sink)
}

/// Processes a field before which its record has only blank ones. It ends the function that calls it, which therefore
/// saves no registers.
@inline(never)
private func takeFieldThatMayBeBlank(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>
) {
  sink.pointee.hasContent = !isBlank(UnsafeRawBufferPointer(start: cell, count: count))
  takeIfWanted(cell, count, sink)
}

@inline(__always)
private func takeIfWanted(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>
) {
  let (field, slot) = (sink.pointee.field, sink.pointee.slot)
  sink.pointee.field = field &+ 1
  if field == slot.pointee.field { takeWanted(cell, count, sink) }
}

/// Digests cells that no column takes: unwanted cells, and those used only by conditions.
@inline(__always)
private func digestField(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>
) {
  let slot = sink.pointee.slot.pointee
  if sink.pointee.field != slot.field || slot.use == .staged {
    sink.pointee.digest = digested(sink.pointee.digest, UnsafeRawBufferPointer(start: cell, count: count))
  }
}

/// Records where fields begin, and where one is too large, in a file that is parsed line by line.
@inline(__always)
private func noteField(_ count: Int, _ sink: UnsafeMutablePointer<RowSink>) {
  if count > CSVParser.largestField, sink.pointee.oversizedLine < 0 {
    sink.pointee.oversizedLine = sink.pointee.fieldLine
  }
  // The next field begins after the delimiter, so on the line on which this one ended.
  sink.pointee.fieldLine = sink.pointee.line
}

@inline(__always)
private func rowSink(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<RowSink> {
  context.unsafelyUnwrapped.assumingMemoryBound(to: RowSink.self)
}

/// Processes a field of a chunk that is parsed in one call.
@inline(__always)
func takeFieldOfChunk(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?) {
  takeField(cell, count, rowSink(context))
}

/// Processes a field of such a chunk, digesting the other cells.
@inline(__always)
func takeOrDigestFieldOfChunk(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?
) {
  digestField(cell, count, rowSink(context))
  takeField(cell, count, rowSink(context))
}

/// Processes a field in a file that is parsed line by line.
@inline(__always)
func takeFieldOfLine(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?) {
  let sink = rowSink(context)
  if sink.pointee.digests != nil { digestField(cell, count, sink) }
  takeField(cell, count, sink)
  noteField(count, sink)
}

/// Ends a record of a chunk; a line end without cells before it is a blank line or the second half of a CRLF.
@inline(__always)
func takeRecordOfChunk(_ terminator: Int32, _ context: UnsafeMutableRawPointer?) {
  let sink = rowSink(context)
  if sink.pointee.field > 0 { sink.pointee.endRecord() }
  // Every CR of such a chunk has an LF, and only the LF counts.
  if terminator == Int32(UInt8(ascii: "\n")) { sink.pointee.line &+= 1 }
  sink.pointee.recordLine = sink.pointee.line
}

/// Ends a record of a file that is parsed line by line.
@inline(__always)
func takeRecordOfLine(_ terminator: Int32, _ context: UnsafeMutableRawPointer?) {
  let sink = rowSink(context)
  if sink.pointee.field > 0 { sink.pointee.endRecord() }
  sink.pointee.recordLine = sink.pointee.line &+ 1
  sink.pointee.fieldLine = sink.pointee.line &+ 1
}

/// Returns a digest extended by the bytes of another cell.
@inline(__always)
private func digested(_ digest: UInt64, _ cell: UnsafeRawBufferPointer) -> UInt64 {
  mixed(digest, textHash(cell))
}
