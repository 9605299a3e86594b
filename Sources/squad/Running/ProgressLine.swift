import Glibc
import Options
import Search
import Synchronization
import Tables

/// A line on standard error that shows how a search goes on: done, rate, best so far, bound and gap.
///
/// It appears only when the work takes more than half a second, is redrawn at most ten times a second,
/// and goes when the work is done.
final class ProgressLine: SearchProgress {
  private struct State {
    var best: Int128?
    var bound: Int128?
    var lastDrawn: ContinuousClock.Instant?
  }

  private let isShown: Bool
  private let skillPlaces: Int
  private let started = ContinuousClock.now
  private let state = Mutex(State())

  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  init(for command: ParsedCommand, skillPlaces: Int) {
    self.skillPlaces = skillPlaces
    isShown =
      switch command[RunOptions.progress] {
      case .always: true
      case .never: false
      case .auto: errorsAreOnTerminal && !command[RunOptions.quiet]
      }
  }

  func improved(best: Int128?, bound: Int128) {
    state.withLock { state in
      state.best = best ?? state.best
      state.bound = bound
    }
  }

  func advanced(done: Int, total: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    let elapsed = started.duration(to: now)
    guard elapsed > Self.patience else { return }
    state.withLock { state in
      if let last = state.lastDrawn, last.duration(to: now) < Self.interval { return }
      state.lastDrawn = now
      draw(done: done, total: total, elapsed: elapsed, state)
    }
  }

  /// Removes the line; called when the work is done.
  func finish() {
    state.withLock { state in
      if state.lastDrawn != nil { _ = write("\r\u{1B}[K", to: STDERR_FILENO) }
      state.lastDrawn = nil
    }
  }

  private func draw(done: Int, total: Int, elapsed: Duration, _ state: State) {
    let percent = total > 0 ? done * 100 / total : 100
    let milliseconds = max(1, elapsed / .milliseconds(1))
    let rate = Int(Double(done) * 1_000 / milliseconds)
    var line = "\r\u{1B}[K\(percent) %  \(done) of \(total)  \(rate)/s"
    if let best = state.best { line += "  best \(text(units: best, places: skillPlaces))" }
    if let bound = state.bound { line += "  bound \(text(units: bound, places: skillPlaces))" }
    if let best = state.best, let bound = state.bound {
      line += "  gap \(text(units: bound - best, places: skillPlaces))"
    }
    _ = write(line, to: STDERR_FILENO)
  }
}
