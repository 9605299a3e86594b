import Tables

/// What a legal team is.
///
/// Everything beside size, budget and skills is optional; ``classic`` has none of it.
public struct Rules: Sendable, Hashable {
  /// The name of the rule set.
  public var name: String
  /// What game it is, in a sentence; empty where nothing is said.
  public var about = ""
  /// How many players a team has, 1 to 500.
  public var size: Int
  /// The most that a team may cost, in the unit in which costs are shown.
  public var budget: DecimalNumber
  /// The least that a team must cost, in the same unit.
  public var leastCost: DecimalNumber?
  /// The skills that a player may have.
  public var skillRange: SkillRange
  /// The places of a team; none where any players make one.
  ///
  /// A team is legal when all of its players can be placed, each in one role that takes him, so that every role has
  /// as many as it asks for. A player with several roles may stand in any of them.
  public var roles: [RoleRule] = []
  /// The most players of one club, 1 or more.
  public var maxPerClub: Int?
  /// The fewest clubs that a team must have players of, 1 or more.
  public var leastClubs: Int?
  /// Players who have none but these roles are not counted by ``maxPerClub`` and ``leastClubs``.
  public var clubExempt: [String] = []
  /// The players who must be in the team, by id or name.
  public var locked: [String] = []
  /// The players who must not be in the team, by id or name.
  public var banned: [String] = []
  /// Named lists of players of whom a team has so many.
  public var groups: [PlayerGroup] = []

  /// A rule set of size, budget and skills.
  public init(name: String, size: Int, budget: DecimalNumber, skillRange: SkillRange) {
    self.name = name
    self.size = size
    self.budget = budget
    self.skillRange = skillRange
  }

  /// Whether there is nothing but size, budget and skills to heed.
  public var isPlain: Bool {
    var plain = Rules(name: name, size: size, budget: budget, skillRange: skillRange)
    plain.about = about
    return self == plain
  }

  /// The budget less a cost; negative where that is dearer.
  /// - Precondition: the difference fits 128 bits at the places of both.
  public func left(after cost: DecimalNumber) -> DecimalNumber {
    guard let left = budget.subtracting(cost) else {
      preconditionFailure("a cost and a budget whose difference does not fit 128 bits")
    }
    return left
  }
}

/// A named list of players of whom a team has at least and at most so many.
public struct PlayerGroup: Sendable, Hashable {
  /// The name by which messages call it.
  public var name: String
  /// The players, by id or name.
  public var players: [String]
  /// The fewest of them that a team must have, 0 or more.
  public var least: Int
  /// The most of them that a team may have; `nil` for all.
  public var most: Int?

  /// A group of players.
  public init(name: String, players: [String], least: Int = 0, most: Int? = nil) {
    self.name = name
    self.players = players
    self.least = least
    self.most = most
  }
}
