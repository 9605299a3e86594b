/// The best groups of mates, that is, of one member less than a team has: complete, or at least for all
/// questions that a player's present skill and cost lead to.
///
/// A group of the front may hold the very player whose mates it should be; its marks tell those of whom it
/// surely holds none, or not all who are alike: then another of them can take his place.
struct MatesFront: Sendable {
  typealias Group = GroupFront.Group

  /// The groups, cheaper first; cost and skill ascend strictly; none costs more than the budget.
  let groups: [Group]
  /// Whether every group of the front is there.
  let isComplete: Bool
  /// The rows of the players who can be in a group, those of equal skill and cost together.
  private let alike: [[Int]]
  /// By row of such a player the marks of all who are like him.
  private let marks: [Int: MemberSieve]

  /// A front of groups of players of this pool, marked by their places in it.
  init(groups: [Group], isComplete: Bool, pool: ReducedProblem) {
    self.groups = groups
    self.isComplete = isComplete
    let alike = pool.alike
    self.alike = alike.map { places in places.map { pool.rows[$0] } }
    marks = alike.reduce(into: [:]) { marks, places in
      let sieve = MemberSieve(places)
      for place in places { marks[pool.rows[place]] = sieve }
    }
  }

  /// The last group within a budget.
  func mostSkilled(within budget: Int128) -> Group? {
    let next = partitionPoint(0, groups.count) { groups[$0].cost > budget }
    return next == 0 ? nil : groups[next - 1]
  }

  /// The first group of at least this skill.
  func cheapest(reaching skill: Int128?) -> Group? {
    guard let skill else { return groups.first }
    let first = partitionPoint(0, groups.count) { groups[$0].skill >= skill }
    return first == groups.count ? nil : groups[first]
  }

  /// Whether the player, or one like him, is surely not in the group: then others have its totals without him.
  func canLack(_ row: Int, _ group: Group) -> Bool {
    guard let marks = marks[row] else { return true }
    return group.members.surelyLacksOne(of: marks)
  }
}

extension MatesFront {
  /// The front of a problem in one pass, or, where that would be too long, what of it is asked for.
  /// - Parameter pool: the players who can be mates, as a problem of teams of one member less.
  /// - Returns: `nil` when stopped.
  init?(
    _ pool: ReducedProblem, of problem: Problem, best: Answer, limits: Limits,
    progress: any SearchProgress, tuning: WhatIfTuning
  ) {
    guard pool.problem.size > 0 else {
      let nobody = Group(cost: 0, skill: 0, members: MemberSieve())
      self.init(groups: [nobody], isComplete: true, pool: pool)
      return
    }
    let effort = Effort(allowed: tuning.stepsOfFront, stop: limits.stop)
    let front = pool.problem.groupFront(
      of: pool.problem.size, within: problem.budget, effort: effort,
      mostEntries: tuning.entriesOfFront)
    if let front {
      self.init(groups: front.groups, isComplete: true, pool: pool)
      return
    }
    guard effort.ending != .stopped,
      let groups = Self.groupsOnDemand(pool, for: problem, best: best, limits: limits, progress: progress)
    else { return nil }
    self.init(groups: groups.frontOrder, isComplete: false, pool: pool)
  }

  /// The players whose figures the groups alone do not tell: the members of the best team, and whoever may be in
  /// the group that answers his question. Those with the same figures stand together; members do not, since their
  /// places in the pool break ties.
  func open(in problem: Problem, best: Answer) -> [[Int]] {
    alike.flatMap { rows in
      let members = rows.filter { best.rows.contains($0) }
      let others = rows.filter { !best.rows.contains($0) }
      let areOpen = others.first.map { isOpen($0, in: problem, best: best) } == true
      return members.map { [$0] } + (areOpen ? [others] : [])
    }
  }

  private func isOpen(_ row: Int, in problem: Problem, best: Answer) -> Bool {
    let groups = [
      mostSkilled(within: problem.budget - problem.costs[row]),
      cheapest(reaching: best.skill - problem.skills[row]),
    ]
    return groups.contains { $0.map { !canLack(row, $0) } ?? false }
  }
}

extension [MatesFront.Group] {
  /// The groups by cost, each once.
  fileprivate var frontOrder: [MatesFront.Group] {
    var ordered: [MatesFront.Group] = []
    for group in sorted(by: { $0.cost < $1.cost }) where group.cost != ordered.last?.cost {
      ordered.append(group)
    }
    return ordered
  }
}

extension ReducedProblem {
  /// The places of the players in the pool, those of equal skill and cost together.
  fileprivate var alike: [[Int]] {
    let (skills, costs) = (problem.skills.values, problem.costs.values)
    let places = rows.indices.sorted { (costs[$0], skills[$0], $0) < (costs[$1], skills[$1], $1) }
    var alike: [[Int]] = []
    for place in places {
      if let other = alike.last?[0], (skills[place], costs[place]) == (skills[other], costs[other]) {
        alike[alike.count - 1].append(place)
      } else {
        alike.append([place])
      }
    }
    return alike
  }
}
