import Glibc

/// The size and the SHA-256 of a file as it stood when it was read.
public struct FileDigest: Sendable, Hashable {
  /// How many bytes the file held.
  public let bytes: Int64
  /// The SHA-256 of these bytes: 64 hexadecimal digits in lower case.
  public let sha256: String

  /// Reads the whole file at `path`, a mebibyte at a time.
  /// - Throws: `ReadError` when it cannot be opened or read.
  public init(ofFile path: String) throws(ReadError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw ReadError(path: path, code: errno) }
    defer { close(file) }

    var hash = SHA256()
    var total: Int64 = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = readSome(file, &buffer)
      guard count >= 0 else { throw ReadError(path: path, code: errno) }
      if count == 0 { break }
      buffer.withUnsafeBytes { hash.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      total += Int64(count)
    }
    bytes = total
    sha256 = hash.hexDigest()
  }
}

/// Why a file could not be read.
public struct ReadError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  /// The value of `errno`.
  public let code: Int32

  /// `players.csv: no such file or directory`
  public var description: String { "\(path): \(reason)" }
  /// `no such file or directory`
  public var reason: String { Files.reason(ofError: code) }
}

/// `read(2)` into the whole of `buffer`, begun again when a signal interrupts it.
/// - Returns: how many bytes came, 0 at the end, -1 with `errno` set.
func readSome(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
  while true {
    let count = read(file, &buffer, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
