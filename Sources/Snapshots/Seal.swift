import Files

/// The seal of a snapshot: the SHA-256 of its own bytes without the line that holds it.
///
/// It tells at once that something was changed by accident, also where nothing can be derived again, as in what
/// changed since an earlier run. It proves nothing about the answer: whoever changes that can seal it anew.
public struct Seal: Sendable, Hashable {
  /// What the snapshot says; `nil` where it has no seal, as those of earlier versions.
  public var recorded: String?
  /// What its bytes give.
  public var found: String

  /// The name under which a snapshot holds it.
  public static let key = "contentSHA256"

  /// The beginning of its line: a key of the outermost object, as the encoder indents it.
  private static let lineStart = Array("  \"\(key)\" : \"".utf8)

  /// The seal of the bytes of a snapshot.
  /// - Complexity: O(bytes).
  public init(of bytes: [UInt8]) {
    var hash = SHA256()
    let text = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Self.lineStart) {
        let value = line.dropFirst(Self.lineStart.count).prefix { $0 != UInt8(ascii: "\"") }
        recorded = String(decoding: value, as: UTF8.self)
      } else {
        hash.update(Array(line) + [UInt8(ascii: "\n")])
      }
    }
    found = hash.hexDigest()
  }

  /// Whether the content is what was sealed; `nil` where there is no seal.
  public var isWhole: Bool? { recorded.map { $0 == found } }
}
