import Clock
import Glibc

/// The right to write into one folder: while one run holds it, no other run can get it.
///
/// The lock is `flock(2)` on the folder itself, so it leaves no file behind, and the kernel releases it when the
/// process ends, however it ends. It binds only programs that ask for it.
///
/// It is held until `release()` is called or the object is destroyed; keep it in a variable and call `release()` in a
/// `defer`, because Swift may end an object's life after its last use.
public final class FolderLock: Sendable {
  /// The folder that is held, as it was named.
  public let folder: String
  private let descriptor: Int32

  /// The time between two looks at a folder that another run holds.
  private static let pause = Duration.milliseconds(50)

  /// Takes the lock on `folder`, an existing folder: at once, or by trying again until `wait` is over.
  ///
  /// - Parameters:
  ///   - wait: how long to try; zero tries once.
  ///   - shouldStop: called before each pause, about twenty times a second; `true` ends the wait.
  /// - Throws: `.held` when the time is over, `.stoppedWaiting` when `shouldStop` returned `true`, `.refused` if the
  ///   folder cannot be opened.
  public init(
    folder: String, wait: Duration = .zero, shouldStop: () -> Bool = { false }
  ) throws(OutputError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOTDIR ? .fileInTheWay(path: folder) : .refused(path: folder, code: errno)
    }
    self.folder = folder
    self.descriptor = descriptor

    let deadline = Instant.now + wait
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { throw .refused(path: folder, code: errno) }
      if shouldStop() { throw .stoppedWaiting(folder: folder) }
      let left = Instant.now.duration(to: deadline)
      guard left > .zero else { throw .held(folder: folder) }
      sleepFor(min(left, Self.pause))
    }
  }

  /// Releases the folder; a second call does nothing.
  public func release() {
    flock(descriptor, LOCK_UN)
  }

  deinit {
    close(descriptor)
  }
}

/// Sleeps for `duration` (below one second), or less when a signal arrives.
func sleepFor(_ duration: Duration) {
  var time = timespec(tv_sec: 0, tv_nsec: Int(duration.components.attoseconds / 1_000_000_000))
  nanosleep(&time, nil)
}
