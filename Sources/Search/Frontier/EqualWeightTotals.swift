extension TotalKinds {
  /// All costs that teams of equally heavy players can have: the possible sums of `choose` of these costs, ascending,
  /// perhaps with some above `highest`; `nil` where there are too many to hold a bit for each, or when stopped.
  ///
  /// Where skill is tied to cost, lists of totals would be as long as the range of costs: 146,757 points of teams of 15
  /// among 1,000 players take 10 ms by bits, 0.4 s by lists.
  /// - Precondition: there are at least `choose` of the costs, 1 or more.
  static func sums<Value: WholeNumber>(
    of choose: Int, _ costs: [Value], upTo highest: Value, stop: StopSignal
  ) -> [Value]? {
    let scale = NumberScale.Column(costs)
    let lowest = Int128(choose) * scale.lowest
    let last = max(0, min((Int128(highest) - lowest) / scale.unit, Int128(choose) * scale.highest))
    guard last / 64 < mostWords / 4 / (choose + 1) else { return nil }
    var kinds = TotalKinds(automaton: TeamAutomaton(counting: choose))
    let scaled: [Int128] = scale.scaled(costs)
    kinds.counts.reserveCapacity(scaled.count)
    for cost in scaled where cost <= last { kinds.counts[Kind(type: 0, added: Int(cost)), default: 0] += 1 }
    var sums: [Value] = []
    let found = kinds.contains(below: Int(last) + 1, stop: stop) { total in
      sums.append(Value(lowest) + Value(total) * Value(scale.unit))
      return false
    }
    return found == nil ? nil : sums
  }
}
