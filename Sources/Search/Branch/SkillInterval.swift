import Synchronization

/// Between what the best skill is known to lie: workers raise one end, the proof lowers the other.
final class SkillInterval<Value: WholeNumber>: Sendable {
  private let ends: Mutex<(best: Value, bound: Value)>

  /// From the skill of the first team to the first bound.
  init(best: Value, bound: Value) {
    ends = Mutex((best, bound))
  }

  /// Takes note of a team of this skill, unless a better one is known.
  /// - Returns: both ends as they are now.
  func raise(toBest best: Value) -> (best: Value, bound: Value) {
    ends.withLock { ends in
      ends.best = max(ends.best, best)
      return ends
    }
  }

  /// Takes note that no team has more skill than this.
  /// - Returns: both ends as they are now.
  func lower(toBound bound: Value) -> (best: Value, bound: Value) {
    ends.withLock { ends in
      ends.bound = min(ends.bound, bound)
      return ends
    }
  }
}
