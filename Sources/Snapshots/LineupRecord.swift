import Selection

/// What a record of a team says of the duties of its members.
public protocol LinedUp {
  /// What the skills add up to without multipliers; absent where all members count alike.
  var plainSkill: ExactDecimal? { get set }
  /// How many play in each role beside a single goalkeeper: `4-5-1`; absent where the rules have no such choice.
  var formation: String? { get set }
  /// Changes the players.
  mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void)
  /// Notes what the members add up to, where that was added up without their duties.
  mutating func noteTotals(skill: ExactDecimal, cost: ExactDecimal)
}

extension LinedUp {
  /// The totals are those of the duties already.
  public mutating func noteTotals(skill: ExactDecimal, cost: ExactDecimal) {}

  /// Notes what each member does.
  public mutating func lineUp(_ team: LinedUpTeam, in ruled: RuledPool) {
    let pool = ruled.pool
    noteTotals(
      skill: ExactDecimal(team.skill, places: pool.skills.places),
      cost: ExactDecimal(team.cost, places: pool.costs.places))
    plainSkill = ExactDecimal(team.plainSkill, places: pool.skills.places)
    formation = team.formation
    let members = Dictionary(
      team.members.map { (Int(pool.records[$0.player]), $0) }, uniquingKeysWith: { first, _ in first })
    changePlayers { players in
      for index in players.indices {
        guard let member = members[players[index].row] else { continue }
        players[index].lineUp(member, hasBench: ruled.rules.lineup != nil)
      }
    }
  }
}

extension PlayerRecord {
  /// Notes what they do in a team.
  /// - Parameter hasBench: whether some members do not play.
  mutating func lineUp(_ member: LinedUpTeam.Member, hasBench: Bool) {
    slot = member.slot
    if let name = member.slot { place = name }
    times = member.times == .one ? nil : ExactDecimal(member.times)
    bench = hasBench ? member.bench : nil
    captain = member.isCaptain ? true : nil
    viceCaptain = member.isViceCaptain ? true : nil
  }

  /// Where they stand, as the column `slot` of a team file says it; `nil` where the rules have no slots.
  public var slotInFile: String? {
    if captain == true { return "captain" }
    if viceCaptain == true { return "vice" }
    if let bench, bench > 0 { return "bench \(bench)" }
    return slot ?? place
  }
}

extension BestTeamRecord: LinedUp {
  /// Changes the players.
  public mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void) { change(&players) }
}

extension TopTeamRecord: LinedUp {
  /// Notes what the members add up to.
  public mutating func noteTotals(skill: ExactDecimal, cost: ExactDecimal) {
    (self.skill, self.cost) = (skill, cost)
  }

  /// Changes the players.
  public mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void) { change(&players) }
}

extension BudgetRecord: LinedUp {
  /// Changes the players.
  public mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void) {
    if var list = players {
      change(&list)
      players = list
    }
  }
}

extension ManualTeamRecord: LinedUp {
  /// Notes what the members add up to.
  public mutating func noteTotals(skill: ExactDecimal, cost: ExactDecimal) {
    (self.skill, self.cost) = (skill, cost)
  }

  /// Changes the players.
  public mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void) { change(&players) }
}
