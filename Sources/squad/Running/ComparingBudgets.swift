import Search
import Selection
import Snapshots
import Tables

/// Asks what budgets buy in one pool.
struct BudgetComparison {
  /// What was found.
  struct Findings {
    /// The best team at the budget of the rules.
    var best: Answer
    /// The same as the snapshot holds it, with what a little more and a little less money would buy.
    var bestTeam: BestTeamRecord
    /// What the budgets asked for buy, or every step of the curve, cheaper first.
    var budgets: [BudgetRecord]
    /// The curve around them.
    var curve: CurveRecord
    /// Whether everything was searched to the end.
    var isComplete: Bool
  }

  let run: PoolRun
  /// The file of the pool.
  let path: String
  /// The pool as it was read, perhaps with other values in it.
  let reading: PoolReading
  let choice: BudgetChoice
  /// The bounds of the curve.
  let from: DecimalNumber?
  let to: DecimalNumber?

  /// Around the budget of the rules, so many steps of the curve get their best team,
  private static let stepsWithTeams = 2_000
  /// and so many the number of teams that share it.
  private static let stepsWithCounts = 200

  /// Beside listed budgets the curve is a picture, which need not be whole; where every team of a pool is a step,
  /// as among subset sums, it takes a search for each.
  private var mostSteps: Int { listed.isEmpty ? 1_000_000 : 5_000 }

  private var pool: Pool { reading.pool }

  private func units(_ budget: DecimalNumber) -> Int128 {
    budget.unitsRoundedDown(places: pool.costs.places)
  }

  /// Answers with the best team, the curve and the budgets.
  /// - Throws: as `exactProblem`; `TeamFault` when a team found is not what it was said to be.
  func findings(limits: Limits) throws -> Findings {
    let problem = try exactProblem(pool, under: run.rules, of: path, budgets: listed + bounds)
    let best = try search(problem, of: pool, under: run.rules, limits: limits, progress: run.progress)
    var bestTeam = BestTeamRecord(best, of: reading, rules: run.rules, stoppedBy: stopReason)
    var isComplete = best.status != .stopped
    if best.status == .proved {
      let neighbours = budgetNeighbours(of: best, in: problem, limits: limits)
      bestTeam.compare(with: neighbours, of: best, in: pool)
      isComplete = neighbours.isComplete
    }
    let curve = budgetCurve(
      problem, from: lowest.map(units), upTo: highest.map(units), mostPoints: mostSteps, limits: limits,
      progress: run.progress)
    let budgets = try budgets(along: curve, in: problem, limits: limits)
    return Findings(
      best: best, bestTeam: bestTeam, budgets: budgets,
      curve: CurveRecord(curve, of: pool, from: lowest, to: highest),
      isComplete: isComplete && (curve.isComplete || !listed.isEmpty)
        && budgets.allSatisfy { $0.status != .stopped })
  }

  // MARK: Budgets

  private var listed: [DecimalNumber] {
    guard case .listed(let budgets) = choice else { return [] }
    return budgets
  }

  private var bounds: [DecimalNumber] { [from, to].compactMap { $0 } }

  /// Where the curve begins: around the budgets that are listed, and the reader's own.
  private var lowest: DecimalNumber? { listed.isEmpty ? from : (listed + [run.rules.budget]).min() }

  private var highest: DecimalNumber? { listed.isEmpty ? to : (listed + [run.rules.budget]).max() }

  private func budgets(
    along curve: BudgetCurve, in problem: Problem, limits: Limits
  ) throws -> [BudgetRecord] {
    var records: [BudgetRecord]
    switch choice {
    case .listed(let budgets):
      records = try answers(for: budgets, in: problem, countsTies: true, limits: limits)
    case .all:
      records = curve.points.map { BudgetRecord($0, of: pool) }
      let counted = Self.window(of: Self.stepsWithCounts, in: curve, around: problem.budget)
      let withTeams = Self.window(of: Self.stepsWithTeams, in: curve, around: problem.budget)
      let outer = [withTeams.lowerBound..<counted.lowerBound, counted.upperBound..<withTeams.upperBound]
      for range in [counted] + outer {
        let budgets = curve.points[range].map { DecimalNumber(mantissa: $0.cost, places: pool.costs.places) }
        let found = try answers(for: budgets, in: problem, countsTies: range == counted, limits: limits)
        for (index, record) in zip(range, found) where record.status == .proved { records[index] = record }
      }
    }
    records.noteExchanges()
    return records
  }

  /// So many points of a curve, as many on either side of a budget as there are.
  private static func window(of count: Int, in curve: BudgetCurve, around budget: Int128) -> Range<Int> {
    let centre = curve.points.firstIndex { $0.cost > budget } ?? curve.points.count
    let start = max(0, min(centre - count / 2, curve.points.count - count))
    return start..<min(start + count, curve.points.count)
  }

  /// The best team for each of some budgets, added up anew.
  private func answers(
    for budgets: [DecimalNumber], in problem: Problem, countsTies: Bool, limits: Limits
  ) throws -> [BudgetRecord] {
    let answers = bestTeams(
      forBudgets: budgets.map(units), in: problem, countsTies: countsTies, limits: limits,
      progress: run.progress)
    return try zip(budgets, answers).map { budget, answer in
      if !answer.rows.isEmpty {
        var rules = run.rules
        rules.budget = budget
        try checkClaim(
          players: answer.rows, skill: answer.skill, cost: answer.cost, in: pool, under: rules)
      }
      var record = BudgetRecord(answer, budget: budget, of: pool)
      if countsTies, answer.status == .proved { record.count(answer.teamsSharingSkill) }
      return record
    }
  }
}
