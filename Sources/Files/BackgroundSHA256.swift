import Dispatch

/// SHA-256 of bytes that are also used for something else: hashed on another thread, so that the checksum of a large
/// file costs the reader only a copy, a fraction of the hashing.
///
/// Only one thread at a time may call it. The first mebibyte is hashed at once: a small file is not worth a thread.
public final class BackgroundSHA256: @unchecked Sendable {
  // Used by the caller until the first piece goes to the queue, and only by the queue from then on.
  private var hasher = SHA256()
  private var bytesSeen = 0
  private let queue = DispatchQueue(label: "squad.sha256")
  // How many pieces may wait: this bounds the memory when hashing is slower than reading.
  private let room = DispatchSemaphore(value: 32)

  private static let hashedAtOnce = 1 << 20

  /// Creates the state before the first byte.
  public init() {}

  /// Adds `bytes`, which are copied if they are not hashed at once.
  public func update(_ bytes: UnsafeRawBufferPointer) {
    bytesSeen += bytes.count
    guard bytesSeen > Self.hashedAtOnce else { return hasher.update(bytes) }
    let copy = Array(bytes)
    room.wait()
    queue.async {
      self.hasher.update(copy)
      self.room.signal()
    }
  }

  /// Returns the digest of everything so far as 64 hexadecimal digits in lower case; waits for the hashing.
  public func hexDigest() -> String {
    queue.sync { hasher.hexDigest() }
  }
}
