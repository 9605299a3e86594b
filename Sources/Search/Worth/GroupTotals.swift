/// For each number of players, up to a team, the totals of cost and skill that no other such group beats.
///
/// `lists[j]` holds those of `j` players, cheaper first, so that skill ascends strictly too. A group is left
/// out as soon as the cheapest players that would complete it break the budget. Each entry has the marks of one
/// of the groups with its totals.
struct GroupTotals<Value: WholeNumber> {
  /// What some players cost together and how skilled they are.
  struct Totals {
    var cost: Value
    var skill: Value
    var members: MemberSieve
  }

  private let players: Candidates<Value>
  private let size: Int
  private let budget: Value
  /// Tells entries that lead nowhere, if that is wanted.
  private let bounds: FrontBounds<Value>?
  /// What the 0, 1, 2, … cheapest players cost together.
  private let cheapest: [Value]
  private var lists: [[Totals]]
  /// Where lists are merged; longer than what was merged.
  private var merged: [Totals] = []

  /// A front of nobody.
  /// - Precondition: the players are in cost order and there are at least `size`; `size` times the highest skill
  ///   and the highest cost fit `Value`.
  init(_ players: Candidates<Value>, size: Int, budget: Value, bounds: FrontBounds<Value>? = nil) {
    self.players = players
    self.size = size
    self.budget = budget
    self.bounds = bounds
    cheapest = players.costs.prefix(size).reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    lists = [[Totals(cost: 0, skill: 0, members: MemberSieve())]] + Array(repeating: [], count: size)
  }

  /// The totals of whole teams, cheaper first.
  var totals: [Totals] { lists[size] }

  /// Whether there is a team within the budget.
  var cheapestTeamFits: Bool { cheapest[size] <= budget }

  /// Lets every player join in turn, or those who matter by the bounds.
  /// - Parameters:
  ///   - effort: counts the entries that are looked at.
  ///   - mostEntries: the most that the lists may hold together.
  /// - Returns: false when the effort ended it, or the lists became too long.
  mutating func run(effort: Effort, mostEntries: Int = .max) -> Bool {
    for rank in 0..<players.count {
      if let bounds, !bounds.canMatter(rank) { continue }
      let entries = lists.reduce(0) { $0 + $1.count }
      guard entries <= mostEntries, effort.book(entries) else { return false }
      for number in stride(from: min(size, rank + 1), through: 1, by: -1) {
        join(rank, to: number - 1)
      }
    }
    return true
  }

  /// Merges the groups of `number` players, each with the player of `rank` in it, into those of one more.
  private mutating func join(_ rank: Int, to number: Int) {
    if lists[number].isEmpty, bounds == nil { return }
    var filter: EntryFilter<Value>?
    if let bounds {
      filter = bounds.filter(after: rank, missing: size - number - 1)
      if filter == nil {
        lists[number + 1].removeAll(keepingCapacity: true)
        return
      }
    }
    let room = lists[number].count + lists[number + 1].count
    if merged.count < room {
      let filler = Totals(cost: 0, skill: 0, members: MemberSieve())
      merged.append(contentsOf: repeatElement(filler, count: 2 * room - merged.count))
    }
    let player = Totals(
      cost: players.costs[rank], skill: players.skills[rank],
      members: MemberSieve(Int(players.rows[rank])))
    let limit = budget - cheapest[size - number - 1] - player.cost
    let count = lists[number].withUnsafeBufferPointer { joining in
      lists[number + 1].withUnsafeBufferPointer { present in
        merged.withUnsafeMutableBufferPointer { merged in
          Self.merge(joining, with: player, upTo: limit, present, into: merged, &filter)
        }
      }
    }
    lists[number + 1].removeAll(keepingCapacity: true)
    lists[number + 1].append(contentsOf: merged[..<count])
  }

  /// Merges groups that the player joins, if they cost at most `limit`, with those that are present.
  /// - Returns: how many entries were kept.
  private static func merge(
    _ joining: UnsafeBufferPointer<Totals>, with player: Totals, upTo limit: Value,
    _ present: UnsafeBufferPointer<Totals>, into merged: UnsafeMutableBufferPointer<Totals>,
    _ filter: inout EntryFilter<Value>?
  ) -> Int {
    var (i, j, end) = (0, 0, 0)
    var most: Value = -1
    while true {
      let takesPresent: Bool
      if i == joining.count || joining[i].cost > limit {
        guard j < present.count else { return end }
        takesPresent = true
      } else {
        takesPresent = j < present.count && present[j].cost <= joining[i].cost + player.cost
      }
      let next: Totals
      if takesPresent {
        next = present[j]
        j += 1
      } else {
        next = Totals(
          cost: joining[i].cost + player.cost, skill: joining[i].skill + player.skill,
          members: joining[i].members.union(player.members))
        i += 1
      }
      guard next.skill > most else { continue }
      most = next.skill
      // Of equal cost the more skilled stays.
      if end > 0, merged[end - 1].cost == next.cost { end -= 1 }
      // What leads nowhere still beats what is worse.
      if filter?.keeps(cost: next.cost, skill: next.skill) == false { continue }
      merged[end] = next
      end += 1
    }
  }
}
