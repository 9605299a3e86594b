import Selection
import Tables

/// The definition of a legal team, as the snapshot holds it; anything that a rule set does not specify is left out.
public struct TeamRulesRecord: Codable, Sendable, Equatable {
  /// The name of the rule set.
  public var name: String
  /// The game, in a sentence.
  public var about: String?
  /// Players in a team.
  public var size: Int
  /// The highest allowed cost of a team.
  public var budget: ExactDecimal
  /// The lowest allowed cost of a team.
  public var minCost: ExactDecimal?
  /// The skills allowed: `1-10` or `any`.
  public var skillRange: String
  /// Whether only whole numbers are allowed as skills.
  public var wholeSkills: Bool
  /// The roles of a team.
  public var roles: [RoleRecord]?
  /// The most players of one club.
  public var maxPerClub: Int?
  /// The fewest clubs in a team.
  public var minClubs: Int?
  /// Players who have only these roles count for no club.
  public var clubExempt: [String]?
  /// Players who must be in the team, by id or name.
  public var locked: [String]?
  /// Players who must not be in it.
  public var banned: [String]?
  /// Limits on how many players of a list a team has.
  public var groups: [GroupRecord]?
  /// All other rules as text, by their keys in a file of rules.
  public var further: [String: [String]]?

  /// A role of a team.
  public struct RoleRecord: Codable, Sendable, Equatable {
    /// The name and the roles that it also takes, as in a file of rules: `GK`, `G = PG or SG`, `UTIL = any`.
    public var role: String
    /// The fewest players in it.
    public var least: Int
    /// The most players in it.
    public var most: Int
    /// How many times the skill of the player in it counts, if not once.
    public var skill: ExactDecimal?
    /// How many times their cost counts.
    public var cost: ExactDecimal?

    /// Creates the record of a role.
    init(_ role: RoleRule) {
      (self.role, least, most) = (role.title, role.count.lowerBound, role.count.upperBound)
      skill = role.skill == .one ? nil : ExactDecimal(role.skill)
      cost = role.cost == .one ? nil : ExactDecimal(role.cost)
    }

    /// The role; `nil` if the program could not have written it.
    var rule: RoleRule? {
      guard least <= most, least >= 0, var rule = try? RoleRule(title: role, least...most) else { return nil }
      (rule.skill, rule.cost) = (skill?.number ?? .one, cost?.number ?? .one)
      return rule
    }
  }

  /// A limit on how many players of a list a team has.
  public struct GroupRecord: Codable, Sendable, Equatable {
    /// Its name.
    public var name: String
    /// The players, by id or name.
    public var players: [String]
    /// The fewest of them in a team.
    public var least: Int
    /// The most of them in a team; absent if all are allowed.
    public var most: Int?
    /// The player who must be in the team for the limit to hold; absent if it always holds.
    public var `if`: String?
  }

  /// Creates the record of a rule set.
  public init(_ rules: Rules) {
    name = rules.name
    about = rules.about.isEmpty ? nil : rules.about
    size = rules.size
    budget = ExactDecimal(rules.budget)
    minCost = rules.leastCost.map { ExactDecimal($0) }
    skillRange = rules.skillRange.description
    wholeSkills = rules.skillRange.wholeNumbers
    roles = filled(rules.roles.map(RoleRecord.init))
    maxPerClub = rules.maxPerClub
    minClubs = rules.leastClubs
    clubExempt = filled(rules.clubExempt)
    locked = filled(rules.locked)
    banned = filled(rules.banned)
    groups = filled(
      rules.groups.map {
        GroupRecord(name: $0.name, players: $0.players, least: $0.least, most: $0.most, if: $0.trigger)
      })
    further = rules.words.isEmpty ? nil : rules.words
  }
}

/// Returns a list, or `nil` if it is empty.
private func filled<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }

extension Rules {
  /// Creates the rule set of a record.
  public init(_ record: TeamRulesRecord) {
    var range = NumberRange(record.skillRange) ?? .any
    range.wholeNumbers = record.wholeSkills
    self.init(name: record.name, size: record.size, budget: record.budget.number, skillRange: range)
    about = record.about ?? ""
    leastCost = record.minCost?.number
    // Snapshots are written by the program; a role that it could not have written is ignored.
    roles = (record.roles ?? []).compactMap(\.rule)
    maxPerClub = record.maxPerClub
    leastClubs = record.minClubs
    clubExempt = record.clubExempt ?? []
    locked = record.locked ?? []
    banned = record.banned ?? []
    groups = (record.groups ?? []).map {
      PlayerGroup(name: $0.name, players: $0.players, least: $0.least, most: $0.most, if: $0.if)
    }
    set(record.further ?? [:])
  }
}
