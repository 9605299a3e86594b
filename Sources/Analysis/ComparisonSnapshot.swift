import Reading
import Search
import Selection
import Snapshots

extension CompareContent {
  /// Adds what budgets buy in the first pool with replaced values.
  package mutating func add(
    _ found: BudgetComparison.Findings, named name: String, changed: ReplacedPool,
    beside own: BudgetComparison.Findings, of pool: Pool
  ) {
    let joining = found.best.rows.filter { !own.best.rows.contains($0) }
    let leaving = own.best.rows.filter { !found.best.rows.contains($0) }
    add(
      VariantRecord(
        name: name, replacements: changed.replacements, pool: nil, bestTeam: found.bestTeam,
        in: joining.map { PlayerRecord($0, of: changed.reading.pool) },
        out: leaving.map { PlayerRecord($0, of: pool) }, rows: found.rows, curve: found.curve))
  }

  /// Adds what budgets buy in another pool; its players are matched with those of the first pool by name.
  package mutating func add(
    _ found: BudgetComparison.Findings, of other: SearchedPool, beside own: BudgetComparison.Findings,
    names: PlayerNames
  ) {
    let players = found.bestTeam.players
    let rowsHere = players.map { names.finder.find(FormerPlayer($0)) }
    let joining = zip(players, rowsHere).filter { _, row in row.map { !own.best.rows.contains($0) } ?? true }
    let leaving = own.best.rows.filter { !rowsHere.contains($0) }
    add(
      VariantRecord(
        name: other.path, replacements: nil,
        pool: PoolRecord(other.reading, rules: other.rules, team: found.best.rows),
        bestTeam: found.bestTeam,
        in: joining.map(\.0), out: leaving.map { PlayerRecord($0, of: names.pool) },
        rows: found.rows, curve: found.curve))
  }

  private mutating func add(_ variant: VariantRecord) {
    variants = (variants ?? []) + [variant]
  }

  /// Records hand-picked teams and where they are relative to the curve, found by two searches for each; all of them
  /// together may take as much as one question.
  package mutating func mark(
    _ teams: TeamInputs, of searched: SearchedPool, best: Answer, in problem: Problem, limits: Limits
  ) {
    guard !teams.teams.isEmpty else { return }
    let (pool, judge) = (searched.pool, searched.judge(of: problem, limits: limits))
    let judged = zip(teams.files, teams.teams).map(judge.judged)
    let totals = judged.map(\.judgement.team)
    let records = judged.map { team in
      var record = team.record
      if record.status == .valid { record.compare(with: best, of: pool) }
      return record
    }
    let own = limits.part()
    let affordable = problem.bestTeams(
      forBudgets: totals.map(\.cost), countsTies: false, limits: own)
    let marks = teams.files.indices.map { index in
      let (path, could) = (teams.files[index].path, affordable[index])
      guard teams.teams[index].players.count == searched.rules.size else {
        return CurveMarkRecord(path: path, couldHave: nil, couldCost: nil)
      }
      let cheapest = problem.cheapestTeam(reaching: totals[index].skill, limits: own)
      return CurveMarkRecord(
        path: path,
        couldHave: could.status == .proved ? ExactDecimal(could.skill, places: pool.skills.places) : nil,
        couldCost: cheapest.status == .proved ? ExactDecimal(cheapest.cost, places: pool.costs.places) : nil,
        stoppedBy: [could.status, cheapest.status].contains(.stopped) ? limits.reason : nil)
    }
    picked = PickedTeamsRecord(records, marks)
  }
}
