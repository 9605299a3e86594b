/// The best team of a small core from the partial teams of its two halves.
///
/// Each half keeps, for every state of the automaton, the partial teams that no other one beats: Pareto lists
/// of cost and skill, built player by player; one half goes on from the first state, the other leads to the last.
/// (Horowitz and Sahni 1974; Nemhauser and Ullmann 1969.)
///
/// A partial team carries the key Σ 2^(bits − 1 − place of the row). Of teams of one size the rows of that
/// with the larger key come first, since the first differing row decides both, and the keys of the two
/// halves add up. So the lists keep the exact tie-break, and no search for ties follows.
struct HalfSplit<Value: WholeNumber, Key: FixedWidthInteger & UnsignedInteger & Sendable> {
  struct Entry {
    var cost: Value
    var skill: Value
    var key: Key

    /// A partial team with one more member.
    func adding(_ other: Entry) -> Entry {
      Entry(cost: cost + other.cost, skill: skill + other.skill, key: key + other.key)
    }

    /// Whether this comes first in a list: cheaper, then more skilled, then smaller rows.
    func precedes(_ other: Entry) -> Bool {
      if cost != other.cost { return cost < other.cost }
      if skill != other.skill { return skill > other.skill }
      return key > other.key
    }
  }

  private let core: Candidates<Value>
  /// By position in the core the type.
  private let types: [Int32]
  private let automaton: TeamAutomaton
  private let start: Int
  /// Positions in the core, by row: the place of a row is the number of its bit from the top.
  private let byRow: [Int]

  /// Splits a core, in cost order.
  /// - Precondition: it has no more players than `Key` has bits.
  init(_ core: Candidates<Value>, types: [Int32], _ automaton: TeamAutomaton, from start: Int) {
    precondition(core.count <= Key.bitWidth, "every player needs a bit of the key")
    self.core = core
    self.types = types
    self.automaton = automaton
    self.start = start
    byRow = core.rows.indices.sorted { core.rows[$0] < core.rows[$1] }
  }

  /// The best team that costs at most `budget`, as positions in the core.
  /// - Complexity: the lengths of the lists, at worst 2^(m/2) a state.
  func bestTeam(budget: Value, effort: Effort, entries: Int) -> MeetInMiddle {
    var lists: [[[Entry]]] = []
    for half in [0, 1] {
      switch partialTeams(of: half, budget: budget, effort: effort, mostEntries: entries) {
      case .success(let built): lists.append(built)
      case .failure(let outcome): return outcome.meeting
      }
    }
    guard let best = combine(lists[0], lists[1], budget: budget) else { return .none }
    return .best(byRow.indices.filter { best.key & bit($0) != 0 }.map { Int32(byRow[$0]) })
  }

  private func bit(_ place: Int) -> Key { 1 << (Key.bitWidth - 1 - place) }

  private enum Failure: Error {
    case effort, memory

    var meeting: MeetInMiddle { self == .effort ? .gaveUp : .impossible }
  }

  /// By state the partial teams of a half within the budget that no other one beats: on the way from the first state
  /// for half 0, to the last one for half 1. Players belong to the halves in turn.
  private func partialTeams(
    of half: Int, budget: Value, effort: Effort, mostEntries: Int
  ) -> Result<[[Entry]], Failure> {
    var places = [Int](repeating: 0, count: core.count)
    for (place, position) in byRow.enumerated() { places[position] = place }
    var lists = [[Entry]](repeating: [], count: automaton.stateCount)
    lists[half == 0 ? start : automaton.goal] = [Entry(cost: 0, skill: 0, key: 0)]
    for position in stride(from: half, to: core.count, by: 2) {
      let player = Entry(
        cost: core.costs[position], skill: core.skills[position], key: bit(places[position]))
      let steps = automaton.steps[Int(types[position])]
      // Steps lead to lower states: what one reads, no later one has changed.
      for number in steps.indices {
        let step = steps[half == 0 ? number : steps.count - 1 - number]
        let (source, to) = half == 0 ? (Int(step.from), Int(step.to)) : (Int(step.to), Int(step.from))
        if lists[source].isEmpty { continue }
        guard effort.book(lists[source].count + lists[to].count) else { return .failure(.effort) }
        lists[to] = merge(lists[to], lists[source], adding: player, budget: budget)
      }
      guard lists.reduce(0, { $0 + $1.count }) <= mostEntries else { return .failure(.memory) }
    }
    return .success(lists)
  }

  /// Merges a list with another one, whose teams take `player` too, and leaves out what is beaten.
  private func merge(
    _ without: [Entry], _ with: [Entry], adding player: Entry, budget: Value
  ) -> [Entry] {
    var merged: [Entry] = []
    merged.reserveCapacity(without.count + with.count)
    var (i, j) = (0, 0)
    while i < without.count || j < with.count {
      let entry: Entry
      let joined = j < with.count ? with[j].adding(player) : player
      if j == with.count || (i < without.count && without[i].precedes(joined)) {
        entry = without[i]
        i += 1
      } else {
        entry = joined
        j += 1
      }
      if entry.cost > budget { break }
      if let last = merged.last, entry.skill <= last.skill { continue }
      merged.append(entry)
    }
    return merged
  }

  /// The best pair of a partial team of each half.
  private func combine(_ left: [[Entry]], _ right: [[Entry]], budget: Value) -> Entry? {
    var best: Entry?
    for (entries, others) in zip(left, right) where !others.isEmpty {
      var end = others.count
      for entry in entries {
        while end > 0, others[end - 1].cost > budget - entry.cost { end -= 1 }
        guard end > 0 else { break }
        // Skill ascends with cost in a list: the dearest that fits is the best partner.
        let team = entry.adding(others[end - 1])
        if best.map({ isBetter(team, than: $0) }) ?? true { best = team }
      }
    }
    return best
  }

  private func isBetter(_ team: Entry, than other: Entry) -> Bool {
    if team.skill != other.skill { return team.skill > other.skill }
    if team.cost != other.cost { return team.cost < other.cost }
    return team.key > other.key
  }
}
