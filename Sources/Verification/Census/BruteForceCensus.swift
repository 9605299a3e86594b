import Selection

/// Enumerates every team that a question is about: slow, and hard to get wrong.
struct BruteForceCensus {
  private let pool: CensusPool
  private let question: CensusQuestion
  private let others: [Int]
  /// The team in hand, the duties of its first members, and what these cost and contribute.
  private var team: [Int]
  private var duties: [Int] = []
  private var sum = Sum()
  private var found: [Sum: UInt128] = [:]
  private var teams = 0

  private struct Sum: Hashable {
    var cost: Int128 = 0, skill: Int128 = 0
  }

  /// - Parameters:
  ///   - required: the players in every team.
  ///   - others: the players from whom the rest is chosen.
  init(_ pool: CensusPool, _ question: CensusQuestion, required: Set<Int>, others: [Int]) {
    self.pool = pool
    self.question = question
    self.others = others
    team = required.sorted()
  }

  /// Returns the totals of all teams that the question is about.
  /// - Complexity: O(teams · size²).
  mutating func run() -> Census {
    choose(pool.size - team.count, from: 0)
    let totals = found.map { CensusTotal(cost: $0.key.cost, skill: $0.key.skill, teams: $0.value) }
    return Census(
      totals: totals.sorted { ($0.cost, $1.skill) < ($1.cost, $0.skill) }, method: .bruteForce(teams: teams))
  }

  private mutating func choose(_ missing: Int, from start: Int) {
    guard missing > 0 else { return lookAtTeam() }
    guard others.count - start >= missing else { return }
    for index in start...(others.count - missing) {
      team.append(others[index])
      choose(missing - 1, from: index + 1)
      team.removeLast()
    }
  }

  private mutating func lookAtTeam() {
    teams += 1
    if pool.ruled.keepsRulesApartFromCost(team),
      pool.few.allSatisfy({ group in team.count(where: group.members.contains) <= group.most ?? .max })
    {
      giveDuties()
    }
  }

  /// Gives duties to the rest of the team in every possible way.
  private mutating func giveDuties() {
    guard duties.count < team.count else { return noteTeam() }
    let player = team[duties.count]
    for duty in pool.duties(of: player, for: question)
    where duties.count(where: { $0 == duty }) < pool.duties[duty].count {
      let before = sum
      sum.cost += pool.cost(of: player, duty: duty, for: question)
      sum.skill += pool.skill(of: player, duty: duty, for: question)
      duties.append(duty)
      giveDuties()
      duties.removeLast()
      sum = before
    }
  }

  private mutating func noteTeam() {
    guard sum.cost <= question.mostCost, sum.cost >= pool.leastCost(for: question) ?? sum.cost,
      sum.skill >= question.leastSkill ?? sum.skill, canBeSeated()
    else { return }
    found[sum, default: 0] += 1
  }

  /// Returns whether there are seats for the duties of all members.
  private func canBeSeated() -> Bool {
    pool.arrangements.indices.allSatisfy { index in
      let arrangement = pool.arrangements[index]
      var seats = SlotStates(arrangement.seats.map(\.count))
      var state = 0
      for (player, duty) in zip(team, duties) where arrangement.duties.contains(duty) {
        guard let next = seats.slot(pool.seats(of: index, for: player), in: state) else { return false }
        state = next
      }
      return seats.isFilled(state)
    }
  }
}
