/// The totals that teams can reach, as far as counting shows: sums, costs and members of groups packed into one number,
/// with a bit for each number that some players reach.
///
/// Prices miss what whole players cannot add up to: 6, 10 and 15 never make 29. (Bellman 1957, 64 totals at a time.)
struct ReachableTotals {
  /// A quantity that is added up.
  private struct Part {
    /// By player, 0 or more.
    var weights: [Int]
    var bounds: ClosedRange<Int>
    /// The number of possible totals.
    var size: Int
  }

  /// Players of one type who add the same, as the distance by which they shift a bit.
  private struct Kind: Hashable {
    var type: Int32
    var shift: Int
  }

  /// The most words of 64 totals, and the most words that are shifted: a tenth of a second.
  private static let (mostWords, mostMoves) = (1 << 21, 300_000_000)

  private let automaton: TeamAutomaton
  private let members: [Int]
  private let types: [Int32]
  private let stop: StopSignal
  private var parts: [Part] = []
  private var kinds: [Kind: Int] = [:]
  private var size = 1

  /// The totals of everything that limits ask about; what does not fit is left out. Where players have several choices,
  /// it ignores who takes which.
  /// - Complexity: O(n · limits), and at most `mostMoves` words shifted.
  init<Value: WholeNumber>(_ players: FreePlayers, _ columns: ScaledPlayers<Value>, stop: StopSignal) {
    self.stop = stop
    var rows: Set<Int32> = []
    members =
      players.hasChoices
      ? players.rows.indices.filter { rows.insert(players.rows[$0]).inserted }
      : Array(players.rows.indices)
    automaton = players.hasChoices ? TeamAutomaton(counting: players.choose) : players.automaton
    types = members.map { players.hasChoices ? 0 : players.types[$0] }
    for sum in players.sums where !sum.isForBoundOnly {
      add(members.map { sum.weights[$0] }, sum.least, sum.most, choose: players.choose)
    }
    if !players.hasChoices {
      let window = columns.window
      add(
        columns.costs.map { Int64(clamping: $0) }, Int64(clamping: window.lowerBound),
        Int64(clamping: window.upperBound), choose: players.choose)
    }
    for (set, bounds) in players.bounds.enumerated() where set >= players.clubCount && bounds.lowerBound > 0 {
      add(
        members.map { players.sets[$0].contains(Int32(set)) ? 1 : 0 }, Int64(bounds.lowerBound),
        Int64(bounds.upperBound), choose: players.choose)
    }
  }

  private mutating func add(_ weights: [Int64], _ least: Int64?, _ most: Int64?, choose: Int) {
    guard let lowest = weights.min(), let largest = weights.max(),
      largest.subtractingReportingOverflow(lowest).overflow == false
    else { return }
    let step = max(1, weights.reduce(0) { greatestCommonDivisor($0, $1 - lowest) })
    let (highest, isTooHigh) = ((largest - lowest) / step).multipliedReportingOverflow(by: Int64(choose))
    guard !isTooHigh, highest < 64 * Self.mostWords else { return }
    let first = lowest * Int64(choose)
    func units(_ limit: Int64?, _ otherwise: Int64, roundedUp: Bool) -> Int64 {
      guard let limit else { return otherwise }
      if limit <= first { return limit < first && !roundedUp ? -1 : 0 }
      return min(highest + 1, (limit - first + (roundedUp ? step - 1 : 0)) / step)
    }
    let from = units(least, 0, roundedUp: true)
    let upTo = min(highest, units(most, highest, roundedUp: false))
    guard from <= upTo else { return }
    add(
      Part(
        weights: weights.map { Int(($0 - lowest) / step) }, bounds: Int(from)...Int(upTo),
        size: Int(highest) + 1))
  }

  private mutating func add(_ part: Part) {
    let (newSize, overflow) = size.multipliedReportingOverflow(by: part.size)
    guard !overflow, newSize / 64 * automaton.stateCount < Self.mostWords else { return }
    var kinds: [Kind: Int] = [:]
    for (place, type) in types.enumerated() {
      let shift = zip(parts, strides).reduce(part.weights[place] * size) { $0 + $1.0.weights[place] * $1.1 }
      kinds[Kind(type: type, shift: shift), default: 0] += 1
    }
    let steps = kinds.reduce(0) { steps, kind in
      steps + min(kind.value, automaton.mostOfType[Int(kind.key.type)])
        * automaton.steps[Int(kind.key.type)].count
    }
    guard steps <= Self.mostMoves / (newSize / 64 + 1) else { return }
    parts.append(part)
    (size, self.kinds) = (newSize, kinds)
  }

  /// By part: the distance by which one more unit shifts a bit.
  private var strides: [Int] {
    parts.dropLast().reduce(into: [1]) { $0.append($0[$0.count - 1] * $1.size) }
  }

  /// Whether no team of the players has allowed totals.
  var areOutOfReach: Bool {
    guard !parts.isEmpty else { return false }
    let words = size / 64 + 1
    var reached = [UInt64](repeating: 0, count: automaton.stateCount * words)
    reached[automaton.start * words] = 1
    reached.withUnsafeMutableBufferPointer { reached in
      for (kind, count) in kinds {
        let steps = automaton.steps[Int(kind.type)]
        let copies = min(count, automaton.mostOfType[Int(kind.type)])
        stop.spend(copies * steps.count * words / 64)
        if stop.isRaised { return }
        // Steps lead to lower states and are in ascending order, so each state is read before this copy is added to it.
        for _ in 0..<copies {
          for step in steps {
            (reached.baseAddress! + Int(step.to) * words).merge(
              reached.baseAddress! + Int(step.from) * words, shiftedBy: kind.shift, words: words)
          }
        }
      }
    }
    guard !stop.isRaised else { return false }
    let strides = strides
    let goal = automaton.goal * words
    return !(0..<words).contains { word in
      var bits = reached[goal + word]
      while bits != 0 {
        let total = 64 * word + bits.trailingZeroBitCount
        if zip(parts, strides).allSatisfy({ $0.bounds.contains(total / $1 % $0.size) }) { return true }
        bits &= bits - 1
      }
      return false
    }
  }
}

extension UnsafeMutablePointer<UInt64> {
  /// Merges in the bits of another row, shifted up.
  func merge(_ source: UnsafeMutablePointer<UInt64>, shiftedBy shift: Int, words: Int) {
    let (skipped, bits) = (shift / 64, UInt64(shift % 64))
    guard skipped < words else { return }
    let target = self + skipped
    let count = words - skipped
    target[0] |= source[0] &<< bits
    guard bits > 0 else {
      for word in 1..<Swift.max(1, count) { target[word] |= source[word] }
      return
    }
    for word in 1..<Swift.max(1, count) {
      target[word] |= source[word] &<< bits | source[word &- 1] &>> (64 &- bits)
    }
  }
}
