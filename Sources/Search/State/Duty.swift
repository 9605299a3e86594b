/// A way to be in a team: captain, starter, second on the bench. Every member has one.
///
/// What a member counts is a whole number of times their skill and cost, so that totals stay exact: where one duty counts one
/// and a half times, give it 3 and the plain one 2. Totals, budget and answers are then in that unit.
public struct Duty: Sendable, Hashable {
  /// Roles of which a player needs one to have this duty; `nil` for anyone.
  public var roles: UInt32?
  /// The fewest and the most members who have it.
  public var count: ClosedRange<Int>
  /// How many times a member's skill counts, 0 or more.
  public var skillTimes: Int
  /// How many times a member's cost counts, 0 or more.
  public var costTimes: Int

  /// A duty.
  public init(roles: UInt32? = nil, count: ClosedRange<Int>, skillTimes: Int = 1, costTimes: Int = 1) {
    self.roles = roles
    self.count = count
    self.skillTimes = skillTimes
    self.costTimes = costTimes
  }
}

/// How many members have one of some duties and one of some roles: three to five defenders among those who play.
public struct DutyRule: Sendable, Hashable {
  /// The duties, by their index.
  public var duties: [Int]
  /// A mask of the roles; `nil` for anyone.
  public var roles: UInt32?
  /// The fewest and the most members.
  public var count: ClosedRange<Int>

  /// A rule about duties.
  public init(duties: [Int], roles: UInt32? = nil, count: ClosedRange<Int>) {
    self.duties = duties
    self.roles = roles
    self.count = count
  }
}

/// A player with a duty: what they count for and what they cost then.
public struct Choice: Sendable, Hashable {
  /// The index of the duty.
  public var duty: Int
  /// What the player adds to the team's skill.
  public var skill: Int128
  /// What the player adds to its cost, 0 or more.
  public var cost: Int128

  /// A choice.
  public init(duty: Int, skill: Int128, cost: Int128) {
    self.duty = duty
    self.skill = skill
    self.cost = cost
  }
}

extension Problem {
  /// The choices of the player of a row: their own where they have any, else one for each duty that their roles allow.
  func choices(ofRow row: Int) -> [Choice] {
    if let own = ownChoices[row] { return own }
    let mask = roles.isEmpty ? 0 : roles[row]
    let added = addedSkills.isEmpty ? 0 : addedSkills[row]
    return duties.indices.compactMap { index in
      let duty = duties[index]
      if let roles = duty.roles, roles & mask == 0 { return nil }
      return Choice(
        duty: index, skill: skills[row] * Int128(duty.skillTimes) + added,
        cost: costs[row] * Int128(duty.costTimes))
    }
  }
}
