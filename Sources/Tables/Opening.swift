/// The bytes that may stand before the text of a UTF-8 file.
public let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension TableRequest.Encoding {
  /// How the bytes of a file that begins with `bytes` stand for characters: a byte-order mark says UTF-8,
  /// whatever was asked for.
  func heedingMark(of bytes: [UInt8]) -> Self { bytes.starts(with: byteOrderMark) ? .utf8 : self }
}

/// The first bytes of a file, in which the header is looked for.
struct Opening {
  /// Header and preamble must lie in this many bytes.
  static let largestSize = 1 << 20
  /// How much is read first; enough for nearly every header, and little to take apart four times.
  static let firstSize = 1 << 12

  /// The bytes, a byte-order mark included.
  private(set) var bytes: [UInt8] = []
  /// The file has no more bytes than these.
  private(set) var isWhole = false

  /// Where the text begins: behind a byte-order mark.
  var start: Int { bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0 }

  /// The file begins with the byte-order mark of UTF-16.
  var isUTF16: Bool { bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) }

  /// Whether more can be read.
  var canGrow: Bool { !isWhole && bytes.count < Self.largestSize }

  /// Reads until there are four times as many bytes, or the file ends.
  mutating func grow(
    from source: borrowing ByteSource, into buffer: UnsafeMutableRawBufferPointer,
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
