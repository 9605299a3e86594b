import Glibc

/// A file, pipe or terminal that is read from front to end.
final class ByteSource {
  private let descriptor: Int32
  private let memory: TextInMemory?
  private let path: String
  /// How many bytes a regular file has; `nil` if that is not known beforehand.
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
    memory = nil
    self.path = path
    self.isStopped = isStopped
    var status = stat()
    expectedSize = fstat(opened, &status) == 0 && status.isOfRegularFile ? Int(status.st_size) : nil
  }

  /// A text in memory in place of the file at `path`.
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

  /// Reads up to `buffer.count` bytes and says how many; 0 at the end.
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
  /// Reads all that is left behind `bytes`.
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

/// Whether a file can be read more than once: a pipe gives its bytes away.
public func canBeReadAgain(_ path: String) -> Bool {
  var status = stat()
  return path != "-" && stat(path, &status) == 0 && status.isOfRegularFile
}

extension stat {
  fileprivate var isOfRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}

/// A text that is in memory, and how much of it has been read.
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

/// The system's words for an error number, beginning in lower case: `no such file or directory`.
public func systemReason(_ number: Int32) -> String {
  let words = String(cString: strerror(number))
  return words.prefix(1).lowercased() + words.dropFirst()
}
