import Tables

/// What groups of a number of players cost and can at best: no group costs less without having less skill.
struct GroupFront: Sendable {
  /// A group of players.
  struct Group: Sendable {
    /// What they cost together.
    var cost: Int128
    /// Their total skill.
    var skill: Int128
    /// Who they are, as far as it is remembered: one of the groups with these totals.
    var members: MemberSieve
  }

  /// The groups, cheaper first; cost and skill ascend strictly.
  var groups: [Group]
}

extension Problem {
  /// The front of all groups of `number` players who cost at most `budget` together.
  ///
  /// For each number of players the totals of cost and skill that no others dominate are kept, cheaper first; a
  /// player joins each of them and the lists are merged (Nemhauser and Ullmann, "Discrete dynamic programming
  /// and capital allocation", 1969, with one list for each number of players). Only the players of the skyband
  /// take part, and, where that is long work, only entries that may lead to the front: see ``FrontBounds``.
  ///
  /// - Parameters:
  ///   - number: players in a group, 1 or more and at most `size`.
  ///   - budget: `nil` for any cost.
  ///   - effort: how much work it may be.
  ///   - mostEntries: the most entries that may be held at a time.
  /// - Returns: `nil` when it was more.
  /// - Complexity: O(players left · number · groups)
  func groupFront(
    of number: Int, within budget: Int128?, effort: Effort, mostEntries: Int = .max,
    tuning: FrontTuning = FrontTuning()
  ) -> GroupFront? {
    func front<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> GroupFront? {
      let players = skyband(skills: skills, costs: costs, size: size)
      guard players.count >= number else { return GroupFront(groups: []) }
      let scale = NumberScale(of: players, size: number)
      let most = Int128(Int64.max) / Int128(number)
      guard max(scale.skills.highest, scale.costs.highest) <= most else {
        return front(scale.scaled(players, to: Int128.self), scale)
      }
      return front(scale.scaled(players, to: Int64.self), scale)
    }
    func front<Scaled: WholeNumber>(_ players: Candidates<Scaled>, _ scale: NumberScale) -> GroupFront? {
      guard let budget = scale.scaled(budget: budget ?? .max) else { return GroupFront(groups: []) }
      let front = wholeFront(
        of: players, size: number, budget: Scaled(budget), scale: scale, effort: effort,
        mostEntries: mostEntries, tuning: tuning)
      return front.map { totals in
        GroupFront(
          groups: totals.map { total in
            .init(
              cost: scale.costs.total(total.cost, size: number),
              skill: scale.skills.total(total.skill, size: number), members: total.members)
          })
      }
    }
    switch (skills, costs) {
    case (.narrow(let skills), .narrow(let costs)): return front(skills, costs)
    case (.wide(let skills), .wide(let costs)): return front(skills, costs)
    case (.narrow(let skills), .wide(let costs)): return front(skills.map { Int128($0) }, costs)
    case (.wide(let skills), .narrow(let costs)): return front(skills, costs.map { Int128($0) })
    }
  }
}

/// When a front is made in another way. No value changes it.
struct FrontTuning: Sendable {
  /// Entries looked at before bounds are asked which of them lead nowhere: about a millisecond of them.
  var stepsBeforeBounds = 300_000
  /// Members of a group from which bounds are asked: they take weakly correlated pools of 1,000 players and
  /// groups of 14 from 450 to 30 ms, but make groups of four in pools of 100,000 slower.
  var membersBeforeBounds = 8
  /// Into how many parts the costs are divided, each with bounds of its own.
  var parts = 24
}

/// The front without bounds where that is soon done, else with them.
private func wholeFront<Value: WholeNumber>(
  of players: Candidates<Value>, size: Int, budget: Value, scale: NumberScale, effort: Effort,
  mostEntries: Int,
  tuning: FrontTuning
) -> [GroupTotals<Value>.Totals]? {
  let room = MultiplierRoom<Value>(
    size: size, highestSkill: scale.skills.highest, highestCost: scale.costs.highest)
  var plain = GroupTotals<Value>(players, size: size, budget: budget)
  guard let room, size >= tuning.membersBeforeBounds, players.count > size, plain.cheapestTeamFits
  else {
    return plain.run(effort: effort, mostEntries: mostEntries) ? plain.totals : nil
  }
  // What this takes is little beside the rest, and is not counted.
  let attempt = Effort(allowed: min(tuning.stepsBeforeBounds, effort.allowed), stop: effort.stop)
  if plain.run(effort: attempt, mostEntries: mostEntries) { return plain.totals }
  let bounds = FrontBounds(
    players, size: size, budget: budget, room: room, parts: tuning.parts, stop: effort.stop)
  guard effort.book(0) else { return nil }
  while true {
    var front = GroupTotals<Value>(players, size: size, budget: budget, bounds: bounds)
    guard front.run(effort: effort, mostEntries: mostEntries) else { return nil }
    if !bounds.widen(after: front.totals.map { ($0.cost, $0.skill) }) { return front.totals }
  }
}
