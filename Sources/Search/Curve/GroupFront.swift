import Tables

/// What groups of a number of players cost and can at best: no group costs less without having less skill.
struct GroupFront<Marks: MemberMarks>: Sendable {
  /// A group of players.
  struct Group: Sendable {
    /// What they cost together.
    var cost: Int128
    /// Their total skill.
    var skill: Int128
    /// Who they are, as far as it is remembered: one of the groups with these totals.
    var members: Marks
  }

  /// The groups, cheaper first; cost and skill ascend strictly.
  var groups: [Group]
}

extension Problem {
  /// The front of all groups of `number` players who cost at most `budget` together.
  ///
  /// - Parameters:
  ///   - number: players in a group, 1 or more and at most `size`.
  ///   - budget: `nil` for any cost.
  ///   - effort: how much work it may be.
  ///   - mostEntries: the most entries that may be held at a time.
  /// - Returns: `nil` when it was more.
  /// - Complexity: O(players left · number · groups)
  func groupFront<Marks: MemberMarks>(
    of number: Int, within budget: Int128?, effort: Effort, mostEntries: Int = .max, marks: Marks.Type
  ) -> GroupFront<Marks>? {
    func front<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> GroupFront<Marks>? {
      let players = skyband(skills: skills, costs: costs, size: size)
      guard players.count >= number else { return GroupFront(groups: []) }
      let scale = Scale(of: players, size: number)
      let most = Int128(Int64.max) / Int128(number)
      guard max(scale.skills.highest, scale.costs.highest) <= most else {
        return front(scale.scaled(players, to: Int128.self), scale)
      }
      return front(scale.scaled(players, to: Int64.self), scale)
    }
    func front<Scaled: WholeNumber>(_ players: Candidates<Scaled>, _ scale: Scale) -> GroupFront<Marks>? {
      guard let budget = scale.scaled(budget: budget ?? .max) else { return GroupFront(groups: []) }
      var front = TotalsFront<Scaled, Marks>(players, size: number, budget: Scaled(budget))
      guard front.run(effort: effort, mostEntries: mostEntries) else { return nil }
      return GroupFront(
        groups: front.totals.map { total in
          .init(
            cost: scale.costs.total(total.cost, size: number),
            skill: scale.skills.total(total.skill, size: number), members: total.members)
        })
    }
    switch (skills, costs) {
    case (.narrow(let skills), .narrow(let costs)): return front(skills, costs)
    case (.wide(let skills), .wide(let costs)): return front(skills, costs)
    case (.narrow(let skills), .wide(let costs)): return front(skills.map { Int128($0) }, costs)
    case (.wide(let skills), .narrow(let costs)): return front(skills, costs.map { Int128($0) })
    }
  }
}
