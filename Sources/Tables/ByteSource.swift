import Glibc

/// A file, pipe or terminal that is read sequentially.
final class ByteSource {
  private let descriptor: Int32
  private let memory: TextInMemory?
  private let path: String
  /// The size of a regular file; `nil` if it is not known beforehand.
  let expectedSize: Int?
  private let isStopped: @Sendable () -> Bool

  /// Opens `path` for reading; `-` is standard input.
  /// - Parameter isStopped: called before each piece, and when a signal interrupts waiting for a pipe.
  init(_ path: String, isStopped: @escaping @Sendable () -> Bool = { false }) throws(InputError) {
    let file = path == "-" ? "/dev/stdin" : path
    var opened = open(file, O_RDONLY | O_CLOEXEC)
    while opened < 0, errno == EINTR {
      if isStopped() { throw .interrupted(file: path) }
      opened = open(file, O_RDONLY | O_CLOEXEC)
    }
    guard opened >= 0 else { throw .unreadable(file: path, reason: systemReason(errno)) }
    descriptor = opened
    memory = nil
    self.path = path
    self.isStopped = isStopped
    var status = stat()
    expectedSize = fstat(opened, &status) == 0 && status.isOfRegularFile ? Int(status.st_size) : nil
  }

  /// Creates a source with a text in memory instead of the file at `path`.
  init(holding bytes: [UInt8], of path: String, isStopped: @escaping @Sendable () -> Bool) {
    descriptor = -1
    memory = TextInMemory(bytes)
    self.path = path
    self.isStopped = isStopped
    expectedSize = bytes.count
  }

  deinit {
    if memory == nil { close(descriptor) }
  }

  /// Reads up to `buffer.count` bytes and returns how many; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while true {
      if isStopped() { throw .interrupted(file: path) }
      if let memory { return memory.read(into: buffer) }
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw .unreadable(file: path, reason: systemReason(errno)) }
    }
  }
}

extension ByteSource {
  /// Reads all remaining bytes and appends them to `bytes`.
  func readRest(
    after bytes: inout [UInt8], _ buffer: UnsafeMutableRawBufferPointer,
    inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) {
    while true {
      let count = try read(into: buffer)
      if count == 0 { return }
      let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      inspect(piece)
      bytes.append(contentsOf: piece)
    }
  }
}

/// Whether a file can be read more than once; a pipe cannot.
public func isRereadable(_ path: String) -> Bool {
  var status = stat()
  return path != "-" && stat(path, &status) == 0 && status.isOfRegularFile
}

extension stat {
  fileprivate var isOfRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}

/// A text in memory, with the part that has not been read.
private final class TextInMemory {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let piece = rest.prefix(buffer.count)
    buffer.copyBytes(from: piece)
    rest = rest.dropFirst(piece.count)
    return piece.count
  }
}

/// Returns the system's message for an error number, starting in lower case: `no such file or directory`.
public func systemReason(_ number: Int32) -> String {
  let words = String(cString: strerror(number))
  return words.prefix(1).lowercased() + words.dropFirst()
}
