extension TeamSearch {
  /// Whether the best team of some tables can be found from lists: cheaper is never worse, and all rows have keys.
  func canMeetInMiddle(among tables: BoundTables<Value>) -> Bool {
    !players.hasChoices && players.automaton.isExact && columns.window.lowerBound <= 0
      && (tables.count <= MemberMarks.count || hasMedian(tables))
  }

  private func hasMedian(_ tables: BoundTables<Value>) -> Bool {
    tables.costsBefore != nil && tables.choose == 5 && tables.count >= 5
      && MedianShape(players: tables.count, size: 5, asked: 0).steps < .max
  }

  /// Returns the best team of some tables that meets a target, ties settled, from lists of partial teams, whatever the
  /// numbers: for pools in which no bound prunes, such as skill = cost with many digits. Empty if there is none.
  /// - Precondition: ``canMeetInMiddle(among:)``; the target has no least cost except that of its last team.
  /// - Throws: if it would take more than `steps` steps of a search, or too much memory.
  func meetInMiddle(
    _ tables: BoundTables<Value>, _ target: SearchTarget<Value>, steps: Int, stop: StopSignal
  ) throws(CountingEnd) -> [FreePlayer] {
    let budget = target.window.upperBound - tables.givenCost
    guard budget >= 0 else { return [] }
    guard tables.choose > 0 else { return tables.given }
    let limit = steps.multipliedSaturated(by: StepAllowance.stepsPerSearch)
    var meter = StepAllowance(limit: limit, stop: stop)
    return try hasMedian(tables) ? byMedian(tables, budget, &meter) : meeting(tables, target, &meter)
  }

  /// The best team, found by its middle player.
  private func byMedian(
    _ tables: BoundTables<Value>, _ budget: Value, _ meter: inout StepAllowance
  ) throws(CountingEnd) -> [FreePlayer] {
    let byRow = tables.order.sorted { players.rows[$0] < players.rows[$1] }
    let teams = MedianTeams(
      skills: byRow.map { columns.skills[$0] }, costs: byRow.map { columns.costs[$0] },
      size: tables.choose, budget: budget)
    guard teams.shape().steps <= meter.left else { throw .workLimit }
    let best = try teams.best(meter: &meter)
    return best.map { tables.given + $0.players.map { byRow[$0] } } ?? []
  }

  /// The best team, joined from undominated parts at both ends.
  private func meeting(
    _ tables: BoundTables<Value>, _ target: SearchTarget<Value>, _ meter: inout StepAllowance
  ) throws(CountingEnd) -> [FreePlayer] {
    // Players are marked by their index among the rows of the core; given players are part of every team.
    let core = tables.given + tables.order
    let byRow = core.sorted { players.rows[$0] < players.rows[$1] }
    guard byRow.count <= MemberMarks.count else { throw .workLimit }
    var (marks, columns) = (players.rows, columns)
    for (place, player) in byRow.enumerated() { marks[player] = Int32(place) }
    columns.window = min(0, target.window.upperBound)...target.window.upperBound
    let question = PartialTeamQuestion(
      players, columns, prices, needed: target.neededWeight(prices), among: core, marks: marks)
    guard let question else { throw .workLimit }
    var best: Undominated<Value>?
    try question.pairs(meter: &meter, preparing: { $0 }) {
      (front: [Undominated<Value>], back: [Undominated<Value>], meter) throws(CountingEnd) in
      try meter.spend(front.count + back.count)
      var end = back.count
      for part in front {
        while end > 0, part.cost + back[end - 1].cost > columns.window.upperBound { end -= 1 }
        guard end > 0 else { break }
        // Skill ascends with cost in a list: the most expensive that fits is the best partner.
        let team = part.joined(by: back[end - 1])
        if best.map(team.isBetter(than:)) ?? true { best = team }
      }
    }
    return best?.members.rows.map { byRow[$0] } ?? []
  }
}
