extension PlayerColumns {
  /// Counts where the winners have the highest skills: the budget does not keep them from the best skill.
  ///
  /// Whoever has more skill than the least skilled winner is in every team; the rest of a team comes from
  /// the players of that lowest skill. A team of the lowest cost has all of those who are cheaper than
  /// its dearest such player, so that only equals of him can be exchanged.
  func countWithAmpleBudget(winners: [Int], budget: Value, meter: inout WorkMeter) -> SharingCounts {
    let lowest = winners.lazy.map { skills[$0] }.min() ?? 0
    let chosen = winners.filter { skills[$0] == lowest }.map { costs[$0] }
    let dearest = chosen.max() ?? 0
    let left = winners.reduce(budget) { $0 - (skills[$1] > lowest ? costs[$1] : 0) }
    var eligible: [Value] = []
    for row in 0..<count where skills[row] == lowest { eligible.append(costs[row]) }

    let equals = eligible.count { $0 == dearest }
    let chosenEquals = chosen.count { $0 == dearest }
    return SharingCounts(
      sharingSkill: countSubsets(of: eligible, size: chosen.count, costLimit: left, meter: &meter),
      sharingSkillAndCost: TeamCount(saturated: .waysToChoose(chosenEquals, of: equals)),
      inAll: winners.map { row in
        equals == chosenEquals || skills[row] > lowest || costs[row] < dearest
      })
  }
}

/// How many sets of `size` of the players with these costs cost at most `costLimit` together.
/// - Precondition: the cheapest such set does.
private func countSubsets<Value: FixedWidthInteger & SignedInteger & Sendable>(
  of costs: [Value], size: Int, costLimit: Value, meter: inout WorkMeter
) -> TeamCount {
  let sorted = costs.sorted()
  if sorted.suffix(size).reduce(0, +) <= costLimit {
    return TeamCount(saturated: .waysToChoose(size, of: sorted.count))
  }
  // Those who cost no more than an equal share of the money all go with each other.
  let frugal = sorted.count { $0 <= costLimit / Value(size) }
  let proved = UInt128.waysToChoose(size, of: frugal)
  if proved == .max { return TeamCount(saturated: proved) }

  let cheapestOthers = sorted.prefix(size - 1).reduce(0, +)
  let affordable = sorted.prefix { $0 <= costLimit - cheapestOthers }
  let core = SwapCore(subsetsOf: affordable, size: size, costLimit: costLimit)
  var count = core.bestCounts(meter: &meter).sharingSkill
  count.value = max(count.value, proved)
  return count
}

extension SwapCore {
  /// Asks for the sets of `size` players, of any skill, with these costs, sorted, and at most `costLimit`.
  fileprivate init(subsetsOf costs: ArraySlice<Value>, size: Int, costLimit: Value) {
    let cheapest = costs.prefix(size)
    self.init(
      types: [], additions: size, skill: 0, cost: cheapest.reduce(0, +), costLimit: costLimit, gap: 0,
      winningLoss: 0)
    for (place, cost) in costs.enumerated() {
      if types.last?.cost != cost {
        types.append(PlayerType(skill: 0, cost: cost, loss: 0, copies: 0, winners: 0, inBase: false))
      }
      types[types.count - 1].copies += 1
      types[types.count - 1].winners += place < size ? 1 : 0
    }
    types.reverse()
  }
}
