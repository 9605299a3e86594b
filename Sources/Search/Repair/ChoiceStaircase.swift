/// The choices of a group's members, dearer and more skilled from step to step; left out are those that cost
/// no less than another and have no more skill, or equal one whose rows come first.
struct ChoiceStaircase {
  private let choices: GroupChoices
  private let steps: [GroupChoices.Choice]

  /// Lays out all choices.
  /// - Complexity: O(w log w) for w choices.
  init(of group: MemberGroup) {
    choices = GroupChoices(group)
    var steps = choices.all
    steps.sort(by: choices.isInOrder)
    var mostSkill: Int128?
    steps.removeAll { step in
      if let mostSkill, step.skill <= mostSkill { return true }
      mostSkill = step.skill
      return false
    }
    self.steps = steps
  }

  /// The best members who together cost no more than `budget`.
  /// - Precondition: there are such.
  func best(within budget: Int128) -> Members {
    let beyond = partitionPoint(0, steps.count) { steps[$0].cost > budget }
    return choices.members(steps[beyond - 1])
  }
}

/// All choices of a group's members, each as those of its candidates who are picked: to be members or, where
/// these are fewer, not to be.
private struct GroupChoices {
  struct Choice {
    /// The total skill of the members, the given ones too.
    var skill: Int128
    /// Their total cost.
    var cost: Int128
    /// Indices of the candidates picked, ascending.
    var picks: [Int32]
  }

  private let given: Members
  /// In the order of their rows.
  private let candidates: Candidates<Int128>
  private let picked: Int
  /// Whether those picked are not members, and the rest are.
  private let picksLeave: Bool

  init(_ group: MemberGroup) {
    let rows = group.candidates.rows
    candidates = group.candidates.selected(rows.indices.sorted { rows[$0] < rows[$1] })
    given = group.given
    picksLeave = 2 * group.choose > rows.count
    picked = picksLeave ? rows.count - group.choose : group.choose
  }

  var all: [Choice] {
    // Fewer than half leave: all together are at most two teams, whose totals do not overflow.
    let mayLeave = picksLeave ? candidates.members(Array(candidates.rows.indices)) : .none
    let unpicked = given.joined(with: mayLeave)
    var choices: [Choice] = []
    var combinations = Combinations(picking: picked, of: candidates.count)
    repeat {
      let picks = combinations.picks.map { Int32($0) }
      let (skill, cost) = candidates.totals(of: picks)
      choices.append(
        Choice(
          skill: unpicked.skill + (picksLeave ? -skill : skill),
          cost: unpicked.cost + (picksLeave ? -cost : cost), picks: picks))
    } while combinations.advance()
    return choices
  }

  /// Cheaper before dearer, of equal cost the more skilled, of equal skill too the first rows.
  func isInOrder(_ left: Choice, _ right: Choice) -> Bool {
    if left.cost != right.cost { return left.cost < right.cost }
    if left.skill != right.skill { return left.skill > right.skill }
    // Where two lists of leavers first differ, the one with the later row leaves the earlier row in the team.
    return picksLeave
      ? right.picks.lexicographicallyPrecedes(left.picks) : left.picks.lexicographicallyPrecedes(right.picks)
  }

  func members(_ choice: Choice) -> Members {
    var chosen = Set(choice.picks.map(Int.init))
    if picksLeave { chosen.formSymmetricDifference(candidates.rows.indices) }
    let rows = given.rows + chosen.map { Int(candidates.rows[$0]) }
    return Members(rows: rows.sorted(), skill: choice.skill, cost: choice.cost)
  }
}
