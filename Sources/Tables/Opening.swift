/// The bytes that may stand before the text of a UTF-8 file.
public let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// The first bytes of a file, in which the header is looked for.
struct Opening {
  /// Header and preamble must lie in this many bytes.
  static let largestSize = 1 << 20
  /// How much is read first; enough for nearly every header, and little to take apart four times.
  static let firstSize = 1 << 12

  /// How much is looked at before anything is guessed, where the file has so much.
  static let sizeForGuesses = 1 << 16

  /// The bytes, a byte-order mark included.
  private(set) var bytes: [UInt8] = []
  /// The file has no more bytes than these.
  private(set) var isWhole = false

  /// Where the text begins: behind a byte-order mark.
  var start: Int { bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0 }

  /// Whether more can be read.
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
