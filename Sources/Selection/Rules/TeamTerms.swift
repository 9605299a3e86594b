import Tables

/// The requirements of rules on teams, in the few terms that the search knows; players are indices in the pool.
public struct TeamTerms: Sendable {
  /// The minimum cost of a team.
  public package(set) var leastCost: DecimalNumber?
  /// For each player a bit for each role that they can fill; empty where there are no roles.
  public package(set) var places: [UInt64] = []
  /// The number of players in each role.
  public package(set) var placeCounts: [ClosedRange<Int>] = []
  /// The maximum number of players from one club.
  public package(set) var mostPerClub: Int?
  /// The minimum number of clubs.
  public package(set) var leastClubs: Int?
  /// The players who must be in the team, ascending.
  public package(set) var locked: [Int] = []
  /// The players who must not be in it, ascending.
  public package(set) var banned: [Int] = []
  /// Groups of players of whom a team takes a limited number.
  public package(set) var groups: [Group] = []
  /// Limits on sums.
  public package(set) var limits: [Limit] = []
  /// Further conditions on a team.
  public package(set) var conditions: [Condition] = []

  /// The duties of members; empty where all members count alike.
  public package(set) var duties: [Duty] = []
  /// Limits on the numbers of members with some duties and roles.
  public package(set) var dutyRules: [DutyRule] = []

  /// A group of members who count alike.
  public struct Duty: Sendable, Hashable {
    /// The number of members with this duty.
    public var count: Int
    /// A bit for each role, of which they need one; `nil` for any role.
    public var roles: UInt64?
    /// The multiplier of their skill.
    public var skill: DecimalNumber
    /// The multiplier of their cost.
    public var cost: DecimalNumber
  }

  /// A limit on the number of members who have one of some duties and one of some roles.
  public struct DutyRule: Sendable, Hashable {
    /// The duties, by their index.
    public var duties: [Int]
    /// A bit for each of the roles; `nil` for any role.
    public var roles: UInt64?
    /// The minimum and the maximum.
    public var count: ClosedRange<Int>
  }

  /// A limit on the sum of a number of each player.
  public struct Limit: Sendable, Hashable {
    /// Its name in messages: `"ownership<=120"`.
    public var title: String
    /// The name of what is added up, for display.
    public var name: String
    /// The number of each player, in a unit of its own.
    public var weights: [Int]
    /// The decimal places of one unit.
    public var places: Int
    /// The minimum; `nil` for none.
    public var least: Int?
    /// The maximum; `nil` for none.
    public var most: Int?
  }

  /// A group of players of whom a team takes a limited number.
  public struct Group: Sendable, Hashable {
    /// Its name in messages: `the group "wings"`; empty within a condition.
    public var title = ""
    /// Their indices.
    public var members: [Int]
    /// The minimum number of them.
    public var least: Int
    /// The maximum number of them; `nil` for all.
    public var most: Int?
  }

  /// Alternatives of which a team must satisfy at least one.
  public struct Condition: Sendable, Hashable {
    /// Its name in messages; several conditions that users see as one share it.
    public var title: String
    /// The alternatives; each holds if all of its groups do.
    public var alternatives: [[Group]]
  }

  /// Whether the clubs of the players matter.
  public var countsClubs: Bool { mostPerClub != nil || leastClubs != nil }
}
