import Selection

/// A record of a team whose members have slots.
public protocol LineupRecording {
  /// The total skill without multipliers; absent if all members count equally.
  var plainSkill: ExactDecimal? { get set }
  /// The players in each role apart from a single goalkeeper: `4-5-1`; absent if the rules leave no choice.
  var formation: String? { get set }
  /// Changes the players.
  mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void)
  /// Notes the totals of the members, where the record added them up without their multipliers.
  mutating func noteTotals(skill: ExactDecimal, cost: ExactDecimal)
}

extension LineupRecording {
  /// Does nothing: the totals are already those of the lineup.
  public mutating func noteTotals(skill: ExactDecimal, cost: ExactDecimal) {}

  /// Notes the slot of each member.
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
  /// Notes their slot in a team.
  /// - Parameter hasBench: whether some members do not play.
  mutating func lineUp(_ member: LinedUpTeam.Member, hasBench: Bool) {
    slot = member.slot
    if let name = member.slot { place = name }
    times = member.times == .one ? nil : ExactDecimal(member.times)
    bench = hasBench ? member.bench : nil
    captain = member.isCaptain ? true : nil
    viceCaptain = member.isViceCaptain ? true : nil
  }

  /// Their slot as in the column `slot` of a team file; `nil` if the rules have no slots.
  public var slotInFile: String? {
    if captain == true { return "captain" }
    if viceCaptain == true { return "vice" }
    if let bench, bench > 0 { return "bench \(bench)" }
    return slot ?? place
  }
}

extension BestTeamRecord: LineupRecording {
  /// Changes the players.
  public mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void) { change(&players) }
}

extension TopTeamRecord: LineupRecording {
  /// Notes the totals of the members.
  public mutating func noteTotals(skill: ExactDecimal, cost: ExactDecimal) {
    (self.skill, self.cost) = (skill, cost)
  }

  /// Changes the players.
  public mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void) { change(&players) }
}

extension BudgetRecord: LineupRecording {
  /// Changes the players.
  public mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void) {
    if var list = players {
      change(&list)
      players = list
    }
  }
}

extension ManualTeamRecord: LineupRecording {
  /// Notes the totals of the members.
  public mutating func noteTotals(skill: ExactDecimal, cost: ExactDecimal) {
    (self.skill, self.cost) = (skill, cost)
  }

  /// Changes the players.
  public mutating func changePlayers(_ change: (inout [PlayerRecord]) -> Void) { change(&players) }
}
