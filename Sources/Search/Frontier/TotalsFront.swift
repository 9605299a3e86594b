/// The totals of cost and skill of whole teams that no other team beats, among the teams wanted.
///
/// For each number of players the totals are kept that no other such group beats, cheaper first, so that skill
/// ascends strictly too; the players join in turn, and the lists are merged (Nemhauser and Ullmann, "Discrete
/// dynamic programming and capital allocation", 1969, with one list for each number of players). A group is
/// dropped as soon as no completion by the players still to come makes a team that is wanted: one whose cost
/// lies within the window and whose weight is enough. What beats a wanted group weighs no less and costs no
/// more; so for every team wanted there remains one that is as skilled and no dearer, though that one may fall
/// below the window.
struct TotalsFront<Value: WholeNumber> {
  /// Which teams are wanted.
  struct Wanted {
    /// The least weight of the players chosen here.
    var weight: Value
    /// What they may cost.
    var lowestCost: Value
    var highestCost: Value
  }

  private let players: Candidates<Value>
  private let choose: Int
  private let multiplier: Multiplier<Value>
  private let wanted: Wanted
  /// What the 0, 1, 2, … cheapest players cost together.
  private let prefixCosts: [Value]
  private var lists: [[Totals<Value>]]
  private var merged: [Totals<Value>] = []
  private var entries = 0

  /// The most entries that all lists may hold together: 32 MB of them in 64 bits.
  static var mostEntries: Int { 1 << 21 }

  /// A front of nobody.
  /// - Precondition: the players are in cost order and there are at least `choose`, 1 or more; the room of
  ///   `multiplier` holds their totals.
  init(_ players: Candidates<Value>, choose: Int, _ multiplier: Multiplier<Value>, wanted: Wanted) {
    self.players = players
    self.choose = choose
    self.multiplier = multiplier
    self.wanted = wanted
    prefixCosts = players.costs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    lists = [[Totals(cost: 0, skill: 0)]] + Array(repeating: [], count: choose)
  }

  /// The totals of whole teams, cheaper first.
  var totals: [Totals<Value>] { lists[choose] }

  /// Lets every player join in turn, the dearest first.
  /// - Returns: whether all did; false where the effort was given up or the lists became too long.
  mutating func run(_ effort: Effort) -> Bool {
    let weights = multiplier.weights(of: players)
    let completions = weights.withUnsafeBufferPointer {
      CompletionTable(weights: $0.baseAddress!, count: players.count, choose: choose)
    }
    defer { completions.deallocate() }
    for rank in stride(from: players.count - 1, through: 0, by: -1) {
      var steps = choose
      for number in stride(from: min(choose, players.count - rank), through: 0, by: -1) {
        let joining = number > 0 ? lists[number - 1].count : 0
        if joining == 0, lists[number].isEmpty { continue }
        steps += joining + lists[number].count
        settle(number, joinedBy: rank, completions)
      }
      guard effort.book(steps), entries <= Self.mostEntries else { return false }
    }
    return true
  }

  /// Merges the groups of one player fewer, each with the player of `rank` in it, into those of `number`, and
  /// keeps those that the players before him can still make a wanted team.
  private mutating func settle(_ number: Int, joinedBy rank: Int, _ completions: CompletionTable<Value>) {
    merged.removeAll(keepingCapacity: true)
    let open = choose - number
    if open <= rank {
      let cheapest = prefixCosts[open]
      let dearest = prefixCosts[rank] - prefixCosts[rank - open]
      let rest = Wanted(
        weight: wanted.weight - completions[open, of: rank], lowestCost: wanted.lowestCost - dearest,
        highestCost: wanted.highestCost - cheapest)
      merge(number, joinedBy: rank, keeping: rest)
    }
    entries += merged.count - lists[number].count
    swap(&lists[number], &merged)
  }

  private mutating func merge(_ number: Int, joinedBy rank: Int, keeping rest: Wanted) {
    let (cost, skill) = (players.costs[rank], players.skills[rank])
    let multiplier = multiplier
    let none: [Totals<Value>] = []
    (number > 0 ? lists[number - 1] : none).withUnsafeBufferPointer { joining in
      lists[number].withUnsafeBufferPointer { present in
        var i = partitionPoint(0, joining.count) { joining[$0].cost >= rest.lowestCost - cost }
        var j = partitionPoint(0, present.count) { present[$0].cost >= rest.lowestCost }
        let joiningEnd = partitionPoint(i, joining.count) { joining[$0].cost > rest.highestCost - cost }
        let presentEnd = partitionPoint(j, present.count) { present[$0].cost > rest.highestCost }
        var most: Value = -1
        while i < joiningEnd || j < presentEnd {
          let next: Totals<Value>
          if i == joiningEnd || (j < presentEnd && present[j].cost <= joining[i].cost &+ cost) {
            next = present[j]
            j &+= 1
          } else {
            next = Totals(cost: joining[i].cost &+ cost, skill: joining[i].skill &+ skill)
            i &+= 1
          }
          guard next.skill > most,
            multiplier.weight(skill: next.skill, cost: next.cost) >= rest.weight
          else { continue }
          most = next.skill
          // Of equal cost the more skilled stays.
          if let last = merged.last, last.cost == next.cost { merged.removeLast() }
          merged.append(next)
        }
      }
    }
  }
}
