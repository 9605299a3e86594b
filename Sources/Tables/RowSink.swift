/// What the parser's callbacks write to: the block of rows being read.
///
/// This is the measured core. It is a struct in allocated memory that the callbacks reach through a typed
/// pointer, with raw pointers to the columns: 1.5 times as fast as a class on narrow files and 1.9 times on
/// wide ones, because class fields cost a dynamic exclusivity check per touch in every one of the
/// callbacks. Cells are written at row `rows`, which only `commitRow` increases; a row that is left
/// out needs no undoing. A block has room for every row that one piece of the file can hold, so
/// nothing grows here but texts.
struct RowSink {
  // MARK: Where the parser is

  /// The number of the cell to come in its record.
  var field = 0
  /// The line that the parser is working on, as all lines here counted from the chunk's first, which is 0.
  var line = 0
  /// The line on which the field to come begins.
  var fieldLine = 0
  /// The line on which the record begins.
  var recordLine = 0
  /// The line on which the first field begins that is too large; -1 = none.
  var oversizedLine = -1
  /// Not 0 when a cell of this record holds something.
  var content = 0
  /// Data records ended so far in the block, but for those without content.
  var recordCount = 0

  // MARK: What is wanted

  /// One slot for each wanted cell in ascending order, then `CellSlot.none`.
  let slots: UnsafeMutablePointer<CellSlot>
  /// The next wanted one in this record.
  var slot: UnsafeMutablePointer<CellSlot>
  /// The numbers of cells that a record may have.
  let cellCounts: ClosedRange<Int>
  /// Rows are filtered or have joined cells, so that each is looked at again when it ends.
  let looksAtEveryRow: Bool
  /// Texts are kept as they stand: the chunk is ASCII, or they are looked at together when it ends. Else each is
  /// checked or converted.
  var keepsBytes = true

  // MARK: The block

  /// Complete rows in the block.
  var rows = 0
  /// Room for rows.
  let capacity: Int
  /// The number columns.
  let numbers: UnsafeMutableBufferPointer<NumberCells>
  /// The text columns.
  let texts: UnsafeMutableBufferPointer<TextCells>
  /// For each row the line on which it begins, and its record's number in the block from 1.
  let lines: UnsafeMutablePointer<Int32>
  let records: UnsafeMutablePointer<Int32>

  /// The digest of the cells so far of this record that no column takes, and those of the rows; `nil` if nobody
  /// asks for them.
  var digest: UInt64 = 0
  let digests: UnsafeMutablePointer<UInt64>?

  /// What is needed only for rows that are out of the ordinary.
  var careful: CarefulReading

  /// Ends a record that has at least one cell.
  @inline(__always)
  mutating func endRecord() {
    recordCount &+= 1
    if cellCounts.contains(field), !looksAtEveryRow, !careful.hasProblem, content != 0 {
      commitRow()
    } else {
      endRecordCarefully()
    }
    field = 0
    digest = 0
    content = 0
    slot = slots
  }

  /// Makes the cells written at row `rows` a row.
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

/// Counts the fields of a record and takes those that are wanted.
@inline(__always)
private func takeField(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>)
{
  let field = sink.pointee.field
  sink.pointee.field = field &+ 1
  sink.pointee.content |= count
  if field == sink.pointee.slot.pointee.field { takeWanted(cell, count, sink) }
}

/// Digests what no column takes: cells that nobody wants, or conditions alone.
@inline(__always)
private func digestField(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>
) {
  let slot = sink.pointee.slot.pointee
  if sink.pointee.field != slot.field || slot.use == .staged {
    sink.pointee.digest = digested(sink.pointee.digest, UnsafeRawBufferPointer(start: cell, count: count))
  }
}

/// Notes where fields begin, and where one is too large, in a file that is parsed line by line.
@inline(__always)
private func noteField(_ count: Int, _ sink: UnsafeMutablePointer<RowSink>) {
  if count > CSVParser.largestField, sink.pointee.oversizedLine < 0 {
    sink.pointee.oversizedLine = sink.pointee.fieldLine
  }
  // The field to come begins behind the delimiter, so on the line on which this one ended.
  sink.pointee.fieldLine = sink.pointee.line
}

@inline(__always)
private func rowSink(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<RowSink> {
  context.unsafelyUnwrapped.assumingMemoryBound(to: RowSink.self)
}

/// Takes a field of a chunk that is parsed in one go.
@inline(__always)
func takeFieldOfChunk(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?) {
  takeField(cell, count, rowSink(context))
}

/// The same, where the other cells are digested.
@inline(__always)
func takeOrDigestFieldOfChunk(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?
) {
  digestField(cell, count, rowSink(context))
  takeField(cell, count, rowSink(context))
}

/// Takes a field of a line.
@inline(__always)
func takeFieldOfLine(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?) {
  takeFieldOfChunk(cell, count, context)
  noteField(count, rowSink(context))
}

/// The same, where the other cells are digested.
@inline(__always)
func takeOrDigestFieldOfLine(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?
) {
  takeOrDigestFieldOfChunk(cell, count, context)
  noteField(count, rowSink(context))
}

/// Ends a record of a chunk; a line end without cells before it is a blank line or the second half of a CRLF.
@inline(__always)
func takeRecordOfChunk(_ terminator: Int32, _ context: UnsafeMutableRawPointer?) {
  let sink = rowSink(context)
  if sink.pointee.field > 0 { sink.pointee.endRecord() }
  // Every CR of such a chunk has its LF, which alone counts.
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

/// A digest with the bytes of another cell.
@inline(__always)
private func digested(_ digest: UInt64, _ cell: UnsafeRawBufferPointer) -> UInt64 {
  mixed(digest, textHash(cell))
}
