/// What one worker knows of the members chosen so far and the teams that may not be shared with: who is closed,
/// because some team is shared as far as it may be, and whether those who are open can still do.
///
/// A class, for it is asked in innermost loops, where copies of a structure's arrays would be counted.
final class OverlapCheck<Value: WholeNumber> {
  private let overlaps: Overlaps
  /// Positions by weight, the heaviest first.
  private let byWeight: [Int32]
  /// Bits of the teams that are shared as far as they may be.
  private var full: [UInt64]

  /// A check for the players of a core.
  init(_ overlaps: Overlaps, core: Core<Value>) {
    self.overlaps = overlaps
    byWeight = core.weights.indices.map { Int32($0) }
      .sorted { core.weights[Int($0)] > core.weights[Int($1)] }
    full = Array(repeating: 0, count: overlaps.blocks)
  }

  /// Steps of work that one call of ``allow(_:)`` stands for.
  var stepsPerCall: Int { overlaps.stepsPerCall }

  /// Whether these members share few enough with each team; if so, notes who is closed to them.
  func allow(_ members: UnsafeBufferPointer<Int32>) -> Bool {
    full.withUnsafeMutableBufferPointer { overlaps.allow(members, full: $0) }
  }

  /// Whether the player at a position may be added to the members last allowed.
  @inline(__always)
  func isOpen(_ position: Int) -> Bool { !overlaps.shares(Int32(position), with: full) }

  /// The weight of the heaviest open player up to `position`; `nil` where nobody is open.
  func heaviestOpen(upTo position: Int, weights: UnsafeMutablePointer<Value>, steps: inout Int) -> Value? {
    for candidate in byWeight {
      steps &+= 1
      if candidate <= position, isOpen(Int(candidate)) { return weights[Int(candidate)] }
    }
    return nil
  }

  /// Whether `count` open players below `position` can weigh at least `weight` together.
  /// - Parameter steps: the players looked at are added.
  /// - Complexity: O(m) at worst
  func canAdd(
    _ count: Int, below position: Int, weighing weight: Value, weights: UnsafeMutablePointer<Value>,
    steps: inout Int
  ) -> Bool {
    guard full.contains(where: { $0 != 0 }) else { return true }
    var (missing, left) = (weight, count)
    for candidate in byWeight {
      let place = Int(candidate)
      steps &+= 1
      guard place < position else { continue }
      if Value(left) &* weights[place] < missing { return false }
      guard isOpen(place) else { continue }
      missing &-= weights[place]
      left &-= 1
      if left == 0 { return missing <= 0 }
    }
    return false
  }
}
