/// The bytes that may precede the text of a UTF-8 file.
public let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Returns where a text begins: behind its byte-order mark, and another that some program has put before it.
func textStart(in bytes: [UInt8]) -> Int {
  var start = 0
  while bytes[start...].starts(with: byteOrderMark) { start += byteOrderMark.count }
  return start
}

/// The first bytes of a file, in which the header is searched for.
struct FilePrefix {
  /// The header and any preamble must be within this many bytes.
  static let largestSize = 1 << 20
  /// The number of bytes read first; enough for nearly every header, and little to split four times.
  static let firstSize = 1 << 12

  /// The number of bytes examined before anything is guessed, if the file has that many.
  static let sizeForGuesses = 1 << 16

  /// The bytes, including a byte-order mark.
  private(set) var bytes: [UInt8] = []
  /// Whether the file has no more bytes.
  private(set) var isWhole = false

  /// The start of the text: after a byte-order mark.
  var start: Int { textStart(in: bytes) }

  var canGrow: Bool { !isWhole && bytes.count < Self.largestSize }

  /// Reads until there are four times as many bytes, or the file ends.
  mutating func grow(
    from source: ByteSource, into buffer: UnsafeMutableRawBufferPointer,
    inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) {
    let goal = max(Self.firstSize, bytes.count * 4)
    while bytes.count < goal {
      let wanted = min(goal - bytes.count, buffer.count)
      let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
      if count == 0 {
        isWhole = true
        return
      }
      let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      inspect(piece)
      bytes.append(contentsOf: piece)
    }
  }
}
