extension SwapCore {
  /// How many teams have more skill than ``skill``, and exactly that, by meeting in the middle.
  ///
  /// For a core whose ``extraSkill`` lets better teams in. Good teams have few better ones: the gap that
  /// their skill leaves settles most players, whatever the numbers are.
  /// - Complexity: O(types × longest list), and O(log list) an entry; `meter` bounds it.
  func rank(meter: inout WorkMeter) throws(CountingEnd) -> TeamRank {
    var equal = SwapTally()
    var better: UInt128 = 0
    for (first, second) in try halves(following: [], meter: &meter) {
      let entries = first.count + second.count
      try meter.spend(entries * (8 + 8 * (Int.bitWidth - second.count.leadingZeroBitCount)))
      join(first, second, into: &equal)
      better = better.addingSaturated(pairsOfMoreSkill(first, second))
    }
    return TeamRank(better: TeamCount(saturated: better), equal: TeamCount(saturated: equal.sharingSkill))
  }

  /// The pairs that add more than ``skill`` and keep to ``costLimit``.
  ///
  /// While one list goes up by skill, more of the other has enough; those are counted by their place in the
  /// order of cost.
  private func pairsOfMoreSkill(_ first: [SwapSets<Value>], _ second: [SwapSets<Value>]) -> UInt128 {
    let byCost = second.indices.sorted { second[$0].cost < second[$1].cost }
    var place = [Int](repeating: 0, count: second.count)
    for (position, entry) in byCost.enumerated() { place[entry] = position }
    var enough = FenwickCounts<UInt128>(places: second.count)
    var next = second.count
    var pairs: UInt128 = 0
    for entry in first {
      while next > 0, entry.skill + second[next - 1].skill > skill {
        next -= 1
        enough.add(second[next].count, at: place[next])
      }
      let affordable = partitionPoint(0, byCost.count) {
        entry.cost + second[byCost[$0]].cost > costLimit
      }
      pairs = pairs.addingSaturated(
        entry.count.multipliedSaturated(by: enough.sum(below: affordable)))
    }
    return pairs
  }
}
