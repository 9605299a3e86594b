import Documents
import Options
import Pages
import Search
import Selection
import Snapshots
import Tables

/// `squad best POOL.csv`: the best team, its proof and its report.
enum BestCommand {
  static let spec = CommandSpec(
    "best", summary: "the best team under the rules, proved",
    description: """
      Finds the team with the highest total skill within the budget, of those the cheapest, of those the \
      first in pool order, and proves it. Writes best-team.html, .md and .json into the output folder \
      and prints the answer.
      """,
    arguments: [PoolOptions.pool.spec],
    options: PoolOptions.ruling + PoolOptions.reading + RunOptions.reporting,
    examples: [
      .init("squad best samples/players.csv", "five players for 50, as in the Team Creator"),
      .init(
        "squad best samples/league.csv --size 11 --budget 100 --format json --output none",
        "eleven for 100, as JSON, writing no file"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let interrupt = stopOnInterrupt()
    let progress = ProgressLine(for: command)
    defer { progress.finish() }
    let rules = command.teamRules
    let input = try readPool(
      command[PoolOptions.pool], for: command, under: rules, stop: interrupt, progress: progress)
    let folder = try ReportFolder(
      for: command, page: "best-team", charts: ["pool"], stop: { interrupt.isRaised })

    let began = ContinuousClock.now
    let answer = try search(
      input.reading.pool, under: rules, for: command, stop: interrupt, progress: progress)
    progress.finish()
    var snapshot = Snapshot(command, rules: rules, input: input, date: command.date, team: answer.rows)
    snapshot.bestTeam = BestTeamRecord(
      answer, of: input.reading, rules: rules,
      stoppedBy: interruptExitCode == nil ? .timeLimit : .interrupted)
    if command[RunOptions.timings] {
      let milliseconds = began.duration(to: .now) / .milliseconds(1)
      snapshot.searchSeconds = ExactDecimal(Int128(milliseconds.rounded()), places: 3)
    }

    try publish(
      bestTeamPage(snapshot), of: snapshot, in: folder, for: command,
      csv: playersForCSV(snapshot.bestTeam?.players ?? [], of: snapshot))
    switch answer.status {
    case .proved:
      // Proved, but perhaps interrupted while the ties were counted.
      return answer.teamsSharingSkill.isExact ? .done : interruptExitCode ?? .done
    case .infeasible: return .answerIsNo
    case .stopped: return interruptExitCode ?? .notProved
    }
  }

  /// Searches, and adds the winner up anew from the pool.
  private static func search(
    _ pool: Pool, under rules: Rules, for command: ParsedCommand, stop: StopSignal, progress: ProgressLine
  ) throws -> Answer {
    guard rules.budget.units(places: max(pool.costs.places, rules.budget.normalised.places)) != nil else {
      throw UsageMistake(
        message: "the budget \(rules.budget) and costs with \(pool.costs.places) digits behind the point "
          + "cannot be compared exactly in 128 bits; use fewer digits")
    }
    progress.search(skillPlaces: pool.skills.places)
    let deadline = command[RunOptions.timeLimit].map { ContinuousClock.now + $0 }
    let limits = Limits(jobs: command.jobs, stop: StopSignal(deadline: deadline, parent: stop))
    let problem = Problem(pool, under: rules)
    if let column = problem.overflowingColumn {
      throw overflow(of: column, in: command[PoolOptions.pool], size: rules.size)
    }
    let answer = findBestTeam(problem, limits: limits, progress: progress)
    if answer.status != .infeasible {
      try checkClaim(
        players: answer.rows, skill: answer.skill, cost: answer.cost, in: pool, under: rules)
    }
    return answer
  }

  private static func overflow(of column: Problem.Column, in file: String, size: Int) -> InputError {
    .invalid(
      problems: [
        Diagnostic(
          .error, file: file, column: "\(column)", code: "overflow",
          message: "the values have too many digits to add up \(size) of them exactly; "
            + "write them with fewer digits behind the point")
      ], count: 1)
  }
}
