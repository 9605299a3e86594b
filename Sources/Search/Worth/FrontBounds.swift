/// What tells entries of a front that lead to no point of it: bounds by several multipliers, each of which answers
/// for an interval of what groups cost.
///
/// A group x of cost C within an interval loses against the heaviest group by its multiplier a/b
/// top − (b·S − a·C). Where a group of skill H is known that costs no more, only S > H is worth having: then
/// the loss is at most top + a·C − b·(H + 1). So the losses allowed follow from any front that was found; one
/// that was found with so much allowed is complete. Too little allowed makes a front with gaps, and the next is
/// made with four times as much, or with what the gaps ask for.
final class FrontBounds<Value: WholeNumber> {
  /// A part of the costs.
  struct Interval {
    /// The costs are from here to before the next interval's.
    var lowest: Value
    var multiplier: Multiplier<Value>
    /// The sum of the largest weights.
    var heaviest: Value
    /// How much weight a group may lose.
    var allowedLoss: Value
    /// By how many members are missing and who may be taken: what these weigh at most.
    var completions: CompletionTable<Value>
  }

  /// The most entries of a table of completions: two dozen tables take 50 MB at most.
  private static var mostEntries: Int { 1 << 18 }

  private let players: Candidates<Value>
  private let size: Int
  /// No group of the front costs more.
  private let highestCost: Value
  private(set) var intervals: [Interval] = []
  /// What the 0, 1, 2, … dearest players cost together.
  private let dearest: [Value]

  /// Bounds for groups of `size` players.
  /// - Precondition: the players are in cost order, there are more than `size`, and the cheapest fit the budget.
  init(
    _ players: Candidates<Value>, size: Int, budget: Value, room: MultiplierRoom<Value>, parts: Int,
    stop: StopSignal
  ) {
    self.players = players
    self.size = size
    dearest = players.costs.suffix(size).reversed().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    let cheapest = players.totals(of: (0..<size).map(Int32.init))
    let lowest = cheapest.cost
    let mostSkilled = heaviestTeam(of: players, size: size, Multiplier<Value>(skill: 1, cost: 0))
    highestCost = min(budget, players.totals(of: mostSkilled).cost)
    let width = max(1, (highestCost - lowest) / Value(parts))
    for part in 0..<Value(parts) where part * width <= highestCost - lowest {
      let multiplier = multiplierOfDual(
        for: players, size: size, budget: min(highestCost, lowest + part * width + width / 2), room: room,
        stop: stop)
      intervals.append(interval(from: lowest + part * width, multiplier))
    }
    // The cheapest group begins the front: everything else is measured against it.
    intervals[0].allowedLoss = max(intervals[0].allowedLoss, loss(skill: cheapest.skill, cost: lowest, 0))
  }

  deinit {
    for interval in intervals { interval.completions.deallocate() }
  }

  /// Allows at first what leaves twice as many players as a group has, or a few more.
  private func interval(from lowest: Value, _ multiplier: Multiplier<Value>) -> Interval {
    let weights = multiplier.weights(of: players)
    var largest = LargestValues<Value>(capacity: 2 * size + 7)
    for weight in weights { largest.insert(weight) }
    let sorted = largest.values.sorted(by: >)
    // Entries are completed by the players after a rank: the first ones of the reverse order.
    let completions = weights.reversed().withUnsafeBufferPointer {
      CompletionTable(
        weights: $0.baseAddress!, count: $0.count, choose: size, mostEntries: Self.mostEntries)
    }
    return Interval(
      lowest: lowest, multiplier: multiplier, heaviest: sorted[..<size].reduce(0, +),
      allowedLoss: sorted[size - 1] - sorted[sorted.count - 1],
      completions: completions)
  }

  private func loss(skill: Value, cost: Value, _ index: Int) -> Value {
    intervals[index].heaviest - intervals[index].multiplier.weight(skill: skill, cost: cost)
  }

  /// Allows more where a front shows that it was too little.
  /// - Parameter totals: the groups found, cheaper first, the cheapest among them.
  /// - Returns: whether there was such an interval; if not, the front is complete.
  func widen(after totals: [(cost: Value, skill: Value)]) -> Bool {
    var isWider = false
    var next = 0
    for index in intervals.indices {
      let end = index + 1 < intervals.count ? intervals[index + 1].lowest - 1 : highestCost
      while next + 1 < totals.count, totals[next + 1].cost <= intervals[index].lowest { next += 1 }
      var needed: Value = 0
      var point = next
      while point < totals.count, totals[point].cost <= end {
        let last = point + 1 < totals.count ? min(end, totals[point + 1].cost - 1) : end
        needed = max(needed, loss(skill: totals[point].skill + 1, cost: last, index))
        point += 1
      }
      let allowed = intervals[index].allowedLoss
      guard needed > allowed else { continue }
      isWider = true
      intervals[index].allowedLoss = allowed > needed / 4 ? needed : 4 * allowed + 1
    }
    return isWider
  }

  /// Whether a player can be in a group that loses no more than allowed.
  func canMatter(_ rank: Int) -> Bool {
    intervals.contains { interval in
      let weight = interval.multiplier.weight(skill: players.skills[rank], cost: players.costs[rank])
      // Taking him instead of the last of the heaviest loses this much.
      let lastInside = interval.heaviest - interval.completions[size - 1, of: players.count]
      return lastInside - weight <= interval.allowedLoss
    }
  }

  /// The test of entries to which `missing` of the players after `rank` still come; `nil` if there are too few.
  func filter(after rank: Int, missing: Int) -> EntryFilter<Value>? {
    let left = players.count - rank - 1
    guard left >= missing else { return nil }
    return EntryFilter(
      intervals: intervals,
      thresholds: intervals.map {
        $0.heaviest - $0.completions[missing, of: left] - $0.allowedLoss
      },
      least: players.costs[rank + 1..<rank + 1 + missing].reduce(0, +), most: dearest[missing])
  }
}

/// Tells which entries of a list can still lead to a point of the front, asked in order of their cost.
struct EntryFilter<Value: WholeNumber> {
  private let intervals: [FrontBounds<Value>.Interval]
  /// By interval: what an entry must weigh.
  private let thresholds: [Value]
  /// What the missing members cost at least, and at most.
  private let least: Value
  private let most: Value
  /// The intervals in which an entry of the present cost can end.
  private var first = 0
  private var last = 0
  /// The interval that kept the entry before: neighbours are alike.
  private var latest = 0

  init(
    intervals: [FrontBounds<Value>.Interval], thresholds: [Value], least: Value, most: Value
  ) {
    self.intervals = intervals
    self.thresholds = thresholds
    self.least = least
    self.most = most
  }

  /// Whether an entry is worth keeping.
  @inline(__always)
  mutating func keeps(cost: Value, skill: Value) -> Bool {
    while first + 1 < intervals.count, intervals[first + 1].lowest <= cost + least { first += 1 }
    while last + 1 < intervals.count, intervals[last + 1].lowest <= cost + most { last += 1 }
    if latest >= first, weighsEnough(cost, skill, latest) { return true }
    for index in first...last where weighsEnough(cost, skill, index) {
      latest = index
      return true
    }
    return false
  }

  @inline(__always)
  private func weighsEnough(_ cost: Value, _ skill: Value, _ index: Int) -> Bool {
    intervals[index].multiplier.weight(skill: skill, cost: cost) >= thresholds[index]
  }
}
