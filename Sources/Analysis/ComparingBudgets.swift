import Reading
import Search
import Selection
import Snapshots
import Tables

/// The budgets to compare.
package enum BudgetChoice: Sendable, Equatable {
  /// Every budget at which the best skill changes.
  case all
  /// These budgets, in ascending order, each once.
  case listed([DecimalNumber])

  /// The most budgets that may be listed.
  package static let mostListed = 1_000

  /// Returns the same choice with each listed budget changed.
  package func map(_ amount: (DecimalNumber) -> DecimalNumber) -> BudgetChoice {
    if case .listed(let budgets) = self { .listed(budgets.map(amount)) } else { .all }
  }
}

/// A comparison of what budgets buy in one pool.
package struct BudgetComparison {
  /// What was found.
  package struct Findings {
    /// The best team at the budget of the rules.
    package var best: Answer
    /// The best team as the snapshot records it, with what a little more and a little less money would buy.
    package var bestTeam: BestTeamRecord
    /// What the requested budgets buy, or every step of the curve, cheapest first.
    package var rows: BudgetRows
    /// The curve around them.
    package var curve: CurveRecord
  }

  /// The pool, possibly with replaced values, under rules with the user's budget.
  private let searched: SearchedPool
  private let choice: BudgetChoice
  /// The bounds of the curve.
  private let from: DecimalNumber?
  private let to: DecimalNumber?
  private let why: (Problem) throws -> Infeasibility?

  /// A comparison in one pool.
  /// - Parameters:
  ///   - from: the lowest budget of the curve, and `to` the highest; `nil` for those of its teams.
  ///   - why: returns why there is no team at the budget of the rules.
  package init(
    of searched: SearchedPool, _ choice: BudgetChoice, from: DecimalNumber?, to: DecimalNumber?,
    why: @escaping (Problem) throws -> Infeasibility?
  ) {
    (self.searched, self.choice, self.from, self.to, self.why) = (searched, choice, from, to, why)
  }

  /// The most steps of the curve kept around the budget of the rules: more than any user reads, yet few enough to be
  /// written quickly.
  private static let mostStepsKept = 20_000
  /// The number of steps around the budget that get their best team.
  private static let stepsWithTeams = 2_000
  /// The number of steps around the budget that also get the number of teams sharing the skill.
  private static let stepsWithCounts = 200

  /// The most steps of the curve to find. Beside listed budgets the curve is only a picture and need not be complete;
  /// where every team of a pool is a step, as with subset sums, each takes a search.
  private var mostSteps: Int { listed.isEmpty ? 1_000_000 : 5_000 }

  private var pool: Pool { searched.pool }
  private var rules: Rules { searched.rules }
  private var ruled: RuledPool? { searched.ruled }

  private func units(_ budget: DecimalNumber) -> Int128 {
    budget.unitsRoundedDown(places: pool.costs.places)
  }

  /// Finds the best team, what the budgets buy, and the curve.
  /// What was asked for comes first: if time is short, listed budgets are answered before anything around them.
  /// - Throws: as `exactProblem`; `TeamFault` if a team found is not what it was claimed to be.
  package func findings(limits: Limits, progress: (any SearchProgress)?) throws -> Findings {
    let problem = try exactProblem(
      pool, ruled: ruled, under: rules, of: searched.path, budgets: listed + bounds)
    var best = problem.bestTeam(limits: limits.part(of: 2, efforts: 10), progress: progress)
    let answers = bestTeams(for: listed, in: problem, own: best, limits: limits, progress: progress)
    let neighbours = best.status == .proved ? problem.budgetNeighbours(of: best, limits: limits) : nil
    let curve = problem.budgetCurve(
      from: lowest.map(units), upTo: highest.map(units), mostPoints: mostSteps, limits: limits,
      progress: progress)
    var known = KnownBudgets(curve)
    known.note(best, within: problem.budget, between: neighbours)
    for (budget, answer) in zip(listed, answers) { known.note(answer, within: units(budget)) }
    best = known.improved(best, within: problem.budget)
    let bestTeam = try record(of: best, to: problem, beside: neighbours, limits: limits)
    let (budgets, isWhole) =
      listed.isEmpty
      ? try steps(along: curve, in: problem, limits: limits, progress: progress)
      : try records(zip(listed, answers).map { known.improved($1, within: units($0)) }, to: problem)
    let cheapest = curve.points.isEmpty ? problem.cheapestTeam(limits: limits.part()) : nil
    return Findings(
      best: best, bestTeam: bestTeam, rows: BudgetRows(rows: budgets, isCurve: listed.isEmpty),
      curve: CurveRecord(
        curve, of: pool, cheapest: cheapest?.status == .proved ? cheapest?.cost : nil,
        from: lowest, to: highest,
        stoppedBy: isWhole && (curve.isComplete || !limits.stop.isRaised) ? nil : limits.stop.reason))
  }

  /// The record of the best team, with what a little more and a little less money would buy.
  private func record(
    of best: Answer, to problem: Problem, beside neighbours: BudgetNeighbours?, limits: Limits
  ) throws -> BestTeamRecord {
    let linedUp = try check(best, within: rules.budget)
    let why = best.status == .infeasible ? try self.why(problem) : nil
    var record = BestTeamRecord(
      best, of: searched.reading, rules: rules, stoppedBy: limits.reason, infeasibility: why)
    record.place(best.rows, linedUp: linedUp, in: ruled)
    if let neighbours {
      record.compare(with: neighbours, of: best, in: pool)
      if !neighbours.isComplete { record.stoppedBy = limits.reason }
    }
    return record
  }

  // MARK: Budgets

  private var listed: [DecimalNumber] {
    guard case .listed(let budgets) = choice else { return [] }
    return Set(budgets.map { $0.amount(in: pool.costUnit) }).sorted()
  }

  private var bounds: [DecimalNumber] { [from, to].compactMap { $0 } }

  /// Where the curve begins: at the lowest of the listed budgets and the user's own.
  private var lowest: DecimalNumber? { listed.isEmpty ? from : (listed + [rules.budget]).min() }

  private var highest: DecimalNumber? { listed.isEmpty ? to : (listed + [rules.budget]).max() }

  /// The best team for each of some budgets; that for the budget of the rules (`own`) is already known.
  private func bestTeams(
    for budgets: [DecimalNumber], in problem: Problem, own: Answer, limits: Limits,
    progress: (any SearchProgress)?
  ) -> [Answer] {
    let amounts = budgets.map(units)
    var others = problem.bestTeams(
      forBudgets: amounts.filter { $0 != problem.budget }, countsTies: true, limits: limits,
      progress: progress
    ).makeIterator()
    return amounts.map { $0 == problem.budget ? own : others.next()! }
  }

  /// The records of listed budgets.
  private func records(
    _ answers: [Answer], to problem: Problem
  ) throws -> ([BudgetRecord], isWhole: Bool) {
    var records = try zip(listed, answers).map { try record($1, to: problem, budget: $0, isCounted: true) }
    records.noteExchanges()
    return (records, answers.allSatisfy { $0.status != .stopped })
  }

  /// The steps around the budget of the rules: the nearest with their number of best teams, more of them with a team.
  private func steps(
    along curve: BudgetCurve, in problem: Problem, limits: Limits, progress: (any SearchProgress)?
  ) throws -> ([BudgetRecord], isWhole: Bool) {
    let kept = Self.window(of: Self.mostStepsKept, in: curve, around: problem.budget)
    let counted = Self.window(of: Self.stepsWithCounts, in: curve, around: problem.budget)
    let withTeams = Self.window(of: Self.stepsWithTeams, in: curve, around: problem.budget)
    var records = curve.points[kept].map { BudgetRecord($0, of: pool) }
    var isWhole = true
    for range in [
      counted, withTeams.lowerBound..<counted.lowerBound, counted.upperBound..<withTeams.upperBound,
    ] where !range.isEmpty {
      guard !limits.stop.isRaised else {
        isWhole = false
        break
      }
      let budgets = curve.points[range].map(\.cost)
      let answers = problem.bestTeams(
        forBudgets: budgets, countsTies: range == counted, limits: limits, progress: progress
      )
      for (index, answer) in zip(range, answers) {
        guard answer.status == .proved else {
          isWhole = false
          continue
        }
        let budget = DecimalNumber(mantissa: curve.points[index].cost, places: pool.costs.places)
        records[index - kept.lowerBound] = try record(
          answer, to: problem, budget: budget, isCounted: range == counted)
      }
    }
    records.noteExchanges()
    return (records, isWhole)
  }

  /// The range of `count` points centred on a budget, or as many as the curve has.
  private static func window(of count: Int, in curve: BudgetCurve, around budget: Int128) -> Range<Int> {
    let centre = curve.points.firstIndex { $0.cost > budget } ?? curve.points.count
    let start = max(0, min(centre - count / 2, curve.points.count - count))
    return start..<min(start + count, curve.points.count)
  }

  /// The record of an answer, with its team added up again.
  private func record(
    _ answer: Answer, to problem: Problem, budget: DecimalNumber, isCounted: Bool
  ) throws -> BudgetRecord {
    let linedUp = try check(answer, within: budget)
    var record = BudgetRecord(answer, budget: budget, of: pool)
    record.place(answer.rows, linedUp: linedUp, in: ruled)
    if isCounted, answer.status == .proved { record.count(answer.teamsSharingSkill) }
    return record
  }

  private func check(_ answer: Answer, within budget: DecimalNumber) throws -> LinedUpTeam? {
    guard !answer.rows.isEmpty else { return nil }
    var rules = rules
    rules.budget = budget
    return try Analysis.check(ListedTeam(answer), of: pool, ruled: ruled, under: rules)
  }
}
