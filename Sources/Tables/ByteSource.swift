import Glibc

/// A file, pipe or terminal that is read from front to end.
struct ByteSource: ~Copyable {
  private let descriptor: Int32
  private let path: String
  /// How many bytes a regular file has; `nil` where that is not known beforehand.
  let expectedSize: Int?

  /// Opens `path` for reading.
  init(_ path: String) throws(InputError) {
    var opened = open(path, O_RDONLY | O_CLOEXEC)
    while opened < 0, errno == EINTR { opened = open(path, O_RDONLY | O_CLOEXEC) }
    guard opened >= 0 else { throw .unreadable(file: path, reason: systemReason(errno)) }
    descriptor = opened
    self.path = path
    var status = stat()
    let isRegular = fstat(opened, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    expectedSize = isRegular ? Int(status.st_size) : nil
  }

  deinit { close(descriptor) }

  /// Reads up to `buffer.count` bytes and says how many; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw .unreadable(file: path, reason: systemReason(errno)) }
    }
  }
}

/// The system's words for an error number, beginning in lower case: `no such file or directory`.
private func systemReason(_ number: Int32) -> String {
  let words = String(cString: strerror(number))
  return words.prefix(1).lowercased() + words.dropFirst()
}
