/// What a complete count over a core found.
struct SwapTally: Sendable {
  /// Teams of the best skill within the budget; saturated.
  var sharingSkill: UInt128 = 0
  /// Those that cost as little as the winning team; saturated.
  var sharingSkillAndCost: UInt128 = 0
  /// For the types followed, one bit each: whether all those teams keep all its players.
  var complete: UInt64 = .max
}

extension SwapCore {
  /// Counts by meeting in the middle: the sets of swaps of either half of the types, then the pairs that
  /// fit together.
  ///
  /// Halving takes the square root of what there is to list (Horowitz and Sahni, 1974); sets that lose
  /// more than the gap leaves are dropped, equal ones are merged. The types that lose most come first, so
  /// that lists stay short as long as possible, and each goes to the half that is shorter by then.
  /// - Parameter followed: at most 64 types, as indices, whose completeness is tracked.
  /// - Complexity: O(types × longest list); `meter` bounds it.
  func tally(following followed: ArraySlice<Int>, meter: inout WorkMeter) throws(CountingEnd) -> SwapTally {
    var tally = SwapTally()
    for (first, second) in try halves(following: followed, meter: &meter) {
      try meter.spend((first.count + second.count) * 4)
      join(first, second, into: &tally)
    }
    return tally
  }

  /// The sets of swaps of either half of the types: every pair of lists that together add as many players
  /// as are wanted.
  func halves(
    following followed: ArraySlice<Int>, meter: inout WorkMeter
  ) throws(CountingEnd) -> [(first: [SwapSets<Value>], second: [SwapSets<Value>])] {
    var bits = [UInt64](repeating: 0, count: types.count)
    for (position, type) in followed.enumerated() { bits[type] = 1 << UInt64(position) }
    let limits = try SwapLimits(self, meter: &meter)
    var halves = (SwapLists(limits: limits), SwapLists(limits: limits))
    for (type, bit) in zip(types, bits) {
      if halves.0.total <= halves.1.total {
        try halves.0.add(type, followedBy: bit, meter: &meter)
      } else {
        try halves.1.add(type, followedBy: bit, meter: &meter)
      }
    }
    return halves.0.lists.enumerated().compactMap { index, list in
      let partner = 2 * limits.origin + additions - index
      guard !list.isEmpty, halves.1.lists.indices.contains(partner) else { return nil }
      return (list, halves.1.lists[partner])
    }
  }

  /// Walks one list up and the other down by skill; where skills add up, the runs of equal skill meet.
  func join(_ first: [SwapSets<Value>], _ second: [SwapSets<Value>], into tally: inout SwapTally) {
    var low = 0
    var high = second.count
    while low < first.count, high > 0 {
      let sum = first[low].skill + second[high - 1].skill
      if sum < skill {
        low += 1
      } else if sum > skill {
        high -= 1
      } else {
        let lowEnd = first[low...].firstIndex { $0.skill != first[low].skill } ?? first.count
        let highStart = second[..<high].lastIndex { $0.skill != second[high - 1].skill }.map { $0 + 1 } ?? 0
        match(first[low..<lowEnd], second[highStart..<high], into: &tally)
        low = lowEnd
        high = highStart
      }
    }
  }

  /// Pairs two runs whose skills fit: those within the cost limit, and those at the winning cost.
  private func match(
    _ first: ArraySlice<SwapSets<Value>>, _ second: ArraySlice<SwapSets<Value>>, into tally: inout SwapTally
  ) {
    var affordable = second.startIndex
    var below: UInt128 = 0
    var exact = second.startIndex
    for entry in first.reversed() {
      while affordable < second.endIndex, entry.cost + second[affordable].cost <= costLimit {
        below = below.addingSaturated(second[affordable].count)
        affordable += 1
      }
      tally.sharingSkill = tally.sharingSkill.addingSaturated(entry.count.multipliedSaturated(by: below))
      while exact < second.endIndex, entry.cost + second[exact].cost < cost { exact += 1 }
      guard exact < second.endIndex, entry.cost + second[exact].cost == cost else { continue }
      tally.sharingSkillAndCost = tally.sharingSkillAndCost.addingSaturated(
        entry.count.multipliedSaturated(by: second[exact].count))
      tally.complete &= entry.complete & second[exact].complete
    }
  }
}
