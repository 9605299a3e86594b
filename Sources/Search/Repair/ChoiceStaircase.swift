/// Some of the choices of a group's members: dearer and more skilled from step to step, the other choices
/// left out that cost no less than a step and have no more skill.
struct ChoiceStaircase {
  /// One choice.
  struct Step {
    /// The total skill of the members, the given ones too.
    var skill: Int128
    /// Their total cost.
    var cost: Int128
    /// Which candidates were picked, in the order of their rows: to be members or, where those are the
    /// fewer, not to be.
    fileprivate var picks: [Int32]
  }

  /// The choices; once thinned, in the order of their cost.
  private(set) var steps: [Step] = []
  private let choices: GroupChoices

  fileprivate init(_ choices: GroupChoices) {
    self.choices = choices
  }

  /// The members at a step.
  func members(at index: Int) -> Members {
    choices.members(steps[index])
  }

  fileprivate mutating func append(_ picks: [Int]) {
    steps.append(choices.step(picks))
  }

  /// Leaves out every choice that another makes needless.
  fileprivate mutating func thin() {
    steps.sort { left, right in
      if left.cost != right.cost { return left.cost < right.cost }
      if left.skill != right.skill { return left.skill > right.skill }
      return choices.comesFirst(left, right)
    }
    var mostSkill: Int128?
    steps.removeAll { step in
      if let mostSkill, step.skill <= mostSkill { return true }
      mostSkill = step.skill
      return false
    }
  }
}

/// All choices of a group's members in one or more staircases, so that no more than so many are held at once.
struct ChoiceStaircases {
  private let choices: GroupChoices
  private let capacity: Int
  private let stop: StopSignal
  private var combinations: Combinations
  private var isAtEnd = false
  /// Whether the stop signal ended the last staircase before its time.
  private(set) var isStopped = false

  /// Begins with the first choice.
  /// - Parameter capacity: choices held at once, 2 or more.
  init(of group: MemberGroup, capacity: Int, stop: StopSignal) {
    choices = GroupChoices(group)
    combinations = Combinations(picking: choices.picked, of: group.candidates.count)
    self.capacity = capacity
    self.stop = stop
  }

  /// The next staircase, `nil` after the last.
  mutating func next() -> ChoiceStaircase? {
    guard !isAtEnd, !isStopped else { return nil }
    var staircase = ChoiceStaircase(choices)
    while !isAtEnd {
      staircase.append(combinations.picks)
      isAtEnd = !combinations.advance()
      guard staircase.steps.count == capacity else { continue }
      staircase.thin()
      isStopped = stop.isRaised
      if isStopped || staircase.steps.count > capacity / 2 { return staircase }
    }
    staircase.thin()
    return staircase
  }
}

/// What picking some of a group's candidates means.
private struct GroupChoices {
  private let given: Members
  /// In the order of their rows.
  private let candidates: Candidates<Int128>
  private let all: Members
  /// Whether those picked are left out and the rest are members.
  private let picksLeaveOut: Bool
  /// How many are picked.
  let picked: Int

  init(_ group: MemberGroup) {
    let order = group.candidates.rows.indices.sorted { group.candidates.rows[$0] < group.candidates.rows[$1] }
    candidates = group.candidates.selected(order)
    given = group.given
    picksLeaveOut = 2 * group.choose > order.count
    picked = picksLeaveOut ? order.count - group.choose : group.choose
    // Half of the candidates are members or fewer: only else is the sum known not to overflow.
    all = picksLeaveOut ? candidates.members(Array(order.indices)) : .none
  }

  func step(_ picks: [Int]) -> ChoiceStaircase.Step {
    let picks = picks.map { Int32($0) }
    let (skill, cost) = candidates.totals(of: picks)
    return ChoiceStaircase.Step(
      skill: given.skill + (picksLeaveOut ? all.skill - skill : skill),
      cost: given.cost + (picksLeaveOut ? all.cost - cost : cost), picks: picks)
  }

  /// Whether of two choices with equal totals the first has the first rows.
  func comesFirst(_ left: ChoiceStaircase.Step, _ right: ChoiceStaircase.Step) -> Bool {
    picksLeaveOut
      ? right.picks.lexicographicallyPrecedes(left.picks) : left.picks.lexicographicallyPrecedes(right.picks)
  }

  func members(_ step: ChoiceStaircase.Step) -> Members {
    var chosen = Set(step.picks.map(Int.init))
    if picksLeaveOut { chosen.formSymmetricDifference(candidates.rows.indices) }
    let rows = chosen.map { Int(candidates.rows[$0]) }
    return Members(rows: (given.rows + rows).sorted(), skill: step.skill, cost: step.cost)
  }
}
