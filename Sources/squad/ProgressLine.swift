// The timer is made once and only cancelled afterwards, which Dispatch allows from any thread.
@preconcurrency import Dispatch
import Glibc
import Running
import Synchronization

/// A line on standard error that shows the progress of a run.
///
/// It appears when the work takes more than half a second, is redrawn by a timer ten times a second, and disappears
/// when the work is done.
final class ProgressLine: Sendable {
  private let isDrawn = Mutex(false)
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  private static let patience = DispatchTimeInterval.milliseconds(500)
  private static let interval = DispatchTimeInterval.milliseconds(100)

  init(_ progress: Progress) {
    timer.setEventHandler { [weak self, weak progress] in
      if let self, let progress { draw(progress) }
    }
    timer.schedule(deadline: .now() + Self.patience, repeating: Self.interval)
    timer.activate()
  }

  deinit { finish() }

  /// Removes the line.
  func finish() {
    timer.cancel()
    isDrawn.withLock { isDrawn in
      if isDrawn { _ = write("\r\u{1B}[K", to: STDERR_FILENO) }
      isDrawn = false
    }
  }

  private func draw(_ progress: Progress) {
    let line = progress.line.prefix(columns(of: STDERR_FILENO) - 1)
    isDrawn.withLock { isDrawn in
      guard !timer.isCancelled else { return }
      isDrawn = true
      _ = write("\r\u{1B}[K" + line, to: STDERR_FILENO)
    }
  }
}
