import Analysis
import Jobs
import Options
import Reading
import Running
import Selection
import Snapshots
import Tables
import Tournament
import Words

extension Entrants {
  /// Hand-picked teams and the best teams at several budgets, of one pool.
  ///
  /// All of them obey the rules, but a hand-picked team may cost any amount: the tournament shows what its money buys.
  /// - Throws: `UsageMistake`, or `InputError` with every team that does not make a lineup.
  init(
    pool path: String, budgets: [DecimalNumber], teams: [String], formation: Formation?,
    for command: ParsedCommand
  ) throws {
    self.init()
    let run = try PoolRun(command, pool: path, playsMatches: true)
    defer { run.progress.finish() }
    inputs = run.input.records
    warnings = run.input.reading.quality.warnings
    warningCount = run.input.reading.quality.warningCount
    note(run.ruled?.warnings ?? [])
    if let formation, formation.players != run.rules.size {
      throw UsageMistake(
        "--formation has \(formation.players) players, but a team has \(run.rules.size); set --size")
    }
    var placing = PlayerPlacing(of: run.pool, path: path, formation: formation)
    let picked = try handPicked(teams, of: run, with: &placing)
    for budget in budgets { try addBestTeam(of: run.within(budget), with: &placing) }
    lineUps += picked.lineUps
    purchases += picked.purchases
    refuseNamesakes(in: &placing)
    guard placing.problems.isEmpty else {
      throw InputError.invalid(problems: placing.problems, count: placing.problems.count)
    }
  }

  /// Reads hand-picked teams and notes their files.
  /// - Returns: the teams, without the files.
  private mutating func handPicked(
    _ paths: [String], of run: PoolRun, with placing: inout PlayerPlacing
  ) throws -> Entrants {
    var picked = Entrants()
    guard !paths.isEmpty else { return picked }
    // A file may name a captain, who counts once here.
    let teams = try readTeams(
      paths, for: run.command, in: run.pool, under: run.command.gameRules(), finder: PlayerFinder(run.pool))
    _ = try run.problem(largestTeam: teams.largestTeam)
    inputs += teams.records
    note(teams.warnings)
    for (file, team) in zip(teams.files, teams.teams) {
      picked.add(
        file, team, under: run.rules, ruled: run.ruled, columns: run.input.reading.valueHeaders,
        with: &placing)
    }
    return picked
  }

  /// Adds the best team for the budget of the rules, or a warning that there is none.
  private mutating func addBestTeam(of run: PoolRun, with placing: inout PlayerPlacing) throws {
    let pool = run.pool
    let budget = run.rules.budget.normalised.description
    let problem = try run.problem()
    let limits = run.limits
    let (answer, _) = try run.search(problem, limits: limits)
    if answer.status == .stopped { throw InputError.interrupted(file: run.path) }
    guard answer.status == .proved else {
      let reason =
        run.infeasibility(of: problem, limits: limits)?.reason ?? "no team satisfies the rules"
      let warning = Diagnostic(
        .warning, file: run.path, code: "no-team",
        message: "no team for \(budget)\(pool.costUnit?.rawValue ?? ""): \(reason)")
      note([warning])
      show([warning], for: run.command)
      return
    }
    add(
      "Best for \(budget)", for: run.rules.budget, answer.rows,
      standingIn: run.ruled?.places(of: answer.rows),
      from: run.path, columns: run.input.reading.valueHeaders, with: &placing)
  }
}
