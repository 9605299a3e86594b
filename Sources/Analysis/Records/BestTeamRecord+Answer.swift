import Reading
import Search
import Selection
import Snapshots

extension BestTeamRecord {
  /// The record of an answer about a pool.
  /// - Parameter infeasibility: why there is no team, if there is none.
  public init(
    _ answer: Answer, of reading: PoolReading, rules: Rules, stoppedBy: StopReason?,
    infeasibility: Infeasibility? = nil
  ) {
    let pool = reading.pool
    self.init(status: Status(answer.status))
    self.stoppedBy = answer.status == .stopped ? stoppedBy : nil
    playersAfterReduction = answer.playersAfterReduction
    switch answer.status {
    case .infeasible:
      reason = infeasibility?.reason
      repair = infeasibility?.repair
    case .proved, .stopped:
      bound = ExactDecimal(answer.bound, places: pool.skills.places)
      // A stopped search may have found no team.
      guard !answer.rows.isEmpty else { return }
      let cost = ExactDecimal(answer.cost, places: pool.costs.places)
      skill = ExactDecimal(answer.skill, places: pool.skills.places)
      self.cost = cost
      sums = [SumRecord](of: answer.rows, in: pool, under: rules)
      left = rules.budget.subtracting(cost.number).map { ExactDecimal($0) }
      teamsSharingSkill = answer.teamsSharingSkill.value.description
      teamsSharingSkillAndCost = answer.teamsSharingSkillAndCost.value.description
      firstInPoolOrder = answer.isFirst ? nil : false
      countsExact = answer.teamsSharingSkill.isExact && answer.teamsSharingSkillAndCost.isExact
      let file = reading.files.first?.path
      let warnedLines = Set(reading.quality.warnings.filter { $0.file == file }.compactMap(\.line))
      players = answer.rows.enumerated().map { position, index in
        PlayerRecord(
          index, of: pool, inAllOptimal: answer.inAllOptimal.isEmpty ? nil : answer.inAllOptimal[position],
          hasWarning: warnedLines.contains(Int(pool.lines[index])))
      }
    }
  }

  /// Records what a little more and a little less money would buy.
  /// - Parameters:
  ///   - best: the cheapest team of its skill.
  ///   - rows: the team to compare with, if it is not `best`.
  public mutating func compare(
    with neighbours: BudgetNeighbours, of best: Answer, and rows: [Int]? = nil, in pool: Pool
  ) {
    let rows = rows ?? best.rows
    neighboursComplete = neighbours.isComplete ? nil : false
    next = neighbours.next.map { answer in
      NextBudget(
        budget: ExactDecimal(answer.cost, places: pool.costs.places),
        skill: ExactDecimal(answer.skill, places: pool.skills.places),
        in: answer.rows.filter { !rows.contains($0) }.map { PlayerRecord($0, of: pool) },
        out: rows.filter { !answer.rows.contains($0) }.map { PlayerRecord($0, of: pool) })
    }
    less = neighbours.less.map { answer in
      LessBudget(
        under: ExactDecimal(best.cost, places: pool.costs.places),
        skill: ExactDecimal(answer.skill, places: pool.skills.places),
        cost: ExactDecimal(answer.cost, places: pool.costs.places))
    }
  }

  /// Records the budget curve around the team.
  public mutating func note(around curve: BudgetCurve, in pool: Pool) {
    func cost(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.costs.places) }
    around = curve.covered.map { covered in
      Around(
        from: cost(covered.lowerBound), to: cost(covered.upperBound),
        points: curve.points.map { CurveRecord.Point($0, of: pool) })
    }
  }
}

extension BestTeamRecord.Status {
  /// The recorded status of an answer.
  init(_ status: Answer.Status) {
    self =
      switch status {
      case .proved: .proved
      case .stopped: .stopped
      case .infeasible: .infeasible
      }
  }
}
