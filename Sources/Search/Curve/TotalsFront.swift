/// For each number of players, up to a team, the totals of cost and skill that no other such group beats.
///
/// `lists[j]` holds those of `j` players, cheaper first, so that skill ascends strictly too. A group is left
/// out as soon as the cheapest players that would complete it break the budget. Each entry has the marks of one
/// of the groups with its totals.
struct TotalsFront<Value: WholeNumber, Marks: MemberMarks> {
  /// What some players cost together and how skilled they are.
  struct Totals {
    var cost: Value
    var skill: Value
    var members: Marks
  }

  private let players: Candidates<Value>
  private let size: Int
  private let budget: Value
  /// What the 0, 1, 2, … cheapest players cost together.
  private let cheapest: [Value]
  private var lists: [[Totals]]
  private var merged: [Totals] = []

  /// A front of nobody.
  /// - Precondition: the players are in cost order and there are at least `size`; `size` times the highest skill
  ///   and the highest cost fit `Value`.
  init(_ players: Candidates<Value>, size: Int, budget: Value) {
    self.players = players
    self.size = size
    self.budget = budget
    cheapest = players.costs.prefix(size).reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    lists = [[Totals(cost: 0, skill: 0, members: Marks())]] + Array(repeating: [], count: size)
  }

  /// The totals of whole teams, cheaper first.
  var totals: [Totals] { lists[size] }

  /// Lets every player join in turn.
  /// - Parameters:
  ///   - effort: counts the entries that are looked at.
  ///   - mostEntries: the most that the lists may hold together.
  /// - Returns: false when the effort ended it, or the lists became too long.
  mutating func run(effort: Effort, mostEntries: Int = .max) -> Bool {
    for rank in 0..<players.count {
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
    let (cost, skill, row) = (players.costs[rank], players.skills[rank], Int(players.rows[rank]))
    let limit = budget - cheapest[size - number - 1] - cost
    merged.removeAll(keepingCapacity: true)
    lists[number].withUnsafeBufferPointer { joining in
      lists[number + 1].withUnsafeBufferPointer { present in
        var (i, j) = (0, 0)
        var most: Value = -1
        while i < joining.count || j < present.count {
          let takesPresent: Bool
          if i == joining.count || joining[i].cost > limit {
            guard j < present.count else { break }
            takesPresent = true
          } else {
            takesPresent = j < present.count && present[j].cost <= joining[i].cost + cost
          }
          let next =
            takesPresent
            ? present[j]
            : Totals(
              cost: joining[i].cost + cost, skill: joining[i].skill + skill,
              members: joining[i].members.adding(row))
          if takesPresent { j += 1 } else { i += 1 }
          guard next.skill > most else { continue }
          most = next.skill
          // Of equal cost the more skilled stays.
          if let last = merged.last, last.cost == next.cost { merged.removeLast() }
          merged.append(next)
        }
      }
    }
    swap(&lists[number + 1], &merged)
  }
}
