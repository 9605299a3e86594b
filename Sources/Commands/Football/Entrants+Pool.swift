import Analysis
import Jobs
import Options
import Reading
import Running
import Selection
import Snapshots
import Tables
import Tournament

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

  /// Reads hand-picked teams, and records what keeps them from playing.
  private mutating func handPicked(
    _ paths: [String], of run: PoolRun, with placing: inout PlayerPlacing
  ) throws -> (lineUps: [LineUp], purchases: [PurchaseRecord]) {
    guard !paths.isEmpty else { return ([], []) }
    let (pool, ruled) = (run.pool, run.ruled)
    // A file may name a captain, who counts once here.
    let teams = try readTeams(
      paths, for: run.command, in: pool, under: run.command.gameRules(), finder: PlayerFinder(pool))
    _ = try run.problem(largestTeam: teams.largestTeam)
    inputs += teams.records
    warnings += teams.warnings
    warningCount += teams.warnings.count
    var lineUps: [LineUp] = []
    var purchases: [PurchaseRecord] = []
    for (file, team) in zip(teams.files, teams.teams) {
      let judgement = TeamJudgement(team, of: pool, under: run.rules, ruled: ruled)
      let name = ManualTeamRecord(file, team, judgement, of: pool).name
      let flaws = judgement.problems.filter { $0.keepsFromPlaying }
      for flaw in flaws { placing.refuse(file.path, code: flaw.code, "\(flaw)") }
      let places = ruled?.places(of: team.players)
      guard flaws.isEmpty,
        let lineUp = placing.lineUp(name, team.players, standingIn: places, from: file.path)
      else { continue }
      lineUps.append(lineUp)
      purchases.append(
        PurchaseRecord(
          team: name, team.players, standingIn: places, of: pool, columns: run.input.reading.valueHeaders))
    }
    return (lineUps, purchases)
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
    let places = run.ruled?.places(of: answer.rows)
    guard
      let lineUp = placing.lineUp("Best for \(budget)", answer.rows, standingIn: places, from: run.path)
    else { return }
    lineUps.append(lineUp)
    purchases.append(
      PurchaseRecord(
        team: lineUp.team, budget: ExactDecimal(run.rules.budget), answer.rows, standingIn: places, of: pool,
        columns: run.input.reading.valueHeaders))
  }

  /// Refuses two teams of the same name: teams are known by their names.
  private func refuseNamesakes(in placing: inout PlayerPlacing) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      placing.refuse(
        nil, code: "repeat", "two teams are called \(quoted(name)); rename one of the team files")
    }
  }
}

extension TeamProblem {
  /// Whether it keeps a team from playing: every problem does, except what the team costs.
  fileprivate var keepsFromPlaying: Bool {
    switch self {
    case .overBudget: false
    case .rule(let rule, _): !rule.isAboutCost
    default: true
    }
  }
}
