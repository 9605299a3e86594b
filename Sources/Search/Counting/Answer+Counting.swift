extension Answer {
  /// The answer with the teams counted that share its skill, if it is proved.
  ///
  /// - Parameters:
  ///   - skills: skill of each player of the problem, by row.
  ///   - costs: cost of each, 0 or more.
  ///   - skyband: the players who can be in a best team, in cost order.
  ///   - workLimit: steps that the count may do.
  func counted<Value: WholeNumber>(
    skills: [Value], costs: [Value], skyband: Candidates<Value>, size: Int, budget: Int128,
    stop: StopSignal, workLimit: Int = defaultCountingWork
  ) -> Answer {
    guard status == .proved else { return self }
    let counting = Counting(
      skills: skills, costs: costs, skyband: skyband, size: size, budget: budget, winners: rows, stop: stop,
      workLimit: workLimit)
    var answer = self
    let counts = counting.counts
    answer.teamsSharingSkill = counts.sharingSkill
    answer.teamsSharingSkillAndCost = counts.sharingSkillAndCost
    // A part of the teams says nothing about all of them.
    answer.inAllOptimal = counts.sharingSkillAndCost.isExact ? counts.inAll : []
    return answer
  }
}

/// One count with its preparation: skills shifted so that none is negative, the multiplier, and the width
/// of the numbers.
private struct Counting<Value: WholeNumber> {
  let skills: [Value]
  let costs: [Value]
  let skyband: Candidates<Value>
  let size: Int
  let budget: Int128
  let winners: [Int]
  let stop: StopSignal
  let workLimit: Int

  var counts: SharingCounts {
    guard size < skills.count else { return .onlyTeam(size: size) }
    let lowest = min(0, skills.min() ?? 0)
    let highestSkill = Int128(skills.max() ?? 0) - Int128(lowest)
    let highestCost = Int128(costs.max() ?? 0)
    // The count adds up to four times as many terms as the search, which may overflow even 128 bits.
    guard
      let room = MultiplierRoom<Int128>(
        size: 4 * size, highestSkill: highestSkill, highestCost: highestCost)
    else { return .atLeastTheWinner }
    let multiplier = multiplier(lowestSkill: Int128(lowest), room)

    if let narrow = MultiplierRoom<Value>(
      size: 4 * size, highestSkill: highestSkill, highestCost: highestCost),
      let skill = Value(exactly: multiplier.skill), let cost = Value(exactly: multiplier.cost),
      narrow.holds(Multiplier(skill: skill, cost: cost))
    {
      let shifted = lowest == 0 ? skills : skills.map { $0 &- lowest }
      return count(shifted, costs, Multiplier(skill: skill, cost: cost), highestCost)
    }
    return count(
      skills.map { Int128($0) - Int128(lowest) }, costs.map { Int128($0) }, multiplier, highestCost)
  }

  /// The multiplier of the dual, exact where there is room; any will do where the budget stops nothing.
  private func multiplier(lowestSkill: Int128, _ room: MultiplierRoom<Int128>) -> Multiplier<Int128> {
    var players = skyband.converted(to: Int128.self)
    players.skills = players.skills.map { $0 - lowestSkill }
    return multiplierOfDual(for: players, size: size, budget: budget, room: room, stop: stop)
  }

  private func count<Number: WholeNumber>(
    _ skills: [Number], _ costs: [Number], _ multiplier: Multiplier<Number>, _ highestCost: Int128
  ) -> SharingCounts {
    skills.withUnsafeBufferPointer { skills in
      costs.withUnsafeBufferPointer { costs in
        countSharingTeams(
          skills: skills, costs: costs, size: size,
          budget: Number(min(budget, Int128(size) * highestCost)), winners: winners,
          multiplier: multiplier, stop: stop, workLimit: workLimit)
      }
    }
  }
}
