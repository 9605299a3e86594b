import Synchronization

/// Keeps the best teams by skill and cost that one worker finds, as many as are wanted, and those that tie with the
/// last one. There may be countless ties: past a few dozen, only strictly better teams are wanted, and the first rows
/// are found afterwards. Several workers want better teams only: ties must not hold up the proof.
final class LeadingTeams<Value: WholeNumber>: TeamCollector {
  private(set) var target: SearchTarget<Value>
  private let wanted: Int
  private let mostTies: Int
  private let shared: SharedThreshold<Value>
  /// A team's totals and where its positions are: moving the positions would be half the work of a long list.
  private struct Entry: Comparable {
    var skill: Value
    var cost: Value
    var slot: Int32

    /// Whether the second has more skill, or the same skill at a lower cost.
    @inline(__always)
    static func < (left: Entry, right: Entry) -> Bool {
      left.skill != right.skill ? left.skill < right.skill : left.cost > right.cost
    }

    @inline(__always)
    func isTied(_ other: Entry) -> Bool { other.skill == skill && other.cost == cost }
  }

  private var leaders: LargestValues<Entry>
  /// Teams that tie with the worst in skill and cost.
  private var ties: [Entry] = []
  /// The positions of the teams, slot by slot.
  private var memory: [Position] = []
  private var slots: Int32 = 0
  private var freeSlots: [Int32] = []
  private var length = 0
  /// The skill and cost at which teams were turned away, if any were.
  private var incomplete: (skill: Value, cost: Value)?

  /// Keeps `wanted` teams, 1 or more.
  /// - Parameter mostTies: the most teams kept in addition because they tie with the last one.
  init(_ wanted: Int, mostTies: Int, target: SearchTarget<Value>, shared: SharedThreshold<Value>) {
    self.wanted = wanted
    leaders = LargestValues(capacity: wanted)
    self.mostTies = mostTies
    self.target = target
    self.shared = shared
    refresh()
  }

  /// What one worker reports at the end.
  struct Result: Sendable {
    /// All teams kept, in no particular order.
    var teams: [FoundTeam<Value>]
    var incomplete: (skill: Value, cost: Value)?
  }

  /// - Parameter players: returns the players at some positions.
  func result(_ players: (ArraySlice<Position>) -> [FreePlayer]) -> Result {
    Result(
      teams: (leaders.values + ties).map { entry in
        let start = Int(entry.slot) * length
        return FoundTeam(
          players: players(memory[start..<start + length]), skill: entry.skill, cost: entry.cost)
      }, incomplete: mostTies > 0 ? incomplete : leaders.threshold.map { ($0.skill, $0.cost) })
  }

  func take(_ team: UnsafeBufferPointer<Position>, skill: Value, cost: Value) -> Bool {
    guard let last = leaders.threshold else {
      leaders.insert(entry(team, skill, cost))
      if let last = leaders.threshold { raise(to: last) }
      return true
    }
    if skill == last.skill, cost == last.cost {
      keepTie(team, skill, cost)
      return true
    }
    if leaders.values.dropFirst().prefix(2).contains(where: { $0.isTied(last) }) {
      if ties.count < mostTies {
        ties.append(last)
      } else {
        freeSlots.append(last.slot)
        stopKeepingTies(last)
      }
    } else {
      freeSlots += ties.map(\.slot)
      freeSlots.append(last.slot)
      ties.removeAll(keepingCapacity: true)
    }
    leaders.insert(entry(team, skill, cost))
    raise(to: leaders.values[0])
    return true
  }

  private func entry(_ team: UnsafeBufferPointer<Position>, _ skill: Value, _ cost: Value) -> Entry {
    length = team.count
    guard let slot = freeSlots.popLast() else {
      memory.append(contentsOf: team)
      slots += 1
      return Entry(skill: skill, cost: cost, slot: slots - 1)
    }
    for (index, position) in team.enumerated() { memory[Int(slot) * length + index] = position }
    return Entry(skill: skill, cost: cost, slot: slot)
  }

  func refresh() {
    if let (skill, cost) = shared.last { raiseTarget(skill: skill, cost: cost) }
  }

  private func raise(to last: Entry) {
    raiseTarget(skill: last.skill, cost: last.cost)
    shared.raise(toSkill: last.skill, cost: last.cost)
  }

  /// Raises the target to better teams than these totals; equally good ones are still wanted where ties are kept.
  private func raiseTarget(skill: Value, cost: Value) {
    guard target.accepts(skill: skill, cost: cost) else { return }
    target.skill = skill
    target.costBelow = mostTies > 0 ? cost + 1 : cost
  }

  private func keepTie(_ team: UnsafeBufferPointer<Position>, _ skill: Value, _ cost: Value) {
    if ties.count < mostTies {
      ties.append(entry(team, skill, cost))
    } else {
      stopKeepingTies(leaders.values[0])
    }
  }

  /// From now on wants only teams better than the last, unless the target is already stricter.
  private func stopKeepingTies(_ last: Entry) {
    incomplete = (last.skill, last.cost)
    if target.skill == last.skill { target.costBelow = min(target.costBelow, last.cost) }
  }
}

/// The best skill and cost for which some worker knows as many teams as are wanted.
final class SharedThreshold<Value: WholeNumber>: Sendable {
  private let best = Mutex<(skill: Value, cost: Value)?>(nil)
  private let improved: @Sendable (Value) -> Void

  /// Nothing is known yet; `improved` is called with the skill of each better threshold.
  init(improved: @escaping @Sendable (Value) -> Void) {
    self.improved = improved
  }

  var last: (skill: Value, cost: Value)? { best.withLock { $0 } }

  func raise(toSkill skill: Value, cost: Value) {
    let isBetter = best.withLock { best in
      if let best, skill < best.skill || (skill == best.skill && cost >= best.cost) { return false }
      best = (skill, cost)
      return true
    }
    if isBetter { improved(skill) }
  }
}
