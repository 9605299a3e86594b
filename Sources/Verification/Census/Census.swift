/// Teams of one cost and one skill, and how many there are.
public struct CensusTotal: Sendable, Hashable {
  /// Total cost, in units of the cost column.
  public var cost: Int128
  /// Total skill, in units of the skill column.
  public var skill: Int128
  /// How many teams; the largest number stands for itself and all beyond.
  public var teams: UInt128

  /// Adds more teams of the same totals.
  mutating func add(_ more: UInt128) {
    let (sum, overflow) = teams.addingReportingOverflow(more)
    teams = overflow ? .max : sum
  }
}

/// The legal teams that a question is about, counted.
public struct Census: Sendable {
  /// How they were counted.
  public enum Method: Sendable, Hashable {
    /// Every team was looked at.
    case bruteForce(teams: Int)
    /// Team by team of smaller ones, player by player; so many totals were held at most.
    case dynamicProgramming(totals: Int)
  }

  /// The totals, cheaper first, of one cost the higher skill first.
  public var totals: [CensusTotal]
  /// How they were found.
  public var method: Method

  /// The best skill; `nil` if there is no team.
  public var bestSkill: Int128? { totals.map(\.skill).max() }

  /// What the cheapest team costs; `nil` if there is none.
  public var lowestCost: Int128? { totals.first?.cost }

  /// The lowest cost of a team of at least this skill.
  public func lowestCost(reaching skill: Int128) -> Int128? {
    totals.first { $0.skill >= skill }?.cost
  }

  /// How many of the teams are of these totals; `nil` for 2^128 - 1 or more.
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
    case .bruteForce(let teams): "brute force over \("\(teams)".asNumber) \(teams == 1 ? "team" : "teams")"
    case .dynamicProgramming(let totals):
      "dynamic programming over \("\(totals)".asNumber) \(totals == 1 ? "total" : "totals")"
    }
  }
}
