import Tables

/// What is asked under a format: everything of ``Problem``, and rules about who may play together.
///
/// A *free* rule stands at its default and stops nothing. The order of teams is that of ``Problem``: the highest
/// skill, of those the lowest cost, of those the lexicographically smallest ascending rows.
public struct FormatProblem: Sendable {
  /// Skills, costs, size and budget.
  public var base: Problem
  /// The least that a team may cost, in the unit of the costs.
  public var leastCost: Int128?
  /// By row: the roles that a player can fill, a bit for each; empty where the format asks for none.
  public var roles: [UInt32]
  /// Which roles a team needs.
  public var format: TeamFormat
  /// By row: the club, any number from 0 up, or -1 for none; empty where no rule is about clubs.
  public var clubs: [Int32]
  /// The most players of one club, 0 or more; those without a club do not count.
  public var mostPerClub: Int?
  /// The fewest clubs that a team must draw on; players without a club add none.
  public var leastClubs: Int?
  /// Rows of players who are in every team.
  public var locked: [Int]
  /// Rows of players who are in none.
  public var banned: [Int]
  /// Groups of players of whom a team takes at least and at most so many.
  public var groups: [GroupRule]

  /// A question under rules.
  /// - Precondition: `roles` and `clubs` are empty or have an entry for each row of `base`; locked, banned and
  ///   grouped rows exist; there are as many slots as a team has players.
  public init(
    _ base: Problem, leastCost: Int128? = nil, roles: [UInt32] = [], format: TeamFormat = .anyone,
    clubs: [Int32] = [], mostPerClub: Int? = nil, leastClubs: Int? = nil, locked: [Int] = [],
    banned: [Int] = [], groups: [GroupRule] = []
  ) {
    self.base = base
    self.leastCost = leastCost
    self.roles = roles
    self.format = format
    self.clubs = clubs
    self.mostPerClub = mostPerClub
    self.leastClubs = leastClubs
    self.locked = locked
    self.banned = banned
    self.groups = groups
  }
}

/// Which roles a team needs.
public enum TeamFormat: Sendable, Hashable {
  /// Any players.
  case anyone
  /// By role (bit of a player's roles) how many of it; every player counts for one of his roles, whichever suits.
  /// A player who has none of these roles can be in no team.
  case quotas([ClosedRange<Int>])
  /// For each place of the team a mask of the roles that may fill it: UTIL is a mask of all.
  case slots([UInt32])
}

/// Players of whom a team takes at least and at most so many.
public struct GroupRule: Sendable, Hashable {
  /// Their rows; the same one twice counts once.
  public var members: [Int]
  /// The fewest in a team.
  public var least: Int
  /// The most in a team.
  public var most: Int

  /// A group.
  public init(members: [Int], least: Int = 0, most: Int = .max) {
    self.members = members
    self.least = least
    self.most = most
  }
}

extension FormatProblem {
  /// The largest total, positive or negative, with which this search calculates.
  ///
  /// Eight bits below ``Problem/largestTotal``: the prices of clubs and groups add to every weight.
  public static let largestTotal: Int128 = (1 << 117) - 1

  /// The first column in which a team's total could leave ±``largestTotal``, if there is one. A problem with
  /// such a column must not be searched.
  /// - Complexity: O(n)
  public var overflowingColumn: Problem.Column? {
    base.columnExceeding(Self.largestTotal)
  }

  /// How many players there are.
  var count: Int {
    switch base.skills {
    case .narrow(let values): values.count
    case .wide(let values): values.count
    }
  }
}
