import Glibc
import Synchronization

/// What came through a pipe: all of it, or as much as is kept.
struct PipedInput {
  private(set) var bytes: [UInt8] = []
  private(set) var isWhole = false

  /// The most bytes that are kept.
  private static let largest = 1 << 26

  /// The whole contents of the pipes that have been read.
  private static let pipes = Mutex<[Identity: [UInt8]]>([:])

  /// Reads the beginning of a pipe, and keeps it for later if that is all.
  init(_ descriptor: Int32, _ status: stat, _ path: String, _ isStopped: () -> Bool) throws(InputError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while bytes.count < Self.largest, !isWhole {
      let count = try readBytes(of: descriptor, path, into: buffer, isStopped)
      bytes += buffer[..<count]
      isWhole = count == 0
    }
    guard isWhole else { return }
    let kept = bytes
    Self.pipes.withLock { $0[Identity(path, status)] = kept }
  }

  /// Returns what came through the pipe at `path`; `nil` if it has not been read, was too large, or is not a pipe.
  static func kept(at path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path == "-" ? "/dev/stdin" : path, &status) == 0 else { return nil }
    return pipes.withLock { $0[Identity(path, status)] }
  }

  /// The identity of a pipe: another one may get its path, or its number when it is gone.
  private struct Identity: Hashable {
    private let path: String
    private let device: dev_t
    private let number: ino_t
    private let kind: mode_t

    init(_ path: String, _ status: stat) {
      (self.path, device, number, kind) = (path, status.st_dev, status.st_ino, status.st_mode & S_IFMT)
    }
  }
}
