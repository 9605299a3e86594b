import CNettle

/// SHA-256 (FIPS 180-4), fed piece by piece; the work is done by nettle.
///
/// The digest depends on the bytes alone, not on how they were cut into pieces.
public struct SHA256 {
  private var context = sha256_ctx()

  /// Creates the state before the first byte.
  public init() {
    nettle_sha256_init(&context)
  }

  /// Adds `bytes` to the hash; an empty piece changes nothing.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    nettle_sha256_update(&context, bytes.count, start.assumingMemoryBound(to: UInt8.self))
  }

  /// Adds `bytes` to the hash.
  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// Returns the digest of everything so far as 64 hexadecimal digits in lower case; hashing can go on.
  public func hexDigest() -> String {
    var copy = context
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&copy, digest.count, &digest)
    return hexadecimal(digest)
  }

  /// Returns the digest of `bytes` as 64 hexadecimal digits in lower case.
  public static func hexDigest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexDigest()
  }
}

extension SHA256 {
  /// Returns the digest of a file's contents; `nil` if it cannot be read.
  /// - Complexity: O(bytes), in constant memory.
  public static func hexDigest(ofFile path: String) -> String? {
    var hash = SHA256()
    let code = readPieces(of: path) { piece in
      hash.update(piece)
      return true
    }
    return code == 0 ? hash.hexDigest() : nil
  }
}

/// Returns two lower-case digits for each byte.
private func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(unsafeUninitializedCapacity: bytes.count * 2) { text in
    for (index, byte) in bytes.enumerated() {
      text[2 * index] = digits[Int(byte >> 4)]
      text[2 * index + 1] = digits[Int(byte & 15)]
    }
    return bytes.count * 2
  }
}
