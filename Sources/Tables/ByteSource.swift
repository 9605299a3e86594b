import Glibc

/// A file, pipe or terminal that is read from front to end.
struct ByteSource: ~Copyable {
  private let descriptor: Int32
  private let path: String
  /// How many bytes a regular file has; `nil` where that is not known beforehand.
  let expectedSize: Int?
  private let isStopped: @Sendable () -> Bool

  /// Opens `path` for reading; `-` is standard input.
  /// - Parameter isStopped: asked before each piece, and when a signal ends the wait for a pipe.
  init(_ path: String, isStopped: @escaping @Sendable () -> Bool = { false }) throws(InputError) {
    let file = path == "-" ? "/dev/stdin" : path
    var opened = open(file, O_RDONLY | O_CLOEXEC)
    while opened < 0, errno == EINTR {
      if isStopped() { throw .interrupted(file: path) }
      opened = open(file, O_RDONLY | O_CLOEXEC)
    }
    guard opened >= 0 else { throw .unreadable(file: path, reason: systemReason(errno)) }
    descriptor = opened
    self.path = path
    self.isStopped = isStopped
    var status = stat()
    let isRegular = fstat(opened, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    expectedSize = isRegular ? Int(status.st_size) : nil
  }

  deinit { close(descriptor) }

  /// Reads up to `buffer.count` bytes and says how many; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while true {
      if isStopped() { throw .interrupted(file: path) }
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw .unreadable(file: path, reason: systemReason(errno)) }
    }
  }
}

/// The system's words for an error number, beginning in lower case: `no such file or directory`.
public func systemReason(_ number: Int32) -> String {
  let words = String(cString: strerror(number))
  return words.prefix(1).lowercased() + words.dropFirst()
}
