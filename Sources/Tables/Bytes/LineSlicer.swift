/// Cuts a stream of bytes after each line end and numbers the lines.
///
/// A line ends with LF, CR or CRLF. Given one line per call, the parser can report everything with its exact line, even
/// after line breaks inside quotes. (Counting line ends in the fields costs as much, and cannot tell CRLF from CR,
/// space, LF.) It takes a tenth longer, so it is done only where a chunk has something unusual: see `ChunkReader`.
struct LineSlicer {
  /// The number of the line that the latest slice belongs to, from 1.
  private(set) var line: Int
  /// The number of the line that the next byte belongs to, unless it is an LF after a CR.
  private(set) var nextLine: Int
  /// Whether the latest slice ended with a CR, which an LF may still follow.
  private var endedWithReturn = false
  /// The positions of the next CR and the next LF in the current piece, or its end; outdated if before `start`.
  private var nextReturn = -1
  private var nextFeed = -1

  init(line: Int = 1) {
    self.line = line
    nextLine = line
  }

  /// Resets the state for a new piece.
  mutating func beginPiece() {
    nextReturn = -1
    nextFeed = -1
  }

  /// Returns the end of the line at `start`: after its line end, or at the end of the piece.
  /// - Precondition: `start` is inside the piece; `beginPiece` was called for it.
  mutating func endOfSlice(in piece: UnsafeRawBufferPointer, from start: Int) -> Int {
    line = nextLine
    if endedWithReturn {
      endedWithReturn = false
      if piece[start] == UInt8(ascii: "\n") {
        line -= 1
        return start + 1
      }
    }
    if nextReturn < start { nextReturn = piece.firstIndex(of: UInt8(ascii: "\r"), from: start) }
    if nextFeed < start { nextFeed = piece.firstIndex(of: UInt8(ascii: "\n"), from: start) }
    if nextReturn < nextFeed {
      nextLine += 1
      // CRLF: the LF belongs to this line; if the CR ends the piece, the next piece decides.
      if nextReturn + 1 == nextFeed, nextFeed < piece.count { return nextFeed + 1 }
      endedWithReturn = nextReturn + 1 == piece.count
      return nextReturn + 1
    }
    if nextFeed < piece.count {
      nextLine += 1
      return nextFeed + 1
    }
    return piece.count
  }
}
