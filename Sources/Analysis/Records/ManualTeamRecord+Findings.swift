import Search
import Selection
import Snapshots
import Tables

/// What the search finds out about a hand-picked team, added to its record.
extension ManualTeamRecord {
  /// Records how far a legal team is from a proved best one.
  public mutating func compare(with best: Answer, of pool: Pool) {
    guard status == .valid, best.status == .proved else { return }
    let bestSkill = ExactDecimal(best.skill, places: pool.skills.places)
    gap = bestSkill.number.subtracting(skill.number).map { ExactDecimal($0) }
    optimal = gap.map { $0.number.mantissa == 0 }
  }

  /// Records the rank of a legal team among all legal ones.
  ///
  /// The team itself is one of those with its skill, and if the best is proved better, at least one is better: lower
  /// bounds are raised to that.
  public mutating func place(_ rank: TeamRank, among legalTeams: TeamCount) {
    guard status == .valid else { return }
    let betterCount = rank.better.raised(to: optimal == false ? 1 : 0)
    let equalCount = rank.equal.raised(to: 1)
    let known = betterCount.value.addingReportingOverflow(equalCount.value)
    let legalCount = legalTeams.raised(to: known.overflow ? .max : known.partialValue)
    (better, betterExact) = (betterCount.value.description, betterCount.isExact)
    (equal, equalExact) = (equalCount.value.description, equalCount.isExact)
    (legal, legalExact) = (legalCount.value.description, legalCount.isExact)
  }

  /// Records each player's place in the team.
  /// - Parameter places: the names of the roles, by player in the order of the file.
  public mutating func place(_ places: [String]) {
    for (index, place) in zip(players.indices, places) { players[index].place = place }
  }

  /// Records the best completion of a team that is not full.
  public mutating func complete(_ found: TeamCompletion, of pool: Pool, under rules: Rules) {
    guard case .possible(let change) = found else { return }
    completion = change.in.map { PlayerRecord($0, of: pool) }
    completed = Totals(of: change, in: pool, under: rules)
  }

  /// Records the best ways to make a team legal or better.
  public mutating func repair(_ found: Repairs, of pool: Pool, under rules: Rules) {
    repairs = found.changes.map { change in
      Repair(
        out: change.out.map { PlayerRecord($0, of: pool) }, in: change.in.map { PlayerRecord($0, of: pool) },
        totals: Totals(of: change, in: pool, under: rules))
    }
  }

  /// Records the best lineup of the same people as the first repair, if it is better and within the budget.
  /// - Parameters:
  ///   - team: the current lineup; `nil` if the players cannot fill their named slots.
  ///   - slots: the slots named for some of them.
  public mutating func repair(
    _ team: LinedUpTeam?, by best: LinedUpTeam, in ruled: RuledPool, named slots: [Int: NamedSlot]
  ) {
    let (pool, cost) = (ruled.pool, DecimalNumber(mantissa: best.cost, places: ruled.pool.costs.places))
    let left = ruled.rules.left(after: cost)
    guard left >= .zero else { return }
    if let team {
      guard best.skill != team.skill ? best.skill > team.skill : best.cost < team.cost else { return }
    } else {
      for (player, slot) in slots { note(slot, ofRow: Int(ruled.pool.records[player])) }
    }
    var lined = self
    lined.players = best.members.map { PlayerRecord($0.player, of: pool) }
    lined.lineUp(best, in: ruled)
    repairs.insert(
      Repair(
        out: [], in: [],
        totals: Totals(
          skill: ExactDecimal(best.skill, places: pool.skills.places), cost: ExactDecimal(cost),
          left: ExactDecimal(left)),
        players: lined.players),
      at: 0)
  }

  /// Records the slot that the file names for a player.
  private mutating func note(_ slot: NamedSlot, ofRow row: Int) {
    guard let index = players.firstIndex(where: { $0.row == row }) else { return }
    players[index].bench = if case .bench(let place) = slot { place } else { 0 }
    if slot == .captain { players[index].captain = true }
  }
}

extension ManualTeamRecord.Totals {
  /// What a team adds up to after a change.
  init(of change: TeamChange, in pool: Pool, under rules: Rules) {
    let cost = DecimalNumber(mantissa: change.cost, places: pool.costs.places)
    self.init(
      skill: ExactDecimal(change.skill, places: pool.skills.places), cost: ExactDecimal(cost),
      left: ExactDecimal(rules.left(after: cost)))
  }
}

extension TeamCount {
  /// The count, raised to what is certain if it is a lower bound.
  fileprivate func raised(to certain: UInt128) -> TeamCount {
    isExact ? self : TeamCount(max(value, certain), isExact: false)
  }
}
