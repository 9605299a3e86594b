import Synchronization

/// Keeps the best teams by skill and cost that one worker finds, as many as are wanted, and beside them those that
/// share the skill and cost of the last.
///
/// The latter may be beyond number: past some dozens only strictly better teams are wanted, and the first rows are
/// found afterwards. Everything strictly better than the last is kept, because the last only ever gets better.
final class LeadingTeams<Value: WholeNumber>: FormatCollector {
  /// A team as positions of the tables.
  struct Team: Sendable {
    /// The positions, ascending.
    var positions: [Int32]
    /// Total skill.
    var skill: Value
    /// Total cost.
    var cost: Value

    /// Whether it has this skill and cost.
    @inline(__always)
    func isTied(skill otherSkill: Value, cost otherCost: Value) -> Bool {
      otherSkill == skill && otherCost == cost
    }

    /// Whether another team has more skill, or as much for less.
    @inline(__always)
    func isBelow(skill otherSkill: Value, cost otherCost: Value) -> Bool {
      otherSkill != skill ? otherSkill > skill : otherCost < cost
    }
  }

  private(set) var target: FormatTarget<Value>
  private let wanted: Int
  private let mostTies: Int
  private let shared: SharedThreshold<Value>
  private var seenVersion = 0
  /// How many looks at the others' work are left before ties are given up: where they are rare but not to be ruled
  /// out, the search for them must not hold up the proof.
  private var patience = LeadingTeams.patience
  private static var patience: Int { 64 }
  /// A binary heap with the worst on top.
  private var leaders: [Team] = []
  /// Teams that share the skill and cost of the worst.
  private var ties: [Team] = []
  /// The skill and cost of which teams were turned away, if that happened.
  private var incomplete: (skill: Value, cost: Value)?

  /// Keeps `wanted` teams, 1 or more.
  /// - Parameter mostTies: how many of those that share the last one's skill and cost are kept beside them.
  init(_ wanted: Int, mostTies: Int, target: FormatTarget<Value>, shared: SharedThreshold<Value>) {
    self.wanted = wanted
    self.mostTies = mostTies
    self.target = target
    self.shared = shared
    refresh()
  }

  /// What one worker has to say at the end.
  struct Result: Sendable {
    /// Everything that is kept, in no particular order.
    var teams: [Team]
    /// The skill and cost of which teams were turned away, if that happened.
    var incomplete: (skill: Value, cost: Value)?
  }

  /// What is kept.
  var result: Result { Result(teams: leaders + ties, incomplete: incomplete) }

  func take(_ team: UnsafeBufferPointer<Int32>, skill: Value, cost: Value) -> Bool {
    guard leaders.count == wanted else {
      leaders.append(Team(positions: Array(team), skill: skill, cost: cost))
      siftUp(leaders.count - 1)
      if leaders.count == wanted { raiseToLast() }
      return true
    }
    if skill == leaders[0].skill, cost == leaders[0].cost {
      keepTie(Team(positions: Array(team), skill: skill, cost: cost))
      return true
    }
    let (lastSkill, lastCost) = (leaders[0].skill, leaders[0].cost)
    if wanted > 1,
      leaders[1].isTied(skill: lastSkill, cost: lastCost)
        || (wanted > 2 && leaders[2].isTied(skill: lastSkill, cost: lastCost))
    {
      keepTie(leaders[0])
    } else {
      ties.removeAll(keepingCapacity: true)
    }
    leaders[0].skill = skill
    leaders[0].cost = cost
    for (index, position) in team.enumerated() { leaders[0].positions[index] = position }
    siftDown()
    raiseToLast()
    return true
  }

  func refresh() {
    patience -= 1
    if patience == 0, leaders.count == wanted { giveUpTies() }
    guard shared.version != seenVersion else { return }
    seenVersion = shared.version
    if let (skill, cost) = shared.last { raiseTarget(skill: skill, cost: cost) }
  }

  private func raiseToLast() {
    patience = Self.patience
    raiseTarget(skill: leaders[0].skill, cost: leaders[0].cost)
    shared.raise(toSkill: leaders[0].skill, cost: leaders[0].cost)
  }

  /// Wants teams of at least this skill and cost; ties too, unless some were turned away.
  private func raiseTarget(skill: Value, cost: Value) {
    guard target.accepts(skill: skill, cost: cost) else { return }
    target.skill = skill
    target.costBelow = cost + 1
  }

  private func keepTie(_ team: Team) {
    if ties.count < mostTies {
      ties.append(team)
    } else {
      giveUpTies()
    }
  }

  /// From now on only teams better than the last are wanted, unless the target is beyond it already.
  private func giveUpTies() {
    incomplete = (leaders[0].skill, leaders[0].cost)
    if target.skill == leaders[0].skill { target.costBelow = min(target.costBelow, leaders[0].cost) }
  }

  private func siftUp(_ index: Int) {
    var index = index
    while index > 0 {
      let parent = (index - 1) / 2
      guard leaders[index].isBelow(skill: leaders[parent].skill, cost: leaders[parent].cost) else { return }
      leaders.swapAt(index, parent)
      index = parent
    }
  }

  private func siftDown() {
    var index = 0
    while true {
      var worst = index
      for child in [2 * index + 1, 2 * index + 2] where child < leaders.count {
        if leaders[child].isBelow(skill: leaders[worst].skill, cost: leaders[worst].cost) { worst = child }
      }
      if worst == index { return }
      leaders.swapAt(index, worst)
      index = worst
    }
  }
}

/// The best skill and cost of which some worker knows as many teams as are wanted.
final class SharedThreshold<Value: WholeNumber>: Sendable {
  private let best = Mutex<(skill: Value, cost: Value)?>(nil)
  private let changes = Atomic<Int>(0)
  private let improved: @Sendable (Value) -> Void

  /// Nothing is known; `improved` hears the skill of each better one.
  init(improved: @escaping @Sendable (Value) -> Void) {
    self.improved = improved
  }

  /// What is known.
  var last: (skill: Value, cost: Value)? { best.withLock { $0 } }

  /// Grows with every improvement.
  var version: Int { changes.load(ordering: .relaxed) }

  /// Takes note of a worker's last team.
  func raise(toSkill skill: Value, cost: Value) {
    let isBetter = best.withLock { best in
      if let best, skill < best.skill || (skill == best.skill && cost >= best.cost) { return false }
      best = (skill, cost)
      return true
    }
    guard isBetter else { return }
    changes.wrappingAdd(1, ordering: .relaxed)
    improved(skill)
  }
}
