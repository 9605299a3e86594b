// How the parser's callback processes a wanted cell. There is a function for most uses, none inlined into another:
// together they need more registers than there are, which costs a third of their time. Unusual cells are left to
// another function at the end of each, so that the fast path need not save registers.

/// Processes a wanted cell.
@inline(__always)
func takeWanted(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>) {
  switch sink.pointee.slot.pointee.use {
  case .number: takeNumber(cell, count, sink)
  case .text: takeText(cell, count, sink)
  // A branch for each would become a jump table, which is slower.
  case .code, .staged, .surplus: takeCode(cell, count, sink)
  }
}

@inline(never)
private func takeNumber(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>)
{
  let column = sink.pointee.numbers.baseAddress.unsafelyUnwrapped + sink.pointee.slot.pointee.index
  // An unquoted empty cell has no bytes; others are at the beginning of one of the parser's buffers.
  guard let bytes = cell?.assumingMemoryBound(to: UInt8.self),
    let number = PlainDecimal(short: bytes, count: count, mark: column.pointee.markByte),
    column.pointee.allows(number)
  else { return takeLongNumber(cell, count, sink) }
  column.pointee.set(number, row: sink.pointee.rows)
  takeNext(cell, count, sink)
}

@inline(never)
private func takeLongNumber(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>
) {
  let column = sink.pointee.numbers.baseAddress.unsafelyUnwrapped + sink.pointee.slot.pointee.index
  guard let bytes = cell?.assumingMemoryBound(to: UInt8.self),
    let number = PlainDecimal(bytes, count: count, mark: column.pointee.markByte),
    column.pointee.allows(number)
  else { return processOnSlowPath(cell, count, sink) }
  column.pointee.set(number, row: sink.pointee.rows)
  takeNext(cell, count, sink)
}

@inline(never)
private func takeText(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>) {
  let column = sink.pointee.texts.baseAddress.unsafelyUnwrapped + sink.pointee.slot.pointee.index
  guard let bytes = bytesToKeep(cell, count, sink),
    column.pointee.setUsual(bytes, count: count, row: sink.pointee.rows)
  else { return processOnSlowPath(cell, count, sink) }
  takeNext(cell, count, sink)
}

@inline(never)
private func takeCode(_ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>) {
  let column = sink.pointee.texts.baseAddress.unsafelyUnwrapped + sink.pointee.slot.pointee.index
  // No text of a column has space around it or must be changed, so a cell equal to one needs no look at its bytes: they
  // are UTF-8 already. Its parser's buffer has at least 8 bytes.
  guard let bytes = cell?.assumingMemoryBound(to: UInt8.self), count > 0, count <= 8,
    sink.pointee.slot.pointee.use == .code,
    let code = column.pointee.texts.knownCode(short: bytes, count: count)
  else { return takeLongCode(cell, count, sink) }
  column.pointee.codes[sink.pointee.rows] = code
  takeNext(cell, count, sink)
}

@inline(never)
private func takeLongCode(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>
) {
  let column = sink.pointee.texts.baseAddress.unsafelyUnwrapped + sink.pointee.slot.pointee.index
  guard sink.pointee.slot.pointee.use == .code, let bytes = bytesToKeep(cell, count, sink),
    let code = column.pointee.texts.knownCode(of: UnsafeBufferPointer(start: bytes, count: count))
  else { return processOnSlowPath(cell, count, sink) }
  column.pointee.codes[sink.pointee.rows] = code
  takeNext(cell, count, sink)
}

/// Returns the bytes of a text stored unchanged; `nil` where it is empty, has space around it, or must be checked.
@inline(__always)
private func bytesToKeep(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>
) -> UnsafePointer<UInt8>? {
  guard let cell, count > 0, sink.pointee.keepsBytes else { return nil }
  let bytes = UnsafePointer(cell.assumingMemoryBound(to: UInt8.self))
  // Space remains only inside quotes; nothing below it belongs to a text either.
  return bytes[0] > UInt8(ascii: " ") && bytes[count &- 1] > UInt8(ascii: " ") ? bytes : nil
}

/// Processes an unusual cell.
@inline(never)
private func processOnSlowPath(
  _ cell: UnsafeMutableRawPointer?, _ count: Int, _ sink: UnsafeMutablePointer<RowSink>
) {
  let (slot, row) = (sink.pointee.slot.pointee, sink.pointee.rows)
  let bytes = UnsafeRawBufferPointer(start: cell, count: count)
  if slot.use == .staged {
    sink.pointee.slowPath.stage(bytes, slot.index)
  } else if slot.use == .surplus {
    sink.pointee.slowPath.hasSurplus = count > 0
  } else if slot.use == .number {
    sink.pointee.takeNumberCarefully(bytes, slot.index)
  } else if let kept = bytesToKeep(cell, count, sink) {
    sink.pointee.texts[slot.index].set(kept, count: count, row: row)
  } else if count == 0, !sink.pointee.texts[slot.index].isRequired {
    sink.pointee.texts[slot.index].setEmpty(row: row)
  } else {
    sink.pointee.takeTextCarefully(bytes, slot.index)
  }
  takeNext(cell, count, sink)
}

/// Moves on to the next wanted cell, which may be the same cell for another use.
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
