import Files

/// The checksums of the files of a run, computed while they are read.
package final class InputDigests {
  private var hashers: [BackgroundSHA256] = []

  /// Creates digests of no file yet.
  package init() {}

  /// Adds the next bytes of a file; files are numbered in the order in which they are read.
  package func update(file: Int, _ bytes: UnsafeRawBufferPointer) {
    while hashers.count <= file { hashers.append(BackgroundSHA256()) }
    hashers[file].update(bytes)
  }

  /// The digest of each file in hexadecimal; a file without bytes has the digest of no bytes.
  package func hexDigests(count: Int) -> [String] {
    (0..<count).map { $0 < hashers.count ? hashers[$0].hexDigest() : SHA256().hexDigest() }
  }
}
