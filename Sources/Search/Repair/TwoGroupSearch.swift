/// Finds the best team within a budget that has an exact number of members of each of two groups.
///
/// The group with fewer choices is laid out as a staircase of them, dearer and more skilled from step to
/// step; the other is searched for what a step leaves of the budget. Its best members within a budget are its
/// best within every budget from their cost up to that, so they serve all those steps, and whoever is best
/// for less money has less skill than they. That bounds what lies between two steps: it is looked at by
/// bisection, and mostly not at all.
struct TwoGroupSearch {
  /// Choices of the smaller group that are held at once.
  static let usualCapacity = 1 << 18

  private let budget: Int128
  private let limits: Limits
  private let capacity: Int
  private let toBeat: Members?
  private var best: Members?
  private var isStopped = false

  /// A search for a team with better totals than `toBeat`, if that is given.
  init(budget: Int128, toBeat: Members?, limits: Limits, capacity: Int = usualCapacity) {
    self.budget = budget
    self.toBeat = toBeat
    self.limits = limits
    self.capacity = capacity
  }

  /// What was found.
  enum Outcome: Equatable {
    /// The best team, proved.
    case best(Members)
    /// No team of these groups keeps to the budget and has better totals than the one to beat.
    case none
    /// The stop signal ended the search.
    case stopped
  }

  /// The best team of two groups that share no player.
  mutating func run(_ first: MemberGroup, _ second: MemberGroup) -> Outcome {
    let (few, many) = first.ways <= second.ways ? (first, second) : (second, first)
    let search = GroupSearch(many, limits: limits)
    let mostSkill = search.mostSkill
    var staircases = ChoiceStaircases(of: few, capacity: capacity, stop: limits.stop)
    while !isStopped, let staircase = staircases.next() {
      look(at: staircase.steps.indices, of: staircase, search, mostSkill: mostSkill)
    }
    if isStopped || staircases.isStopped { return .stopped }
    return best.map(Outcome.best) ?? .none
  }

  /// Looks at some steps of a staircase, for which the other group has no more than `mostSkill`.
  private mutating func look(
    at steps: Range<Int>, of staircase: ChoiceStaircase, _ search: GroupSearch, mostSkill: Int128
  ) {
    guard let last = steps.last, !isStopped,
      isWanted(skill: staircase.steps[last].skill + mostSkill)
    else { return }
    let middle = (steps.lowerBound + steps.upperBound) / 2
    switch search.best(within: budget - staircase.steps[middle].cost) {
    case .stopped: isStopped = true
    case .tooDear: look(at: steps.lowerBound..<middle, of: staircase, search, mostSkill: mostSkill)
    case .best(let members):
      let beyond = partitionPoint(middle + 1, steps.upperBound) {
        staircase.steps[$0].cost > budget - members.cost
      }
      offer(step: beyond - 1, of: staircase, members)
      look(at: beyond..<steps.upperBound, of: staircase, search, mostSkill: members.skill - 1)
      look(at: steps.lowerBound..<middle, of: staircase, search, mostSkill: mostSkill)
    }
  }

  private func isWanted(skill: Int128) -> Bool {
    if let best, skill < best.skill { return false }
    guard let toBeat else { return true }
    return skill >= toBeat.skill
  }

  private mutating func offer(step index: Int, of staircase: ChoiceStaircase, _ members: Members) {
    guard isWanted(skill: staircase.steps[index].skill + members.skill) else { return }
    let team = staircase.members(at: index).joined(with: members)
    if let toBeat, !team.haveBetterTotals(than: toBeat) { return }
    if let best, !team.precede(best) { return }
    best = team
  }
}
