import Selection
import Tables

/// The verdict on a hand-picked team: whether it is legal, and its totals.
public struct TeamJudgement: Sendable, Hashable {
  /// Whether a team is legal.
  public enum Status: String, Sendable, Codable {
    /// It breaks no rule.
    case valid
    /// It breaks no rule that further players could not repair, but needs more players and is not marked final.
    case incomplete
    /// It breaks a rule.
    case invalid
  }

  /// The players who were found, with their totals.
  public var team: Team
  /// The budget less the cost; negative where the team is over the budget.
  public var left: DecimalNumber
  /// The totals of the columns that rules limit.
  public var sums: [ColumnSum]
  /// Whether the team is legal.
  public var status: Status
  /// Every rule that it breaks, the team size first; missing players are followed by what those players must bring.
  public var problems: [TeamProblem]
  /// Whether it breaks a rule of roles, clubs, names or minimum spend that no further player can repair.
  public var breaksRules: Bool

  /// Judges a team by the rules.
  /// - Parameter ruled: the pool under rules of roles, clubs and names; `nil` where there are none.
  /// - Precondition: the totals of the team fit in 128 bits, and so does the difference to the budget at the decimal
  ///   places of both.
  public init(_ team: ManualTeam, of pool: Pool, under rules: Rules, ruled: RuledPool? = nil) {
    self.team = Team(team.players, of: pool)
    let cost = pool.costs.number(self.team.cost)
    left = rules.left(after: cost)
    sums = pool.sums(of: team.players, under: rules)

    var problems: [TeamProblem] = []
    if team.count > rules.size { problems.append(.tooMany(count: team.count, size: rules.size)) }
    if left < .zero { problems.append(.overBudget(by: left, of: pool, under: rules)) }
    // A line whose player is not found may stand for any player.
    let places = max(0, rules.size - team.players.count)
    let findings = ruled?.findings(of: team.players, leaving: places) ?? RuleFindings()
    breaksRules = !findings.broken.isEmpty
    problems += findings.broken.map { .rule($0, leaving: places) }
    problems += team.repeats.map {
      .repeated(name: pool.displayName(of: $0.player), times: $0.times, lines: $0.lines)
    }
    problems += team.unresolvedProblems
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
  /// Whether the problem is a team over the budget.
  public var isOverBudget: Bool { if case .overBudget = self { true } else { false } }

  /// Returns the problem of a team over the budget.
  public static func overBudget(by left: DecimalNumber, of pool: Pool, under rules: Rules) -> TeamProblem {
    .overBudget(
      by: pool.amount(DecimalNumber(mantissa: -left.mantissa, places: left.places), under: rules),
      budget: pool.amount(rules.budget, under: rules))
  }
}
