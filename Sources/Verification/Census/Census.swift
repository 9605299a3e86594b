/// The number of teams with one cost and one skill.
public struct CensusTotal: Sendable, Hashable {
  /// Total cost, in units of the cost column.
  public var cost: Int128
  /// Total skill, in units of the skill column.
  public var skill: Int128
  /// The number of teams; the largest value stands for itself and everything beyond.
  public var teams: UInt128

  /// Adds more teams with the same totals.
  mutating func add(_ more: UInt128) {
    let (sum, overflow) = teams.addingReportingOverflow(more)
    teams = overflow ? .max : sum
  }
}

/// The legal teams that a question is about, counted.
public struct Census: Sendable {
  /// How they were counted.
  public enum Method: Sendable, Hashable {
    /// Every team was enumerated.
    case bruteForce(teams: Int)
    /// Larger teams were built from smaller ones, player by player; `totals` is the most that were held at once.
    case dynamicProgramming(totals: Int)
  }

  /// The totals, cheapest first; at equal cost, the highest skill first.
  public var totals: [CensusTotal]
  /// How they were found.
  public var method: Method

  /// The best skill; `nil` if there is no team.
  public var bestSkill: Int128? { totals.map(\.skill).max() }

  /// The cost of the cheapest team; `nil` if there is none.
  public var lowestCost: Int128? { totals.first?.cost }

  /// Returns the lowest cost of a team of at least this skill.
  public func lowestCost(reaching skill: Int128) -> Int128? {
    totals.first { $0.skill >= skill }?.cost
  }

  /// Returns how many teams have totals that satisfy a condition; `nil` for 2^128 - 1 or more.
  public func teams(where holds: (CensusTotal) -> Bool) -> UInt128? {
    var sum = CensusTotal(cost: 0, skill: 0, teams: 0)
    for total in totals where holds(total) { sum.add(total.teams) }
    return sum.teams == .max ? nil : sum.teams
  }
}

extension Census.Method: CustomStringConvertible {
  /// `brute force over 252 teams`
  public var description: String {
    switch self {
    case .bruteForce(let teams):
      "brute force over \("\(teams)".digitsGrouped) \(teams == 1 ? "team" : "teams")"
    case .dynamicProgramming(let totals):
      "dynamic programming over \("\(totals)".digitsGrouped) \(totals == 1 ? "total" : "totals")"
    }
  }
}
