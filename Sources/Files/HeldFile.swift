import Clock
import Glibc

/// A file that one run writes repeatedly, while other runs write other files of the same folder.
///
/// The folder is locked only during each write. The file itself is locked (`flock(2)`) as long as the object lives,
/// through every replacement: the new file is locked before the folder is released.
///
/// Only one thread at a time may call it.
public final class HeldFile: @unchecked Sendable {
  private let path: String
  private let patience: Duration
  private var descriptor: Int32 = -1

  /// The least time to wait while another run locks the folder for its own file.
  private static let leastPatience = Duration.seconds(60)

  /// Takes the file, and creates it empty if it is not there yet.
  /// - Parameters:
  ///   - inputs: the files that are read, none of which the file may be.
  ///   - wait: how long to wait for another run that writes it.
  /// - Throws: `OutputError.heldFile` if another run writes it, or why it cannot be written.
  public init(
    _ path: String, reading inputs: [String] = [], wait: Duration = .zero, shouldStop: () -> Bool = { false }
  ) throws(OutputError) {
    self.path = path
    patience = max(wait, Self.leastPatience)
    let deadline = Instant.now + wait
    while true {
      let outputs = try HeldOutputs([path], reading: inputs, wait: patience, shouldStop: shouldStop)
      defer { outputs.release() }
      do throws(OutputError) {
        try lockFile()
        return
      } catch .heldFile {
        outputs.release()
        if shouldStop() { throw .stoppedWaiting(folder: path) }
        guard Instant.now < deadline else { throw .heldFile(path: path) }
        sleepFor(.milliseconds(50))
      }
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Replaces the file durably.
  /// - Throws: `OutputError`; the file is then unchanged.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    let outputs = try HeldOutputs([path], wait: patience)
    defer { outputs.release() }
    guard try writeDurably(bytes, to: path) else { return }
    try lockFile()
  }

  /// Locks the file at the path now, an empty one before the first write.
  private func lockFile() throws(OutputError) {
    // Opened for writing, because locks on network file systems require it.
    let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard opened >= 0 else { throw .refused(path: path, code: errno) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(opened)
      throw code == EWOULDBLOCK ? .heldFile(path: path) : .refused(path: path, code: code)
    }
    if descriptor >= 0 { close(descriptor) }
    descriptor = opened
  }
}
