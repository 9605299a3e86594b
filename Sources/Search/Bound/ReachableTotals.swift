/// Players as far as their teams' totals go: how many of each type add the same to a total.
struct TotalKinds {
  /// Players of one type who add the same.
  struct Kind: Hashable {
    var type: Int32
    var added: Int
  }

  /// The most words of 64 totals.
  static let mostWords = 1 << 21

  let automaton: TeamAutomaton
  var counts: [Kind: Int] = [:]

  /// The most players of a kind that a team can have.
  func most(_ kind: Kind) -> Int { min(counts[kind] ?? 0, automaton.mostOfType[Int(kind.type)]) }

  /// Calls `body` with every total below `size` that a team reaches, ascending, until it returns true; `nil` when stopped.
  ///
  /// Bit t of the row for a state says whether some players who lead there add up to t; a player shifts and adds whole
  /// rows, 64 totals at a time. (Bellman 1957.)
  func contains(below size: Int, stop: StopSignal, where body: (Int) -> Bool) -> Bool? {
    let words = (size - 1) / 64 + 1
    var reached = [UInt64](repeating: 0, count: automaton.stateCount * words)
    reached[automaton.start * words] = 1
    let inOrder = counts.keys.sorted { ($0.added, $0.type) < ($1.added, $1.type) }
    let members = automaton.mostOfType.reduce(0, +)
    reached.withUnsafeMutableBufferPointer { reached in
      for kind in inOrder where kind.added < size && !stop.isRaised {
        let (steps, most) = (automaton.steps[Int(kind.type)], most(kind))
        // No total is higher so far.
        let used = min(words, members.multipliedSaturated(by: kind.added) / 64 + 1)
        stop.spend(most * steps.count * used / 64)
        // Steps lead to lower states and are in ascending order, so each state is read before this player is added to it.
        for _ in 0..<most {
          for step in steps {
            (reached.baseAddress! + Int(step.to) * words).merge(
              reached.baseAddress! + Int(step.from) * words, shiftedBy: kind.added, words: used)
          }
        }
      }
    }
    if stop.isRaised { return nil }
    return (0..<words).contains { word in
      var bits = reached[automaton.goal * words + word]
      while bits != 0 {
        if body(64 * word + bits.trailingZeroBitCount) { return true }
        bits &= bits - 1
      }
      return false
    }
  }
}

/// The totals that teams can reach, as far as counting shows: sums, costs and members of groups packed into one number.
/// Prices miss what whole players cannot add up to: 6, 10 and 15 never make 29.
struct ReachableTotals {
  /// A quantity that is added up.
  private struct Part {
    /// By player, 0 or more.
    var weights: [Int]
    var bounds: ClosedRange<Int>
    /// The number of possible totals.
    var size: Int
  }

  /// The most words that are shifted: a tenth of a second.
  private static let mostMoves = 300_000_000

  private let members: [FreePlayer]
  private let types: [Int32]
  private let stop: StopSignal
  private var parts: [Part] = []
  private var kinds: TotalKinds
  private var size = 1

  /// The totals of all that limits ask about; what does not fit is left out, and who takes which choice.
  init<Value: WholeNumber>(_ players: FreePlayers, _ columns: ScaledPlayers<Value>, stop: StopSignal) {
    self.stop = stop
    var rows: Set<Int32> = []
    members =
      players.hasChoices ? players.all.filter { rows.insert(players.rows[$0]).inserted } : players.all
    kinds = TotalKinds(
      automaton: players.hasChoices ? TeamAutomaton(counting: players.choose) : players.automaton)
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
    guard !isTooHigh, highest < 64 * TotalKinds.mostWords else { return }
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
    guard !overflow, newSize / 64 * kinds.automaton.stateCount < TotalKinds.mostWords else { return }
    var kinds = TotalKinds(automaton: kinds.automaton)
    for (place, type) in types.enumerated() {
      let added = zip(parts, strides).reduce(part.weights[place] * size) { $0 + $1.0.weights[place] * $1.1 }
      kinds.counts[TotalKinds.Kind(type: type, added: added), default: 0] += 1
    }
    let steps = kinds.counts.keys.reduce(0) {
      $0 + kinds.most($1) * kinds.automaton.steps[Int($1.type)].count
    }
    guard steps <= Self.mostMoves / (newSize / 64 + 1) else { return }
    parts.append(part)
    (size, self.kinds) = (newSize, kinds)
  }

  /// By part: how much one more unit adds to the total.
  private var strides: [Int] {
    parts.dropLast().reduce(into: [1]) { $0.append($0[$0.count - 1] * $1.size) }
  }

  /// Whether no team of the players has allowed totals.
  var areOutOfReach: Bool {
    guard !parts.isEmpty else { return false }
    let strides = strides
    return kinds.contains(below: size, stop: stop) { total in
      zip(parts, strides).allSatisfy { $0.bounds.contains(total / $1 % $0.size) }
    } == false
  }
}

extension UnsafeMutablePointer<UInt64> {
  /// Merges in the bits of another row, shifted up.
  fileprivate func merge(_ source: UnsafeMutablePointer<UInt64>, shiftedBy shift: Int, words: Int) {
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
