import Synchronization

/// Follows the range in which the best skill lies: workers raise one end, the proof lowers the other.
final class ProgressReporter<Value: WholeNumber>: Sendable {
  /// Receives the number of tasks done, and of all tasks.
  let advanced: @Sendable (Int, Int) -> Void
  private let changed: @Sendable (_ best: Value, _ bound: Value) -> Void
  private let ends = Mutex<(best: Value, bound: Value)>((-1, .max))

  /// - Parameter changed: receives the best skill, negative for none, and the bound, once there is one.
  init(
    advanced: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
    changed: @escaping @Sendable (_ best: Value, _ bound: Value) -> Void = { _, _ in }
  ) {
    (self.advanced, self.changed) = (advanced, changed)
  }

  /// Reports that a team of this skill was found.
  func improved(_ best: Value) { update { $0.best = max($0.best, best) } }

  /// Reports that no team has more skill than this.
  func bounded(_ bound: Value) { update { $0.bound = min($0.bound, bound) } }

  private func update(_ change: (inout (best: Value, bound: Value)) -> Void) {
    let now = ends.withLock { ends in
      change(&ends)
      return ends
    }
    if now.bound < .max { changed(now.best, now.bound) }
  }
}
