import Selection

/// Enumerates every team that a question is about: slow, and hard to get wrong.
struct BruteForceCensus {
  private let pool: CensusPool
  private let question: CensusQuestion
  private let required: [Int]
  private let others: [Int]
  private var found: [[Int128]: UInt128] = [:]
  private var teams = 0

  /// - Parameters:
  ///   - required: the players in every team.
  ///   - others: the players from whom the rest is chosen.
  init(_ pool: CensusPool, _ question: CensusQuestion, required: Set<Int>, others: [Int]) {
    self.pool = pool
    self.question = question
    self.required = required.sorted()
    self.others = others
  }

  /// Returns the totals of all teams that the question is about.
  /// - Complexity: O(teams · size²).
  mutating func run() -> Census {
    choose(pool.size - required.count, from: 0, with: required)
    let totals = found.map { CensusTotal(cost: $0.key[0], skill: $0.key[1], teams: $0.value) }
    return Census(
      totals: totals.sorted { ($0.cost, $1.skill) < ($1.cost, $0.skill) }, method: .bruteForce(teams: teams))
  }

  private mutating func choose(_ missing: Int, from start: Int, with team: [Int]) {
    guard missing > 0 else { return look(at: team) }
    guard others.count - start >= missing else { return }
    for index in start...(others.count - missing) {
      choose(missing - 1, from: index + 1, with: team + [others[index]])
    }
  }

  private mutating func look(at team: [Int]) {
    teams += 1
    guard pool.ruled.brokenRules(of: team).allSatisfy(\.isAboutCost),
      pool.few.allSatisfy({ group in team.count(where: group.members.contains) <= group.most ?? .max })
    else { return }
    give([], to: team)
  }

  /// Gives duties to the rest of a team in every possible way.
  private mutating func give(_ duties: [Int], to team: [Int]) {
    guard duties.count < team.count else { return note(team, duties) }
    for duty in pool.duties(of: team[duties.count], for: question)
    where duties.count(where: { $0 == duty }) < pool.duties[duty].count {
      give(duties + [duty], to: team)
    }
  }

  private mutating func note(_ players: [Int], _ duties: [Int]) {
    let pairs = Array(zip(players, duties))
    let cost = pairs.reduce(0) { $0 + pool.cost(of: $1.0, duty: $1.1, for: question) }
    let skill = pairs.reduce(0) { $0 + pool.skill(of: $1.0, duty: $1.1, for: question) }
    guard cost <= question.mostCost, cost >= pool.leastCost(for: question) ?? cost,
      skill >= question.leastSkill ?? skill, canBeSeated(pairs)
    else { return }
    found[[cost, skill], default: 0] += 1
  }

  /// Returns whether there are seats for the duties of all members.
  private func canBeSeated(_ members: [(player: Int, duty: Int)]) -> Bool {
    pool.arrangements.indices.allSatisfy { index in
      let arrangement = pool.arrangements[index]
      var seats = SlotStates(arrangement.seats.map(\.count))
      var state = 0
      for (player, duty) in members where arrangement.duties.contains(duty) {
        guard let next = seats.slot(pool.seats(of: index, for: player), in: state) else { return false }
        state = next
      }
      return seats.isFilled(state)
    }
  }
}
