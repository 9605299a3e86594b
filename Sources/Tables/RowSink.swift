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
  /// The line that the parser is working on.
  var line: Int
  /// 1 when the parser is given several lines a call, each of which is a record: then the line is
  /// counted here. 0 when it is given one line a call, and `line` is set before each.
  var linesPerRecord = 0
  /// The line on which the field to come begins.
  var fieldLine: Int
  /// The line on which the record begins.
  var recordLine: Int
  /// The line on which the first field begins that is too large; 0 = none.
  var oversizedLine = 0
  /// Not 0 when a cell of this record holds something.
  var content = 0
  /// Data records ended so far in the whole file, but for those without content.
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
  /// A byte above ASCII has been seen in the file, so texts may need to be checked or converted.
  var seesNonASCII = false

  // MARK: The block

  /// Complete rows in the block.
  var rows = 0
  /// Room for rows.
  let capacity: Int
  /// The number columns.
  let numbers: UnsafeMutableBufferPointer<NumberCells>
  /// The text columns.
  let texts: UnsafeMutableBufferPointer<TextCells>
  /// For each row the line on which it begins, and its record's number from 1.
  let lines: UnsafeMutablePointer<Int32>
  let records: UnsafeMutablePointer<Int32>

  /// The digest of the cells so far of this record that no column takes, and those of the rows; `nil` where nobody
  /// asks for them.
  var digest: UInt64 = 0
  let digests: UnsafeMutablePointer<UInt64>?

  /// What is needed only for rows that are out of the ordinary.
  var careful: CarefulReading

  /// Takes a wanted cell.
  @inline(__always)
  mutating func take(_ cell: UnsafeMutableRawPointer?, _ count: Int) {
    let field = slot.pointee.field
    repeat {
      let index = slot.pointee.index
      switch slot.pointee.use {
      case .number: takeNumber(cell, count, index)
      case .text: takeText(cell, count, index)
      case .staged: careful.stage(UnsafeRawBufferPointer(start: cell, count: count), index)
      }
      slot += 1
    } while slot.pointee.field == field
  }

  @inline(__always)
  private mutating func takeNumber(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ index: Int) {
    let column = numbers.baseAddress.unsafelyUnwrapped + index
    // An unquoted empty cell has no bytes to look at.
    if let cell, let number = PlainDecimal(cell.assumingMemoryBound(to: UInt8.self), count: count),
      column.pointee.allows(number)
    {
      column.pointee.set(number, row: rows)
    } else {
      takeNumberCarefully(UnsafeRawBufferPointer(start: cell, count: count), index)
    }
  }

  @inline(__always)
  private mutating func takeText(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ index: Int) {
    let column = texts.baseAddress.unsafelyUnwrapped + index
    if let cell, count > 0 {
      let bytes = cell.assumingMemoryBound(to: UInt8.self)
      // Space is left inside quotes only; nothing below it belongs to a text either.
      let isTrimmed = bytes[0] > UInt8(ascii: " ") && bytes[count &- 1] > UInt8(ascii: " ")
      if isTrimmed, !seesNonASCII {
        column.pointee.set(bytes, count: count, row: rows)
        return
      }
    }
    takeTextCarefully(UnsafeRawBufferPointer(start: cell, count: count), index)
  }

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
func takeField(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?) {
  let sink = context.unsafelyUnwrapped.assumingMemoryBound(to: RowSink.self)
  let field = sink.pointee.field
  if count > CSVParser.largestField, sink.pointee.oversizedLine == 0 {
    sink.pointee.oversizedLine = sink.pointee.fieldLine
  }
  if field == sink.pointee.slot.pointee.field { sink.pointee.take(cell, count) }
  sink.pointee.field = field &+ 1
  sink.pointee.content |= count
  // The field to come begins behind the delimiter, so on the line on which this one ended.
  sink.pointee.fieldLine = sink.pointee.line
}

/// The same, and digests what no column takes: cells that nobody wants, or conditions alone.
func takeOrDigestField(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?) {
  let sink = context.unsafelyUnwrapped.assumingMemoryBound(to: RowSink.self)
  let slot = sink.pointee.slot.pointee
  if sink.pointee.field != slot.field || slot.use == .staged {
    sink.pointee.digest = mixed(sink.pointee.digest, UnsafeRawBufferPointer(start: cell, count: count))
  }
  takeField(cell, count, context)
}

/// A digest with the bytes of another cell, its length before them: eight bytes at a time through a product of full
/// width, whose halves are folded.
private func mixed(_ digest: UInt64, _ cell: UnsafeRawBufferPointer) -> UInt64 {
  var digest = folded(digest ^ UInt64(cell.count))
  for offset in stride(from: 0, to: cell.count, by: 8) {
    var word: UInt64 = 0
    withUnsafeMutableBytes(of: &word) {
      $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: cell[offset..<min(offset + 8, cell.count)]))
    }
    digest = folded(digest ^ word)
  }
  return digest
}

private func folded(_ word: UInt64) -> UInt64 {
  let product = (word ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
  return product.high ^ product.low
}

/// Ends a record; a line end without cells before it is a blank line or the second half of a CRLF.
func takeRecord(_ terminator: Int32, _ context: UnsafeMutableRawPointer?) {
  let sink = context.unsafelyUnwrapped.assumingMemoryBound(to: RowSink.self)
  if sink.pointee.field > 0 { sink.pointee.endRecord() }
  sink.pointee.recordLine = sink.pointee.line &+ 1
  sink.pointee.fieldLine = sink.pointee.line &+ 1
  sink.pointee.line &+= sink.pointee.linesPerRecord
}
