import Search
import Selection
import Snapshots
import Tables

extension BudgetRecord {
  /// The record of the answer for a budget.
  public init(_ answer: Answer, budget: DecimalNumber, of pool: Pool) {
    self.init(
      budget: ExactDecimal(budget), status: BestTeamRecord.Status(answer.status))
    if answer.status == .stopped { bound = ExactDecimal(answer.bound, places: pool.skills.places) }
    guard !answer.rows.isEmpty else { return }
    note(skill: answer.skill, cost: answer.cost, of: pool)
    players = answer.rows.enumerated().map { position, index in
      PlayerRecord(
        index, of: pool, inAllOptimal: answer.inAllOptimal.isEmpty ? nil : answer.inAllOptimal[position])
    }
  }

  /// The record of a point of the budget curve.
  public init(_ point: BudgetCurve.Point, of pool: Pool) {
    self.init(budget: ExactDecimal(point.cost, places: pool.costs.places), status: .proved)
    note(skill: point.skill, cost: point.cost, of: pool)
  }

  private mutating func note(skill: Int128, cost: Int128, of pool: Pool) {
    let exactCost = ExactDecimal(cost, places: pool.costs.places)
    self.skill = ExactDecimal(skill, places: pool.skills.places)
    self.cost = exactCost
    left = budget.number.subtracting(exactCost.number).map { ExactDecimal($0) }
  }

  /// Records how many teams have the skill.
  public mutating func count(_ teams: TeamCount) {
    teamsSharingSkill = teams.value.description
    countsExact = teams.isExact
  }
}

extension [BudgetRecord] {
  /// Records in each entry who joins and who leaves compared with the entry before, if both teams are known.
  public mutating func noteExchanges() {
    for index in indices.dropFirst() {
      guard let before = self[index - 1].players, let now = self[index].players else { continue }
      let (rowsBefore, rowsNow) = (Set(before.map(\.row)), Set(now.map(\.row)))
      self[index].in = now.filter { !rowsBefore.contains($0.row) }
      self[index].out = before.filter { !rowsNow.contains($0.row) }
    }
  }
}
