// The timer is made once and only cancelled afterwards, which Dispatch allows from any thread.
@preconcurrency import Dispatch
import Glibc
import Options
import Search
import Synchronization
import Tables

/// A line on standard error that shows how a run goes on: what is read and how fast; then tasks done, rate,
/// best so far, bound and gap.
///
/// It appears when the work takes more than half a second, is redrawn by a timer ten times a second, and goes
/// when the work is done. Workers only note what they know.
final class ProgressLine: SearchProgress {
  private struct State {
    var bytesRead = 0
    var searchBegan: ContinuousClock.Instant?
    var skillPlaces = 0
    var activity = "searching"
    var noun = "tasks"
    var done = 0
    var total = 0
    var best: Int128?
    var bound: Int128?
    var isDrawn = false
  }

  private let began = ContinuousClock.now
  private let state = Mutex(State())
  private let timer: (any DispatchSourceTimer)?

  private static let patience = DispatchTimeInterval.milliseconds(500)
  private static let interval = DispatchTimeInterval.milliseconds(100)

  init(for command: ParsedCommand) {
    let isShown =
      switch command[RunOptions.progress] {
      case .always: true
      case .never: false
      case .auto: errorsAreOnTerminal && !command[RunOptions.quiet]
      }
    timer = isShown ? DispatchSource.makeTimerSource(queue: .global()) : nil
    timer?.setEventHandler { [weak self] in self?.draw() }
    timer?.schedule(deadline: .now() + Self.patience, repeating: Self.interval)
    timer?.activate()
  }

  /// Notes that more of an input was read.
  func read(_ bytes: Int) {
    state.withLock { $0.bytesRead += bytes }
  }

  /// Notes that the search begins, and how its skills are written.
  func search(skillPlaces: Int) {
    state.withLock { state in
      state.searchBegan = .now
      state.skillPlaces = skillPlaces
    }
  }

  /// Notes that tournaments begin to be simulated.
  func simulate() {
    state.withLock { state in
      state.searchBegan = .now
      state.activity = "simulating"
      state.noun = "tournaments"
    }
  }

  /// Notes that the tasks of a batch begin.
  func runTasks() {
    state.withLock { state in
      state.searchBegan = .now
      state.activity = "running"
    }
  }

  func improved(best: Int128?, bound: Int128) {
    state.withLock { state in
      state.best = [best, state.best].compactMap { $0 }.max()
      state.bound = bound
    }
  }

  func advanced(done: Int, total: Int) {
    state.withLock { state in
      state.done = done
      state.total = total
    }
  }

  deinit { finish() }

  /// Removes the line; called when the work is done.
  func finish() {
    timer?.cancel()
    state.withLock { state in
      if state.isDrawn { _ = write("\r\u{1B}[K", to: STDERR_FILENO) }
      state.isDrawn = false
      state.searchBegan = nil
    }
  }

  private func draw() {
    guard let timer, !timer.isCancelled else { return }
    state.withLock { state in
      state.isDrawn = true
      let line = state.searchBegan.map { searchLine(state, since: $0) } ?? readingLine(state)
      _ = write("\r\u{1B}[K" + line.prefix(errorWidth - 1), to: STDERR_FILENO)
    }
  }

  private func readingLine(_ state: State) -> String {
    let tenths = state.bytesRead / 100_000
    let rate = Double(state.bytesRead) / 1e6 / max(0.001, seconds(since: began))
    return "reading  \(tenths / 10).\(tenths % 10) MB  \(Int(rate)) MB/s"
  }

  private func searchLine(_ state: State, since began: ContinuousClock.Instant) -> String {
    var parts = ["\(state.activity) \(Int(seconds(since: began))) s"]
    if state.total > 0 {
      let rate = Int(Double(state.done) / max(0.001, seconds(since: began)))
      parts.append(
        "\(state.done * 100 / state.total) % of \(state.total) \(state.noun)"
          + (rate > 0 ? ", \(rate)/s" : ""))
    }
    if let best = state.best { parts.append("best \(text(units: best, places: state.skillPlaces))") }
    if let bound = state.bound { parts.append("bound \(text(units: bound, places: state.skillPlaces))") }
    if let best = state.best, let bound = state.bound, bound >= best {
      parts.append("gap \(text(units: bound - best, places: state.skillPlaces))")
    }
    return parts.joined(separator: "  ")
  }

  private func seconds(since instant: ContinuousClock.Instant) -> Double {
    instant.duration(to: .now) / .seconds(1)
  }
}
