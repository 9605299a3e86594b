import Clock
import Options
import Search
import Synchronization
import Tables

/// The progress of a run: what is read and how fast; then tasks done, rate, best so far, bound and gap.
///
/// Workers only record what they know; the process shows it as a line.
package final class Progress: SearchProgress {
  private struct State {
    var bytesRead = 0
    var searchBegan: Instant?
    var skillPlaces = 0
    var activity = "searching"
    var noun = "tasks"
    var done = 0
    var total = 0
    var best: Int128?
    var bound: Int128?
  }

  private let began = Instant.now
  private let state = Mutex(State())
  /// Ends the display; `nil` if nothing is shown.
  private let end = Mutex<(@Sendable () -> Void)?>(nil)

  package init(for command: ParsedCommand) {
    let isShown =
      switch command[ifKnown: RunOptions.progress] {
      case .always: true
      case .never: false
      case .auto:
        command.hasOption(RunOptions.progress.spec.name) && errorsAreOnTerminal && !command[RunOptions.quiet]
      }
    if isShown {
      let shown = Console.current.process.show(self)
      end.withLock { $0 = shown }
    }
  }

  /// Records that more of an input was read.
  package func read(_ bytes: Int) {
    state.withLock { $0.bytesRead += bytes }
  }

  /// Records that the work begins, what it is and goes through, and how its skills are written.
  package func begin(_ activity: String = "searching", _ noun: String = "tasks", skillPlaces: Int = 0) {
    state.withLock { state in
      (state.activity, state.noun, state.skillPlaces) = (activity, noun, skillPlaces)
      state.searchBegan = .now
    }
  }

  package func improved(best: Int128?, bound: Int128) {
    state.withLock { state in
      state.best = [best, state.best].compactMap { $0 }.max()
      state.bound = bound
    }
  }

  package func advanced(done: Int, total: Int) {
    state.withLock { state in
      state.done = done
      state.total = total
    }
  }

  deinit { finish() }

  /// Ends the display; called when the work is done.
  package func finish() {
    end.withLock { end in
      end?()
      end = nil
    }
    state.withLock { $0.searchBegan = nil }
  }

  /// The line to show now.
  package var line: String {
    state.withLock { state in
      state.searchBegan.map { searchLine(state, since: $0) } ?? readingLine(state)
    }
  }

  private func readingLine(_ state: State) -> String {
    let tenths = state.bytesRead / 100_000
    let rate = Double(state.bytesRead) / 1e6 / max(0.001, seconds(since: began))
    return "reading  \(tenths / 10).\(tenths % 10) MB  \(Int(rate)) MB/s"
  }

  private func searchLine(_ state: State, since began: Instant) -> String {
    var parts = ["\(state.activity) \(Int(seconds(since: began))) s"]
    if state.total > 0 {
      let rate = Int(Double(state.done) / max(0.001, seconds(since: began)))
      parts.append(
        "\(state.done * 100 / state.total)% of \(state.total) \(state.noun)"
          + (rate > 0 ? ", \(rate)/s" : ""))
    }
    if let best = state.best { parts.append("best \(text(units: best, places: state.skillPlaces))") }
    if let bound = state.bound { parts.append("bound \(text(units: bound, places: state.skillPlaces))") }
    if let best = state.best, let bound = state.bound, bound >= best {
      parts.append("gap \(text(units: bound - best, places: state.skillPlaces))")
    }
    return parts.joined(separator: "  ")
  }

  private func seconds(since instant: Instant) -> Double {
    instant.duration(to: .now) / .seconds(1)
  }
}
