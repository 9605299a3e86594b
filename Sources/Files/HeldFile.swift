import Glibc

/// A file that one run writes again and again, while other runs write other files of the same folder.
///
/// The folder is locked only for the moment of each writing; the file itself is locked (`flock(2)`) as long as the
/// object lives, through every replacement: the new file is locked before the folder is let go.
///
/// One thread at a time may call it.
public final class HeldFile: @unchecked Sendable {
  private let path: String
  private let patience: Duration
  private var descriptor: Int32 = -1

  /// How long a moment that another run takes for its own file may last.
  private static let leastPatience = Duration.seconds(60)

  /// Takes the file, which is created with `bytes` if it is not there yet.
  /// - Parameters:
  ///   - inputs: what is read, none of which the file may be.
  ///   - wait: how long to wait for another run that writes it.
  /// - Throws: `OutputError.heldFile` when another run writes it, or what keeps it from being written.
  public init(
    _ path: String, reading inputs: [String] = [], wait: Duration = .zero, shouldStop: () -> Bool = { false }
  ) throws(OutputError) {
    self.path = path
    patience = max(wait, Self.leastPatience)
    let deadline = ContinuousClock.now + wait
    while true {
      let outputs = try HeldOutputs([path], reading: inputs, wait: patience, shouldStop: shouldStop)
      defer { outputs.release() }
      do throws(OutputError) {
        try lockFile()
        return
      } catch .heldFile {
        outputs.release()
        if shouldStop() { throw .stoppedWaiting(folder: path) }
        guard ContinuousClock.now < deadline else { throw .heldFile(path: path) }
        sleepFor(.milliseconds(50))
      }
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Replaces the file durably.
  /// - Throws: `OutputError`; the file is what it was then.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    let outputs = try HeldOutputs([path], wait: patience)
    defer { outputs.release() }
    guard try writeDurably(bytes, to: path) else { return }
    try lockFile()
  }

  /// Locks what is at the path now, which is nothing before the first writing.
  private func lockFile() throws(OutputError) {
    // For writing, because locks of files on other machines ask for that.
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
