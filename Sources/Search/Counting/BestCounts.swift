/// What is known of the teams of a core.
struct CoreCounts: Sendable {
  /// Teams of the best skill within the budget.
  var sharingSkill: TeamCount
  /// Those that cost as little as the winning team.
  var sharingSkillAndCost: TeamCount
  /// For each type whether all teams of the lowest cost have all its players; empty if not known.
  var complete: [Bool] = []

  /// Raises the lower bounds to those of a count over fewer players.
  fileprivate mutating func raise(to sharingSkill: UInt128, _ sharingSkillAndCost: UInt128) {
    if !self.sharingSkillAndCost.isExact {
      self.sharingSkillAndCost.value = max(self.sharingSkillAndCost.value, sharingSkillAndCost)
    }
    self.sharingSkill.value = max(
      self.sharingSkill.value, sharingSkill, self.sharingSkillAndCost.value)
  }
}

extension SwapCore {
  /// Counts exactly if `meter` allows it, or else gives the best lower bounds that it allows.
  ///
  /// A flat core goes to its transform unless its lists turn out shorter. Where the whole core takes too
  /// much, the teams of the lowest cost are counted alone: they lose less, which leaves fewer players open.
  /// Then a flat part of the core is tried; then half, a quarter, … of the types are left open, down to the
  /// exchange of equal players, which takes no work.
  func bestCounts(meter: inout WorkMeter) -> CoreCounts {
    let flat = FlatCore(self)
    let exchanges = TeamCount(exchangesOfEquals, isExact: false)
    var counts =
      flat?.countsWithoutWork ?? CoreCounts(sharingSkill: exchanges, sharingSkillAndCost: exchanges)
    let saturated = counts.sharingSkill.value == .max && !counts.complete.isEmpty
    if counts.sharingSkill.isExact || saturated { return counts }
    do throws(CountingEnd) {
      try improve(&counts, flat, meter: &meter)
    } catch {
      // Stopped or out of work: what is proved so far stands.
    }
    return counts
  }

  private func improve(
    _ counts: inout CoreCounts, _ flat: FlatCore<Value>?, meter: inout WorkMeter
  ) throws(CountingEnd) {
    let transform = flat?.transform
    let limit = transform.map { $0.steps / 4 } ?? .max
    let whole = try meter.attempt(limit) { part throws(CountingEnd) in try wholeCounts(meter: &part) }
    if let whole {
      counts = whole
    } else if let flat, let transform, transform.steps <= meter.left {
      counts = try flat.counts(by: transform, meter: &meter)
    } else {
      if flat == nil {
        try countCheapest(into: &counts, meter: &meter)
        try countFlatPart(into: &counts, meter: &meter)
      }
      try countSmallerCores(into: &counts, meter: &meter)
    }
  }

  /// Exact counts, and for each type whether all teams of the lowest cost have all its players.
  func wholeCounts(meter: inout WorkMeter) throws(CountingEnd) -> CoreCounts {
    var complete = [Bool](repeating: false, count: types.count)
    var followed = types.indices.filter { types[$0].winners == types[$0].copies }[...]
    var tally: SwapTally
    repeat {
      let group = followed.prefix(64)
      tally = try self.tally(following: group, meter: &meter)
      for (bit, type) in group.enumerated() { complete[type] = tally.complete >> UInt64(bit) & 1 == 1 }
      followed = followed.dropFirst(64)
    } while !followed.isEmpty
    return CoreCounts(
      sharingSkill: TeamCount(saturated: tally.sharingSkill),
      sharingSkillAndCost: TeamCount(saturated: tally.sharingSkillAndCost), complete: complete)
  }

  /// Counts the teams of the lowest cost for themselves.
  private func countCheapest(into counts: inout CoreCounts, meter: inout WorkMeter) throws(CountingEnd) {
    guard gap > winningLoss else { return }
    let cheapest = withWinningLossOnly()
    let known = try meter.attempt(.max) { part throws(CountingEnd) in cheapest.bestCounts(meter: &part) }
    guard let known else { return }
    counts.sharingSkillAndCost = known.sharingSkillAndCost
    counts.sharingSkill.value = max(counts.sharingSkill.value, known.sharingSkillAndCost.value)
    guard cheapest.types.count == known.complete.count else { return }
    // The types that lose too much for these teams, which stand first, keep to the base.
    counts.complete = types.dropLast(cheapest.types.count).map { $0.inBase } + known.complete
  }

  /// Counts the teams that make the winning team's choice among all players whose swap loses something.
  func countFlatPart(into counts: inout CoreCounts, meter: inout WorkMeter) throws(CountingEnd) {
    let part = settledWhereSwapsLose
    guard let flat = FlatCore(part.core), let transform = flat.transform, transform.steps <= meter.left else {
      return
    }
    let known = try flat.counts(by: transform, meter: &meter)
    counts.raise(
      to: part.ways.multipliedSaturated(by: known.sharingSkill.value),
      part.ways.multipliedSaturated(by: known.sharingSkillAndCost.value))
  }

  /// The most types, other than those that the winning team swaps, with which ``countSmallerCores`` begins:
  /// every attempt sorts its types, and a million of them leave no hope that one succeeds.
  private static var mostOthers: Int { 4_096 }

  /// Counts the teams among ever fewer players until the work suffices.
  private func countSmallerCores(into counts: inout CoreCounts, meter: inout WorkMeter) throws(CountingEnd) {
    var others = min(types.count, 2 * Self.mostOthers)
    var smaller = self
    while others > 0 {
      others /= 2
      try meter.checkSignal()
      smaller = smaller.settled(leaving: others)
      let tally = try meter.attempt(.max) { part throws(CountingEnd) in
        try smaller.tally(following: [], meter: &part)
      }
      if let tally { return counts.raise(to: tally.sharingSkill, tally.sharingSkillAndCost) }
    }
  }
}
