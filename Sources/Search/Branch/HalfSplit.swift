/// The best team of a small core from the partial teams of its two halves.
///
/// Each half keeps, for every number of members, the partial teams that no other one beats: Pareto lists
/// of cost and skill, built player by player. (Horowitz and Sahni 1974; Nemhauser and Ullmann 1969.)
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

  private let core: Core<Value>
  /// Positions in the core, by row: the place of a row is the number of its bit from the top.
  private let byRow: [Int]

  /// Splits a core.
  /// - Precondition: it has no more players than `Key` has bits.
  init(_ core: Core<Value>) {
    precondition(core.count <= Key.bitWidth, "every player needs a bit of the key")
    self.core = core
    byRow = core.players.rows.indices.sorted { core.players.rows[$0] < core.players.rows[$1] }
  }

  /// The best team that costs at most `budget`, the given members not counted.
  /// - Complexity: the lengths of the lists, at worst 2^(m/2).
  func bestTeam(budget: Value, effort: Effort, entries: Int) -> MeetingOutcome {
    let players = self.players
    let halves = [0, 1].map { half in players.indices.filter { $0 % 2 == half }.map { players[$0] } }
    var lists: [[[Entry]]] = []
    for half in halves {
      switch partialTeams(of: half, budget: budget, effort: effort, mostEntries: entries) {
      case .success(let built): lists.append(built)
      case .failure(let outcome): return outcome.meeting
      }
    }
    guard let best = combine(lists[0], lists[1], budget: budget) else { return .none }
    return .best(positions(of: best.key))
  }

  /// One entry for each player, in cost order.
  private var players: [Entry] {
    var keys = [Key](repeating: 0, count: core.count)
    for (place, position) in byRow.enumerated() { keys[position] = 1 << (Key.bitWidth - 1 - place) }
    return core.players.skills.indices.map {
      Entry(cost: core.players.costs[$0], skill: core.players.skills[$0], key: keys[$0])
    }
  }

  private func positions(of key: Key) -> [Int32] {
    byRow.indices.filter { key & (1 << (Key.bitWidth - 1 - $0)) != 0 }.map { Int32(byRow[$0]) }
  }

  private enum Failure: Error {
    case effort, memory

    var meeting: MeetingOutcome { self == .effort ? .gaveUp : .impossible }
  }

  /// By number of members the partial teams of `half` within the budget that no other one beats.
  private func partialTeams(
    of half: [Entry], budget: Value, effort: Effort, mostEntries: Int
  ) -> Result<[[Entry]], Failure> {
    let most = min(core.choose, half.count)
    var lists = [[Entry]](repeating: [], count: most + 1)
    lists[0] = [Entry(cost: 0, skill: 0, key: 0)]
    for (index, player) in half.enumerated() {
      for members in (1...most).reversed() where members <= index + 1 {
        let with = lists[members - 1]
        guard effort.book(with.count + lists[members].count) else { return .failure(.effort) }
        lists[members] = merge(lists[members], with, adding: player, budget: budget)
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
    for members in left.indices where right.indices.contains(core.choose - members) {
      let others = right[core.choose - members]
      var end = others.count
      for entry in left[members] {
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
