/// The players of all legal teams in small numbers: the lowest skill and cost are 0, and fractions reduced.
struct RankPool<Value: WholeNumber>: Sendable {
  /// Skill of each player, 0 or more.
  var skills: [Value]
  /// Cost of each, 0 or more.
  var costs: [Value]
  /// Players in a team; there are at least as many.
  var size: Int
  /// The most that a team may cost.
  var budget: Value
  /// The cost of the dearest players together.
  var mostCost: Value
  /// The skill of the most skilled players together.
  var mostSkill: Value
  /// The skill of the least skilled players together.
  var leastSkill: Value

  /// The number of players.
  var count: Int { skills.count }
}

extension RankPool {
  /// A pool of these players in numbers that are scaled already.
  /// - Complexity: O(n) where few players replace others among the extremes.
  init(skills: [Value], costs: [Value], size: Int, budget: Value) {
    self.skills = skills
    self.costs = costs
    self.size = size
    self.budget = budget
    mostCost = sumOfLargest(size, costs)
    mostSkill = sumOfLargest(size, skills)
    leastSkill = -sumOfLargest(size, skills.lazy.map { -$0 })
    guard mostCost <= budget else { return }
    // Whoever is taken, the team is legal: cost is no matter.
    self.costs = Array(repeating: 0, count: costs.count)
    mostCost = 0
    self.budget = 0
  }

  /// The pool of the players who are left out, where these are fewer than those who are taken.
  ///
  /// With skills and costs counted down from the highest, the skill of those left out is that of the team
  /// plus a constant, and they keep to a budget if and only if the team does. There are as many teams.
  /// - Returns: the pool, and by how much its skills are higher; `nil` where nobody or most are left out.
  /// - Precondition: sums of twice `size` players fit.
  var leftOut: (pool: RankPool, lift: Value)? {
    let missing = count - size
    guard missing > 0, missing < size, let highest = skills.max(), let dearest = costs.max() else {
      return nil
    }
    let pool = RankPool(
      skills: skills.map { highest - $0 }, costs: costs.map { dearest - $0 }, size: missing,
      budget: Value(missing) * dearest - costs.reduce(0, +) + budget)
    return (pool, Value(missing) * highest - skills.reduce(0, +))
  }

  /// The cheapest team, as rows, ascending.
  var cheapestTeam: [Int] {
    let players = Candidates(skills: skills, costs: costs, rows: [])
    return heaviestTeam(of: players, size: size, Multiplier(skill: 0, cost: 1)).map { Int($0) }.sorted()
  }

  /// The pool with skills rounded down to multiples of `skill` and costs up to multiples of `cost`, in
  /// these units: each of its legal teams is legal in truth, and at least as skilled.
  func coarsened(skill: Value, cost: Value) -> RankPool {
    RankPool(
      skills: skills.map { $0 / skill }, costs: costs.map { $0 / cost + ($0 % cost == 0 ? 0 : 1) },
      size: size, budget: budget / cost)
  }

  /// `count` players, spread evenly over all in order of cost: their legal teams are some of this pool's.
  func part(of count: Int) -> RankPool {
    var byCost = skills.indices.map { Int32($0) }
    skills.withUnsafeBufferPointer { skills in
      costs.withUnsafeBufferPointer { sortIntoCostOrder(&byCost, skills: skills, costs: $0) }
    }
    let chosen = (0..<count).map { Int(byCost[$0 * byCost.count / count]) }
    return RankPool(
      skills: chosen.map { skills[$0] }, costs: chosen.map { costs[$0] }, size: size, budget: budget)
  }

  /// Calls `body` with the columns.
  func withColumns<Result>(
    _ body: (PlayerColumns<Value>) throws(CountingEnd) -> Result
  ) throws(CountingEnd) -> Result {
    let result: Swift.Result<Result, CountingEnd> = skills.withUnsafeBufferPointer { skills in
      costs.withUnsafeBufferPointer { costs in
        do throws(CountingEnd) {
          return .success(try body(PlayerColumns(skills: skills, costs: costs)))
        } catch {
          return .failure(error)
        }
      }
    }
    return try result.get()
  }
}

/// The sum of the `count` largest values.
private func sumOfLargest<Value: WholeNumber>(_ count: Int, _ values: some Sequence<Value>) -> Value {
  var largest = LargestValues<Value>(capacity: count)
  for value in values { largest.insert(value) }
  return largest.values.reduce(0, +)
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
  for cost in costs { cheapest.insert(-cost) }
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
