/// Bytes of a file that one parser reads, in memory that is reused for the next ones.
struct Chunk: ~Copyable {
  /// Its memory, not all of which may be used.
  fileprivate let memory: UnsafeMutableRawBufferPointer
  /// The number of bytes.
  fileprivate(set) var count = 0
  /// Its number in the file, from 0.
  fileprivate(set) var number = 0
  /// Whether it begins at the beginning of a record and ends at the end of one, so that a separate parser can read it.
  fileprivate(set) var isWhole = true
  /// Whether it contains a quote.
  fileprivate(set) var holdsQuotes = false
  /// Whether it is the last chunk of the file.
  fileprivate(set) var isLast = false
  /// The fraction of the file handed out up to its end; `nil` if the size of the file is not known.
  fileprivate(set) var fraction: Double?

  init(size: Int) { memory = .allocate(byteCount: size, alignment: 16) }

  deinit { memory.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }
}

/// Hands out the records of a file in chunks, each of which a fresh parser reads exactly as one parser of the whole
/// file would.
///
/// With strict quotes every quote toggles between inside and outside quotes, and nothing else does, up to the first
/// error. So a chunk ends after an LF with an even number of quotes before it: there a parser is in its initial state.
/// It never ends after a CR, which would split a CRLF. Chunks after an error may be nonsense; the first chunk with an
/// error, in the order of the file, is right. Where a whole chunk has no such LF (a file with CR alone, a very long
/// record), it and everything after it are cut anywhere and marked: one parser must read them in order.
struct ChunkSource: ~Copyable {
  private let source: ByteSource
  /// The maximum size of a chunk in bytes.
  let chunkSize: Int
  /// Bytes that were read; those from `pendingStart` on have not been handed out.
  private var pending: [UInt8]
  private var pendingStart: Int
  /// Whether the source has no more bytes.
  private var isAtEnd: Bool
  private var hasEnded = false
  private var isCutAnywhere = false
  /// Whether the previous byte is a CR, whose LF belongs to it.
  private var skipsFeed: Bool
  private var nextNumber = 0
  /// The number of bytes read so far, including the opening.
  private(set) var byteCount: Int

  /// Creates a source of the bytes of a file after its header.
  init(_ source: ByteSource, behind opening: FilePrefix, from start: Int, chunkSize: Int) {
    self.source = source
    self.chunkSize = chunkSize
    pending = opening.bytes
    pendingStart = start
    isAtEnd = opening.isWhole
    skipsFeed = start > 0 && opening.bytes[start - 1] == UInt8(ascii: "\r")
    byteCount = opening.bytes.count
  }

  /// The size of the file; `nil` if it is not known yet.
  var expectedSize: Int? { (source.expectedSize ?? (isAtEnd ? byteCount : nil)).map { max($0, byteCount) } }

  /// Stops: nothing more is handed out.
  mutating func stop() { hasEnded = true }

  /// Fills `chunk` with the next bytes of the file.
  /// - Parameter inspect: sees every byte that is read from the source.
  /// - Returns: whether there are any; the last chunk may be empty.
  mutating func fill(_ chunk: inout Chunk, inspect: (UnsafeRawBufferPointer) -> Void) throws(InputError)
    -> Bool
  {
    if hasEnded { return false }
    chunk.count = 0
    chunk.number = nextNumber
    nextNumber += 1
    do throws(InputError) {
      try gather(&chunk, inspect)
    } catch {
      hasEnded = true
      throw error
    }
    chunk.isLast = isAtEnd && pendingStart == pending.count
    chunk.holdsQuotes = chunk.bytes.firstIndex(of: UInt8(ascii: "\""), from: 0) < chunk.count
    if !chunk.isLast, !isCutAnywhere { cut(&chunk) }
    chunk.isWhole = !isCutAnywhere
    let taken = byteCount - (pending.count - pendingStart)
    chunk.fraction = expectedSize.map { Double(taken) / Double(max(1, $0)) }
    hasEnded = chunk.isLast
    return true
  }

  /// Takes pending bytes, then reads, until the chunk is full or the file ends.
  private mutating func gather(_ chunk: inout Chunk, _ inspect: (UnsafeRawBufferPointer) -> Void)
    throws(InputError)
  {
    while chunk.count < chunkSize {
      let room = UnsafeMutableRawBufferPointer(rebasing: chunk.memory[chunk.count..<chunkSize])
      if pendingStart < pending.count {
        let taken = pending[pendingStart..<min(pending.count, pendingStart + room.count)]
        room.copyBytes(from: taken)
        pendingStart = taken.endIndex
        chunk.count += taken.count
      } else if isAtEnd {
        return
      } else {
        pending.removeAll(keepingCapacity: true)
        pendingStart = 0
        let count = try source.read(into: room)
        isAtEnd = count == 0
        inspect(UnsafeRawBufferPointer(rebasing: room[..<count]))
        byteCount += count
        chunk.count += count
      }
      if skipsFeed, chunk.count > 0 { skipFeed(&chunk) }
    }
  }

  private mutating func skipFeed(_ chunk: inout Chunk) {
    skipsFeed = false
    guard chunk.memory[0] == UInt8(ascii: "\n") else { return }
    chunk.count -= 1
    chunk.memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: chunk.memory[1..<chunk.count + 1]))
  }

  /// Returns the bytes after the last border of the chunk to the pending ones.
  private mutating func cut(_ chunk: inout Chunk) {
    guard let border = lastBorder(in: chunk) else {
      isCutAnywhere = true
      return
    }
    let surplus = chunk.bytes[border...]
    chunk.count = border
    // Either all of it was pending, or nothing is pending any more.
    if pendingStart >= surplus.count {
      pendingStart -= surplus.count
    } else {
      pending = Array(surplus)
      pendingStart = 0
    }
  }
}

/// Returns the position after the last LF with an even number of quotes before it; `nil` if there is none.
private func lastBorder(in chunk: borrowing Chunk) -> Int? {
  let bytes = chunk.bytes
  var isInside = chunk.holdsQuotes && bytes.count(of: UInt8(ascii: "\"")) % 2 == 1
  for index in bytes.indices.reversed() {
    switch bytes[index] {
    case UInt8(ascii: "\""): isInside.toggle()
    case UInt8(ascii: "\n") where !isInside: return index + 1
    default: break
    }
  }
  return nil
}
