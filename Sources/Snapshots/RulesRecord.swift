import Selection

/// The rules of a run as the snapshot holds them: what a legal team is, or the name of a game's rules.
public enum RulesRecord: Codable, Sendable, Equatable {
  /// The rules under which teams are chosen from a pool.
  case team(TeamRulesRecord)
  /// The rules of a game between teams or fighters, known by a name such as `face-off`.
  case game(name: String)

  /// The name of the rules.
  public var name: String {
    switch self {
    case .team(let rules): rules.name
    case .game(let name): name
    }
  }

  private enum CodingKeys: CodingKey {
    case name, size
  }

  /// Reads either kind; only the rules of teams have a size.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      container.contains(.size)
      ? .team(try TeamRulesRecord(from: decoder))
      : .game(name: try container.decode(String.self, forKey: .name))
  }

  /// Writes the values of either kind as one object.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .team(let rules): try rules.encode(to: encoder)
    case .game(let name):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
    }
  }
}

/// What a legal team is, as the snapshot holds it.
public struct TeamRulesRecord: Codable, Sendable, Equatable {
  /// The name of the rule set.
  public var name: String
  /// Players in a team.
  public var size: Int
  /// The most that a team may cost.
  public var budget: ExactDecimal
  /// The skills allowed: `1-10` or `any`.
  public var skillRange: String
  /// Whether only whole numbers are allowed as skills.
  public var wholeSkills: Bool

  /// The record of a rule set.
  public init(_ rules: Rules) {
    name = rules.name
    size = rules.size
    budget = ExactDecimal(rules.budget)
    skillRange = rules.skillRange.description
    wholeSkills = rules.skillRange.wholeNumbers
  }
}

extension Rules {
  /// The rule set of a record.
  public init(_ record: TeamRulesRecord) {
    var range = SkillRange(record.skillRange) ?? .any
    range.wholeNumbers = record.wholeSkills
    self.init(name: record.name, size: record.size, budget: record.budget.number, skillRange: range)
  }
}
