import Tables

/// Whether a hand-picked team is legal, and what it adds up to.
public struct TeamJudgement: Sendable, Hashable {
  /// How a team stands to the rules.
  public enum Status: String, Sendable, Codable {
    /// It breaks no rule.
    case valid
    /// It breaks no rule that further players could not bring it to keep, but needs more of them; nobody calls it
    /// final.
    case incomplete
    /// It breaks a rule.
    case invalid
  }

  /// The players who were found, and what they add up to.
  public var team: Team
  /// The budget less the cost; negative where the team is too dear.
  public var left: DecimalNumber
  /// What the columns add up to that rules limit.
  public var sums: [ColumnSum]
  /// How it stands to the rules.
  public var status: Status
  /// Every rule that it breaks, the size first; behind the players whom it lacks what they must bring.
  public var problems: [TeamProblem]
  /// Whether it breaks a rule of roles, clubs, names or the least cost that no further player mends.
  public var breaksRules: Bool

  /// Holds a team against the rules.
  /// - Parameter ruled: the pool as rules of roles, clubs and names see it; `nil` where there are none.
  /// - Precondition: the sums of the team fit 128 bits, and so does the difference to the budget at the places of
  ///   both.
  public init(_ team: ManualTeam, of pool: Pool, under rules: Rules, heeding ruled: RuledPool? = nil) {
    self.team = Team(team.players, of: pool)
    let cost = DecimalNumber(mantissa: self.team.cost, places: pool.costs.places)
    left = rules.left(after: cost)
    sums = pool.sums(of: team.players, under: rules)

    var problems: [TeamProblem] = []
    if team.count > rules.size { problems.append(.tooMany(count: team.count, size: rules.size)) }
    if left < .zero { problems.append(.overBudget(by: left, of: pool, under: rules)) }
    // A line that names nobody may stand for anybody.
    let places = max(0, rules.size - team.players.count)
    let findings = ruled?.findings(of: team.players, leaving: places) ?? RuleFindings()
    breaksRules = !findings.broken.isEmpty
    problems += findings.broken.map { .rule($0, leaving: places) }
    problems += team.repeats.map {
      .repeated(name: pool.displayName(of: $0.player), times: $0.times, lines: $0.lines)
    }
    problems += team.puzzleProblems
    status = problems.isEmpty ? .valid : .invalid
    if team.count < rules.size {
      if problems.isEmpty { status = .incomplete }
      problems.append(.tooFew(count: team.count, size: rules.size))
    }
    problems += findings.open.map { .rule($0, leaving: places) }
    if team.isFinal, status != .valid {
      status = .invalid
      problems.append(.finalButNotLegal(size: rules.size))
    }
    self.problems = problems
  }
}

extension TeamProblem {
  /// Whether the team costs too much.
  public var isOverBudget: Bool { if case .overBudget = self { true } else { false } }

  /// That nothing is left of the budget, but less.
  public static func overBudget(by left: DecimalNumber, of pool: Pool, under rules: Rules) -> TeamProblem {
    .overBudget(
      by: pool.amount(DecimalNumber(mantissa: -left.mantissa, places: left.places), under: rules),
      budget: pool.amount(rules.budget, under: rules))
  }
}
