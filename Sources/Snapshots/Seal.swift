import Files

/// The seal of a snapshot: the SHA-256 of its own bytes without the line that holds it.
///
/// It reveals any accidental change at once, even of what cannot be derived again, such as what changed since an
/// earlier run. It proves nothing about the answer: whoever changes that can seal it again.
public struct Seal: Sendable, Hashable {
  /// The recorded seal; `nil` if there is none, as in snapshots of earlier versions.
  public var recorded: String?
  /// The seal that its bytes give.
  public var found: String
  /// Where in its bytes the recorded seal is.
  private var place: Range<Int>?

  /// The name under which a snapshot holds it.
  public static let key = "contentSHA256"

  /// The beginning of its line: a key of the outermost object, as the encoder indents it.
  private static let lineStart = Array("  \"\(key)\" : \"".utf8)

  /// Computes the seal of the bytes of a snapshot.
  /// - Complexity: O(bytes).
  public init(of bytes: [UInt8]) {
    let feed = UInt8(ascii: "\n")
    let text = bytes.last == feed ? bytes : bytes + [feed]
    var hash = SHA256()
    var (line, hashed) = (0, 0)
    while line < text.count {
      let next = text[line...].firstIndex(of: feed)! + 1
      if text[line..<next].starts(with: Self.lineStart) {
        let value = text[line..<next - 1].dropFirst(Self.lineStart.count).prefix { $0 != UInt8(ascii: "\"") }
        (recorded, place) = (String(decoding: value, as: UTF8.self), value.indices)
        text[hashed..<line].withUnsafeBytes { hash.update($0) }
        hashed = next
      }
      line = next
    }
    text[hashed...].withUnsafeBytes { hash.update($0) }
    found = hash.hexDigest()
  }

  /// Writes the seal into the bytes of a snapshot that has an empty one.
  static func close(_ bytes: inout [UInt8]) {
    let seal = Seal(of: bytes)
    if let place = seal.place { bytes.replaceSubrange(place, with: seal.found.utf8) }
  }

  /// Whether the content matches the seal; `nil` if there is no seal.
  public var isWhole: Bool? { recorded.map { $0 == found } }
}
