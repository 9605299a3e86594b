import Tables

/// A way to be in a team: captain, starter, second on the bench. Members count a whole multiple of their skill and
/// cost, so that totals stay exact: where one duty counts one and a half times, give it 3 and the plain one 2. Totals,
/// budget and answers are then in that unit.
public struct Duty: Sendable, Hashable {
  /// The roles of which a player needs one to have this duty; `nil` for any player.
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

/// How many members may have one of some duties and one of some roles: three to five defenders among the starters.
public struct DutyRule: Sendable, Hashable {
  /// The duties, by their index.
  public var duties: [Int]
  /// A mask of the roles; `nil` for any player.
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

/// A player with a duty: the skill and the cost that they then count with.
public struct Choice: Sendable, Hashable {
  /// The index of the duty.
  public var duty: Int
  /// What the player adds to the team's skill.
  public var skill: Int128
  /// What the player adds to its cost, 0 or more.
  public var cost: Int128
}

extension Problem {
  /// The choices of the player of a row: their own if they have any, otherwise one for each duty their roles allow.
  package func choices(ofRow row: Int) -> [Choice] {
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

  /// The choice of the player of a row with a duty, or without duties.
  func choice(ofRow row: Int, duty: Int?) -> Choice {
    let plain = Choice(duty: duty ?? 0, skill: skills[row], cost: costs[row])
    return duty.flatMap { duty in choices(ofRow: row).first { $0.duty == duty } } ?? plain
  }

  /// The choices of a team's members.
  func choices(of team: ListedTeam) -> [Choice] {
    team.rows.indices.map {
      choice(ofRow: team.rows[$0], duty: team.duties.isEmpty ? nil : team.duties[$0])
    }
  }

  /// The total skill of a team's members with their duties.
  package func skill(of team: ListedTeam) -> Int128 { choices(of: team).reduce(0) { $0 + $1.skill } }

  /// The highest value among the choices of all players; 0 if there are none.
  func highest(_ value: (Choice) -> Int128) -> Int128 {
    var highest: Int128?
    for row in 0..<count {
      // Avoids an array for each player of a large pool.
      if duties.isEmpty {
        highest = max(highest ?? .min, value(choice(ofRow: row, duty: nil)))
      } else {
        for choice in choices(ofRow: row) { highest = max(highest ?? .min, value(choice)) }
      }
    }
    return highest ?? 0
  }

  /// The same rules with other skills and costs of the players of rows with each of their choices.
  package func weighing(_ values: (Int, Choice) -> (skill: Int128, cost: Int128)) -> Problem {
    func changed(_ row: Int, _ choice: Choice) -> Choice {
      let (skill, cost) = values(row, choice)
      return Choice(duty: choice.duty, skill: skill, cost: cost)
    }
    return self.changed { other in
      if duties.isEmpty {
        other.skills = .packed(count) { values($0, choice(ofRow: $0, duty: nil)).skill }
        other.costs = .packed(count) { values($0, choice(ofRow: $0, duty: nil)).cost }
      } else {
        for row in 0..<count { other.ownChoices[row] = choices(ofRow: row).map { changed(row, $0) } }
      }
    }
  }
}
