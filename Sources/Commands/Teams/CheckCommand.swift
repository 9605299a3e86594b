import Analysis
import Documents
import Jobs
import Options
import Pages
import Running
import Search
import Selection
import Snapshots

/// `squad check POOL.csv TEAM.csv...`: judges hand-picked teams.
enum CheckCommand {
  static let teams = ArgumentKey<[String]>.oneOrMore(
    "TEAM.csv", .file("csv"),
    help: "hand-picked teams: a column name or id, club or row for namesakes, slot for captain and bench")

  static let spec = CommandSpec(
    "check",
    summary: "judge hand-picked teams: whether they are legal, how good, and what would improve them",
    description: """
      For each team: what it adds up to, every rule that it breaks and what to do about it, how far it is \
      from the best team, its rank among all legal teams, the best way to complete it, and the best swaps; \
      with --owned the transfers. \
      Writes check.html, .md and .json into the output folder and prints the answer. The exit code is 0 \
      when every team is legal and complete, else 1.
      """,
    arguments: [PoolOptions.pool.spec, teams.spec],
    options: TransferOptions.plan + PoolOptions.ruling + PoolOptions.reading + RunOptions.reporting,
    examples: [
      .init("squad check samples/players.csv samples/teams/seed.csv", "the example team of the Team Creator"),
      .init(
        "squad check samples/league.csv samples/league-teams/*.csv --max-per-club 2 --output none --format csv",
        "all teams of a folder under a club rule, as CSV, writing no file"),
    ], traits: [.looksForTeams])

  static let command = Command(
    "check", spec: spec,
    task: TaskUse(
      page: .check,
      fileChecks: { $0.fileChecks(ofPools: [$0[PoolOptions.pool]]) + $0.fileChecks(ofTeams: $0[teams]) }),
    repetition: Repetition(pool: { $0[PoolOptions.pool] }), run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let run = try PoolRun(command, pool: command[PoolOptions.pool])
    let inputs = try readTeams(
      command[teams], for: command, in: run.pool, under: run.rules, finder: PlayerFinder(run.pool))
    let pages = try PoolPages(of: run, .check)
    let (content, best) = try judge(inputs, in: run, limits: run.limits)
    let shown = Set(best.rows).union(inputs.teams.flatMap(\.players))
    try pages.publish(run.snapshot(of: Content(content), teams: inputs, team: shown.sorted()))
    return exitCode(of: content, best: best)
  }

  /// Checks the teams against the rules and compares them with the best team, which is at least as good as each of
  /// them.
  private static func judge(
    _ inputs: TeamInputs, in run: PoolRun, limits: Limits
  ) throws -> (content: CheckContent, best: Answer) {
    let problem = try run.problem(largestTeam: inputs.largestTeam)
    let judge = run.searched.judge(of: problem, limits: limits)
    // The best team, by which the others are measured, takes at most half of the time.
    let limitsOfBest = limits.part(of: 2, efforts: 10)
    let (found, linedUp) = try run.search(problem, limits: limitsOfBest)
    var records = try judge.records(of: inputs)
    let legalTeams = zip(records, inputs.teams).filter { $0.0.status == .valid }.map { record, team in
      var known = Team(team.players, of: run.pool)
      known.skill = record.skill.number.unitsRoundedDown(places: run.pool.skills.places)
      known.cost = record.cost.number.unitsRoundedDown(places: run.pool.costs.places)
      return known
    }
    let best = found.improved(by: legalTeams)
    judge.compare(&records, of: inputs, with: best)
    let infeasibility =
      best.status == .infeasible ? run.infeasibility(of: problem, limits: limits) : nil
    var bestTeam = run.record(best, limits: limitsOfBest, infeasibility: infeasibility)
    bestTeam.place(best.rows, linedUp: best.rows == found.rows ? linedUp : nil, in: run.ruled)
    var content = CheckContent(bestTeam, records, players: PlayerRecord.all(of: run.pool))
    content.plan = try run.transferPlan(limits: limits)?.plan
    return (content, best)
  }

  /// An interrupt that cut something short comes first, then a team that is not legal, then the time limit.
  private static func exitCode(of content: CheckContent, best: Answer) -> ExitCode {
    let records = content.manualTeams
    let isCut =
      best.status == .stopped || records.contains { $0.stoppedBy != nil }
      || content.plan?.owned.complete == false
    if isCut, let code = interruptExitCode { return code }
    guard records.allSatisfy({ $0.status == .valid }) else { return .answerIsNo }
    return isCut ? .notProved : .done
  }
}
