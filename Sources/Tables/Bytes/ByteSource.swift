import Glibc

/// A file, pipe or terminal that is read sequentially. A pipe is first read into memory, up to a size, so that it can be
/// read again.
final class ByteSource {
  private let descriptor: Int32
  private let memory: TextInMemory?
  private let path: String
  /// The size of a file or of a pipe in memory; `nil` if it is not known beforehand.
  let expectedSize: Int?
  private let isStopped: @Sendable () -> Bool

  /// Opens `path` for reading; `-` is standard input.
  /// - Parameter isStopped: called before each piece, and when a signal interrupts waiting for a pipe.
  init(_ path: String, isStopped: @escaping @Sendable () -> Bool = { false }) throws(InputError) {
    self.path = path
    self.isStopped = isStopped
    if let kept = PipedInput.kept(at: path) {
      (descriptor, memory, expectedSize) = (-1, TextInMemory(kept), kept.count)
      return
    }
    let file = path == "-" ? "/dev/stdin" : path
    var opened = open(file, O_RDONLY | O_CLOEXEC)
    while opened < 0, errno == EINTR {
      if isStopped() { throw .interrupted(file: path) }
      opened = open(file, O_RDONLY | O_CLOEXEC)
    }
    guard opened >= 0 else { throw .unreadable(file: path, reason: systemReason(errno)) }
    descriptor = opened
    var status = stat()
    if fstat(opened, &status) == 0, status.isOfRegularFile {
      (memory, expectedSize) = (nil, Int(status.st_size))
      return
    }
    let pipe: PipedInput
    do throws(InputError) {
      pipe = try PipedInput(opened, status, path, isStopped)
    } catch {
      close(opened)
      throw error
    }
    (memory, expectedSize) = (TextInMemory(pipe.bytes), pipe.isWhole ? pipe.bytes.count : nil)
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
    if descriptor >= 0 { close(descriptor) }
  }

  /// Reads up to `buffer.count` bytes and returns how many; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    if isStopped() { throw .interrupted(file: path) }
    if let count = memory?.read(into: buffer), count > 0 || expectedSize != nil { return count }
    return try readBytes(of: descriptor, path, into: buffer, isStopped)
  }
}

/// Reads up to `buffer.count` bytes and returns how many; 0 at the end.
func readBytes(
  of descriptor: Int32, _ path: String, into buffer: UnsafeMutableRawBufferPointer, _ isStopped: () -> Bool
) throws(InputError) -> Int {
  while true {
    if isStopped() { throw .interrupted(file: path) }
    let count = read(descriptor, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    if errno != EINTR { throw .unreadable(file: path, reason: systemReason(errno)) }
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

/// Whether a file can be read again; a pipe only if it has been read and was not too large to be kept.
public func isRereadable(_ path: String) -> Bool {
  var status = stat()
  return stat(path == "-" ? "/dev/stdin" : path, &status) == 0
    && (status.isOfRegularFile || PipedInput.kept(at: path) != nil)
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
