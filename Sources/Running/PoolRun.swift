import Analysis
import Options
import Pages
import Reading
import Search
import Selection
import Snapshots
import Tables

/// A run that searches a pool: its input, its rules, the display of its progress, and what ends it.
package struct PoolRun {
  package let command: ParsedCommand
  package private(set) var rules: Rules
  /// The rules for any number of transfers.
  private(set) var rulesOfAll: Rules
  /// The pool as the rules on roles, clubs and names see it; `nil` if there are none.
  package private(set) var ruled: RuledPool?
  package private(set) var input: PoolInput
  /// The owned squad, whose players cost what they sell for; `nil` if none is given.
  package private(set) var ownership: Ownership?
  package let interrupt: StopSignal
  package let progress: Progress
  /// The file of the pool.
  package private(set) var path: String

  /// Reads the pool of a command.
  /// - Parameters:
  ///   - texts: columns of text that the command uses if the file has them.
  ///   - numbers: columns of numbers that it needs.
  ///   - earlier: rules that apply if the command names none.
  ///   - playsMatches: whether its teams play matches.
  /// - Throws: as `readPool`, `gameRules` and `ruledPool`.
  package init(
    _ command: ParsedCommand, pool path: String, texts: [PoolColumn] = [],
    numbers: [TableRequest.CellReference] = [],
    insteadOf earlier: RulesRecord? = nil, playsMatches: Bool = false
  ) throws {
    self.command = command
    self.path = path
    interrupt = stopOnInterrupt()
    progress = Progress(for: command)
    let asked = try command.gameRules(insteadOf: earlier)
    let written = playsMatches ? try asked.ofMatches() : asked
    var input = try readPool(
      path, for: command, under: written, texts: texts, numbers: numbers, progress: progress)
    var rules = input.rules
    ownership = try command.ownership(of: &input, under: rules)
    if let ownership { rules.budget = ownership.budget }
    (self.rules, rulesOfAll, self.input) = (rules, rules, input)
    ruled = try ruledPool(input.reading.pool, under: rules, path: path, for: command)
  }

  /// The run for teams with `counts` players who are not owned.
  package func limitingTransfers(to counts: ClosedRange<Int>) -> PoolRun {
    guard let ownership else { return self }
    var run = self
    run.rules = ownership.squad.rules(rulesOfAll, buying: counts, from: pool)
    if run.rules != rules { run.ruled = RuledPool(pool, under: run.rules, file: path) }
    return run
  }

  /// The run under another budget.
  package func within(_ budget: DecimalNumber) -> PoolRun {
    var run = self
    run.rules.budget = budget.amount(in: pool.costUnit)
    run.ruled = ruled?.within(run.rules.budget)
    return run
  }

  /// Why no team with a player is legal; `nil` if one is, or if no cause is found quickly.
  package func reason(against player: Int, limits: Limits) throws -> String? {
    var run = self
    run.rules.locked.append(pool[player].id ?? pool.displayName(of: player))
    let ruled = RuledPool(pool, under: run.rules, file: path)
    guard !ruled.named.banned.contains(player) else { return "a ban keeps them out" }
    run.ruled = ruled
    return ruled.infeasibility(of: try run.problem(), limits: limits.limited())?.reason
  }

  /// The run under other rules and with other transfers.
  func changing(_ rules: Rules, _ ownership: Ownership) -> PoolRun {
    var run = self
    (run.rulesOfAll, run.rules, run.ownership) = (rules, rules, ownership)
    run.ruled = RuledPool(pool, under: rules, file: path)
    return run
  }

  package var pool: Pool { input.reading.pool }

  /// The pool as it is searched.
  package var searched: SearchedPool {
    SearchedPool(input.reading, from: path, under: rules, ruled: ruled)
  }

  /// The search problem of the rules, checked to be solvable exactly.
  package func problem(largestTeam: Int = 0) throws -> Problem {
    try exactProblem(pool, ruled: ruled, under: rules, of: path, largestTeam: largestTeam)
  }

  /// The threads to use, and what ends the search: the time limit from now on, or an interrupt.
  package var limits: Limits {
    let timeLimit = command[ifKnown: RunOptions.timeLimit]
    return Limits(jobs: command.jobs, stop: StopSignal(after: timeLimit, parent: interrupt))
  }

  /// The run with another pool, which is read in the same way.
  package func read(_ path: String) throws -> PoolRun {
    var run = self
    run.path = path
    run.input = try readPool(path, for: command, under: rules, progress: progress)
    try checkUnit(of: run.pool, in: path)
    run.ruled = try ruledPool(run.pool, under: rules, path: path, for: command)
    return run
  }

  /// The run with other values in its pool.
  package func replacing(_ reading: PoolReading) -> PoolRun {
    var run = self
    run.input.reading = reading
    run.ruled = ruled.map { _ in RuledPool(reading.pool, under: rules, file: path) }
    return run
  }

  /// Checks that a budget means the same in another pool as in this one.
  private func checkUnit(of other: Pool, in file: String) throws(InputError) {
    guard other.costUnit != pool.costUnit else { return }
    func words(_ pool: Pool) -> String { pool.costUnit.map { "in \($0.rawValue)" } ?? "without a unit" }
    throw .wrong(
      file, column: PoolColumn.cost.rawValue, "other-unit",
      "costs are written \(words(other)), those of \(path) \(words(pool)); write both the same way")
  }

  /// A snapshot of the run.
  /// - Parameters:
  ///   - content: what was found.
  ///   - teams: hand-picked teams that were read besides the pool.
  ///   - others: further pools.
  ///   - team: the indices of the players who are highlighted in the chart.
  package func snapshot(
    of content: Content, teams: TeamInputs = TeamInputs(), others: [PoolRun] = [], team: [Int]
  ) -> Snapshot {
    var snapshot = Snapshot(command, rules: rules, input: input, teams: teams, date: command.date, team: team)
    snapshot.content = content
    for ruled in [ruled] + others.map(\.ruled) { snapshot.warn(of: ruled) }
    for other in others {
      snapshot.inputs += other.input.records
      snapshot.warnings += other.input.reading.quality.warnings.map(WarningRecord.init)
      snapshot.warningCount += other.input.reading.quality.warningCount
    }
    return snapshot
  }

  /// The record of a best team.
  /// - Parameters:
  ///   - limits: those of the search.
  ///   - infeasibility: why there is no team, if there is none.
  package func record(_ answer: Answer, limits: Limits, infeasibility: Infeasibility?) -> BestTeamRecord {
    BestTeamRecord(
      answer, of: input.reading, rules: rules, stoppedBy: limits.reason, infeasibility: infeasibility)
  }

  /// Finds the best team, adds it up again and checks it against all rules.
  /// - Parameter best: the best team if it is already known, so that a stopped search does not lose it.
  /// - Throws: `TeamFault` if it is not what it was claimed to be.
  package func search(
    _ problem: Problem, knowing best: ListedTeam? = nil, limits: Limits
  ) throws(TeamFault) -> (answer: Answer, linedUp: LinedUpTeam?) {
    progress.begin(skillPlaces: pool.skills.places)
    var answer = problem.bestTeam(limits: limits, progress: progress)
    if answer.status == .stopped, let best {
      answer = Answer(proved: best, playersAfterReduction: answer.playersAfterReduction)
    }
    guard !answer.rows.isEmpty else { return (answer, nil) }
    return (answer, try check(ListedTeam(answer), of: pool, ruled: ruled, under: rules))
  }
}
