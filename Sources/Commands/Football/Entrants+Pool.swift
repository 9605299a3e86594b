import Analysis
import Jobs
import Options
import Running
import Search
import Selection
import Snapshots
import Tables
import Tournament

extension Entrants {
  /// Hand-picked teams and the best teams at several budgets, of one pool.
  ///
  /// All of them obey the rules, but a hand-picked team may cost any amount: the tournament shows what its money buys.
  /// - Throws: `UsageMistake`, or `InputError` with every team that does not make a line-up.
  init(
    pool path: String, budgets: [DecimalNumber], teams: [String], formation: Formation?,
    for command: ParsedCommand, stop: StopSignal
  ) throws {
    self.init()
    let input = try readPool(path, for: command, under: command.gameRules().ofMatches(), stop: stop)
    let rules = input.rules
    inputs = input.records
    warnings = input.reading.quality.warnings
    warningCount = input.reading.quality.warningCount
    let ruled = try ruledPool(input.reading.pool, under: rules, path: path, for: command)
    note(ruled?.warnings ?? [])
    if let formation, formation.players != rules.size {
      throw UsageMistake(
        "--formation has \(formation.players) players, but a team has \(rules.size); set --size")
    }
    var placing = PlayerPlacing(of: input.reading.pool, path: path, formation: formation)
    let picked = try handPicked(teams, under: rules, ruled, with: &placing, for: command)
    for budget in budgets {
      var rules = rules
      rules.budget = budget.amount(in: input.reading.pool.costUnit)
      try addBestTeam(under: rules, ruled, with: &placing, for: command, stop: stop)
    }
    lineUps += picked.lineUps
    purchases += picked.purchases
    refuseNamesakes(in: &placing)
    guard placing.problems.isEmpty else {
      throw InputError.invalid(problems: placing.problems, count: placing.problems.count)
    }
  }

  /// Reads hand-picked teams, and records what keeps them from playing.
  private mutating func handPicked(
    _ paths: [String], under rules: Rules, _ ruled: RuledPool?, with placing: inout PlayerPlacing,
    for command: ParsedCommand
  ) throws -> (lineUps: [LineUp], purchases: [PurchaseRecord]) {
    guard !paths.isEmpty else { return ([], []) }
    let pool = placing.pool
    // A file may name a captain, who counts once here.
    let teams = try readTeams(
      paths, for: command, in: pool, under: command.gameRules(), finder: PlayerFinder(pool))
    _ = try exactProblem(
      pool, ruled: ruled, under: rules, of: placing.path, largestTeam: teams.largestTeam)
    inputs += teams.records
    warnings += teams.warnings
    warningCount += teams.warnings.count
    var lineUps: [LineUp] = []
    var purchases: [PurchaseRecord] = []
    for (file, team) in zip(teams.files, teams.teams) {
      let judgement = TeamJudgement(team, of: pool, under: rules, ruled: ruled)
      let name = ManualTeamRecord(file, team, judgement, of: pool).name
      let flaws = judgement.problems.filter { $0.keepsFromPlaying }
      for flaw in flaws { placing.refuse(file.path, code: flaw.code, "\(flaw)") }
      let places = ruled?.places(of: team.players)
      guard flaws.isEmpty,
        let lineUp = placing.lineUp(name, team.players, standingIn: places, from: file.path)
      else { continue }
      lineUps.append(lineUp)
      purchases.append(PurchaseRecord(team: name, team.players, standingIn: places, of: pool))
    }
    return (lineUps, purchases)
  }

  /// Adds the best team for the budget of the rules, or a warning that there is none.
  private mutating func addBestTeam(
    under rules: Rules, _ ruled: RuledPool?, with placing: inout PlayerPlacing, for command: ParsedCommand,
    stop: StopSignal
  ) throws {
    let (pool, path) = (placing.pool, placing.path)
    let budget = rules.budget.normalised.description
    let progress = Progress(for: command)
    defer { progress.finish() }
    let ruled = ruled?.within(rules.budget)
    let problem = try exactProblem(pool, ruled: ruled, under: rules, of: path)
    let limits = Limits(jobs: command.jobs, stop: stop)
    progress.search(skillPlaces: pool.skills.places)
    let (answer, _) = try checkedBest(
      problem, of: pool, ruled: ruled, under: rules, limits: limits, progress: progress)
    if answer.status == .stopped { throw InputError.interrupted(file: path) }
    guard answer.status == .proved else {
      let infeasibility =
        ruled?.infeasibility(of: problem, limits: limits) ?? Infeasibility(of: pool, under: rules)
      let reason = infeasibility?.reason ?? "no team satisfies the rules"
      warn("no team for \(budget)\(pool.costUnit?.rawValue ?? ""): \(reason)", about: path, for: command)
      return
    }
    let places = ruled?.places(of: answer.rows)
    guard
      let lineUp = placing.lineUp("Best for \(budget)", answer.rows, standingIn: places, from: path)
    else { return }
    lineUps.append(lineUp)
    purchases.append(
      PurchaseRecord(
        team: lineUp.team, budget: ExactDecimal(rules.budget), answer.rows, standingIn: places, of: pool))
  }

  /// Refuses two teams of the same name: teams are known by their names.
  private func refuseNamesakes(in placing: inout PlayerPlacing) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      placing.refuse(
        nil, code: "repeat", "two teams are called \(quoted(name)); rename one of the team files")
    }
  }

  private mutating func warn(_ message: String, about path: String, for command: ParsedCommand) {
    let warning = Diagnostic(.warning, file: path, code: "no-team", message: message)
    warnings.append(warning)
    warningCount += 1
    show([warning], for: command)
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
