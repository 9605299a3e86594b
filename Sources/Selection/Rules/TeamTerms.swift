import Tables

/// What rules ask of the teams of a pool, in the few terms that the search knows; players are indices in the pool.
public struct TeamTerms: Sendable {
  /// The least that a team must cost.
  public internal(set) var leastCost: DecimalNumber?
  /// By player a bit for each place that they can take; empty where there are no places.
  public internal(set) var places: [UInt64] = []
  /// By place how many players take it.
  public internal(set) var placeCounts: [ClosedRange<Int>] = []
  /// The most players of one club.
  public internal(set) var mostPerClub: Int?
  /// The fewest clubs.
  public internal(set) var leastClubs: Int?
  /// Who must be in the team, ascending.
  public internal(set) var locked: [Int] = []
  /// Who must not be in it, ascending.
  public internal(set) var banned: [Int] = []
  /// Players of whom a team takes so many.
  public internal(set) var groups: [Group] = []
  /// Limits on sums.
  public internal(set) var limits: [Limit] = []
  /// What else a team keeps to.
  public internal(set) var conditions: [Condition] = []

  /// The ways to be in a team; empty where all members count alike.
  public internal(set) var duties: [Duty] = []
  /// How many members have some duties and roles.
  public internal(set) var dutyRules: [DutyRule] = []

  /// Members who count alike.
  public struct Duty: Sendable, Hashable {
    /// How many have it.
    public var count: Int
    /// A bit for each role of which one is needed for it; `nil` for anyone.
    public var roles: UInt64?
    /// How many times their skill counts.
    public var skill: DecimalNumber
    /// How many times their cost counts.
    public var cost: DecimalNumber
  }

  /// How many members have one of some duties and one of some roles.
  public struct DutyRule: Sendable, Hashable {
    /// The duties, by their index.
    public var duties: [Int]
    /// A bit for each of the roles; `nil` for anyone.
    public var roles: UInt64?
    /// The fewest and the most.
    public var count: ClosedRange<Int>
  }

  /// A limit on the sum of a number of each player.
  public struct Limit: Sendable, Hashable {
    /// What messages call it: `"ownership<=120"`.
    public var title: String
    /// What is added up, as people write it.
    public var name: String
    /// By player the number, in a unit of its own.
    public var weights: [Int]
    /// Digits behind the point of one unit.
    public var places: Int
    /// The least sum; `nil` for any.
    public var least: Int?
    /// The most; `nil` for any.
    public var most: Int?
  }

  /// Players of whom a team takes at least and at most so many.
  public struct Group: Sendable, Hashable {
    /// What messages call it: `the group "wings"`; empty within a condition.
    public var title = ""
    /// Their indices.
    public var members: [Int]
    /// The fewest of them.
    public var least: Int
    /// The most of them; `nil` for all.
    public var most: Int?
  }

  /// Alternatives of which a team keeps one at least.
  public struct Condition: Sendable, Hashable {
    /// What messages call it; the same for several that are one to people.
    public var title: String
    /// Each of them holds where all of its groups do.
    public var alternatives: [[Group]]
  }

  /// Whether it matters who plays for which club.
  public var countsClubs: Bool { mostPerClub != nil || leastClubs != nil }
}
