/// The players of all legal teams in small numbers: the lowest skill and cost are 0, and fractions reduced.
struct RankPool<Value: WholeNumber>: Sendable {
  /// Skill of each player, 0 or more.
  var skills: [Value]
  /// Cost of each, 0 or more.
  var costs: [Value]
  /// Players in a team; there are at least as many.
  var size: Int
  /// The most that a team may cost; the cheapest one keeps to it, and the dearest costs no less.
  var budget: Value

  /// The number of players.
  var count: Int { skills.count }
}

extension RankPool {
  /// The pool of players in numbers that are scaled already.
  init(_ players: Candidates<Value>, size: Int, budget: Value) {
    skills = players.skills
    costs = players.costs
    self.size = size
    self.budget = budget
    guard mostCost <= budget else { return }
    // Whoever is taken, the team is legal: cost is no matter.
    costs = Array(repeating: 0, count: count)
    self.budget = 0
  }

  /// The cost of the dearest players together.
  var mostCost: Value { largestSum(costs) }
  /// The skill of the most skilled players together.
  var mostSkill: Value { largestSum(skills) }
  /// The skill of the least skilled players together.
  var leastSkill: Value { 0 - largestSum(skills.map { 0 - $0 }) }

  private func largestSum(_ values: [Value]) -> Value {
    var largest = LargestValues<Value>(capacity: size)
    for value in values { largest.insert(value) }
    return largest.values.reduce(0, +)
  }

  /// The cheapest team, as rows.
  var cheapestTeam: [Int] {
    let players = Candidates(skills: skills, costs: costs, rows: [])
    return heaviestTeam(of: players, size: size, Multiplier(skill: 0, cost: 1)).map { Int($0) }.sorted()
  }

  /// The pool with skills rounded down to multiples of `skill` and costs up to multiples of `cost`, in
  /// these units: each of its legal teams is legal here, and at least as skilled.
  func coarsened(skill: Value, cost: Value) -> RankPool {
    var pool = self
    pool.skills = skills.map { $0 / skill }
    pool.costs = costs.map { $0 / cost + ($0 % cost == 0 ? 0 : 1) }
    pool.budget = budget / cost
    return pool
  }

  /// `count` players, spread evenly over all in order of cost: their legal teams are some of this pool's.
  func part(of count: Int) -> RankPool {
    let byCost = skills.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
    let chosen = (0..<count).map { byCost[$0 * self.count / count] }
    var pool = self
    pool.skills = chosen.map { skills[$0] }
    pool.costs = chosen.map { costs[$0] }
    return pool
  }
}

/// Those of the players who are in some legal team; `nil` where there is no such team.
///
/// A player is in one if the cheapest others leave him room.
/// - Complexity: O(n) where few players replace others among the cheapest.
func playersOfLegalTeams<Value: WholeNumber>(
  skills: [Value], costs: [Value], size: Int, budget: Int128
) -> Candidates<Value>? {
  guard size <= costs.count else { return nil }
  var cheapest = LargestValues<Value>(capacity: size)
  for cost in costs { cheapest.insert(0 - cost) }
  let least = cheapest.values.reduce(Int128(0)) { $0 - Int128($1) }
  guard least <= budget else { return nil }
  let others = least + Int128(cheapest.values[0])
  var players = Candidates<Value>(skills: [], costs: [], rows: [])
  for row in costs.indices where Int128(costs[row]) <= budget - others {
    players.skills.append(skills[row])
    players.costs.append(costs[row])
    players.rows.append(Int32(row))
  }
  return players
}
