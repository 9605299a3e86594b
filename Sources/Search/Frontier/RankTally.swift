/// Counts the teams of more skill than asked, and of as much.
final class RankTally<Value: WholeNumber>: FormatCollector {
  let target: FormatTarget<Value>
  /// Teams of more skill.
  private(set) var better: UInt128 = 0
  /// Teams of as much.
  private(set) var equal: UInt128 = 0

  /// Counts teams of at least this skill.
  init(atLeast skill: Value, window: ClosedRange<Value>) {
    target = .atLeast(skill, window: window)
  }

  func take(_ team: UnsafeBufferPointer<Int32>, skill: Value, cost: Value) -> Bool {
    if skill > target.skill { better += 1 } else { equal += 1 }
    return true
  }

  func refresh() {}
}
