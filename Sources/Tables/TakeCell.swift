// What the parser's callback does with a cell that is wanted. A function for each use, none of them inlined in
// another: together they need more registers than there are, which costs a third of their time.

/// Takes a wanted cell.
@inline(__always)
func takeWanted(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>) {
  switch sink.pointee.slot.pointee.use {
  case .number: takeNumber(cell, count, sink)
  case .text: takeText(cell, count, sink)
  case .staged: takeStaged(cell, count, sink)
  }
}

@inline(never)
private func takeNumber(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>)
{
  let index = sink.pointee.slot.pointee.index
  let column = sink.pointee.numbers.baseAddress.unsafelyUnwrapped + index
  // An unquoted empty cell has no bytes to look at.
  if let cell,
    let number = PlainDecimal(
      cell.assumingMemoryBound(to: UInt8.self), count: count, mark: column.pointee.markByte),
    column.pointee.allows(number)
  {
    column.pointee.set(number, row: sink.pointee.rows)
  } else {
    sink.pointee.takeNumberCarefully(UnsafeRawBufferPointer(start: cell, count: count), index)
  }
  takeNext(cell, count, sink)
}

@inline(never)
private func takeText(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>) {
  let index = sink.pointee.slot.pointee.index
  let column = sink.pointee.texts.baseAddress.unsafelyUnwrapped + index
  if let cell, count > 0 {
    let bytes = cell.assumingMemoryBound(to: UInt8.self)
    // Space is left inside quotes only; nothing below it belongs to a text either.
    let isTrimmed = bytes[0] > UInt8(ascii: " ") && bytes[count &- 1] > UInt8(ascii: " ")
    if isTrimmed, sink.pointee.keepsBytes {
      column.pointee.set(bytes, count: count, row: sink.pointee.rows)
      return takeNext(cell, count, sink)
    }
  }
  takeTextCarefully(cell, count, index, sink)
  takeNext(cell, count, sink)
}

@inline(never)
private func takeTextCarefully(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ index: Int, _ sink: UnsafeMutablePointer<RowSink>
) {
  let column = sink.pointee.texts.baseAddress.unsafelyUnwrapped + index
  if count == 0, !column.pointee.isRequired {
    column.pointee.setEmpty(row: sink.pointee.rows)
  } else {
    sink.pointee.takeTextCarefully(UnsafeRawBufferPointer(start: cell, count: count), index)
  }
}

@inline(never)
private func takeStaged(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>)
{
  sink.pointee.careful.stage(
    UnsafeRawBufferPointer(start: cell, count: count), sink.pointee.slot.pointee.index)
  takeNext(cell, count, sink)
}

/// Moves on to the next wanted cell, which may be the same one for another use.
@inline(__always)
private func takeNext(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>) {
  let slot = sink.pointee.slot
  sink.pointee.slot = slot + 1
  if slot[1].field == slot[0].field { takeAgain(cell, count, sink) }
}

@inline(never)
private func takeAgain(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>)
{
  takeWanted(cell, count, sink)
}
