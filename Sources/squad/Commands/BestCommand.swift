import Documents
import Files
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
    options: [RunOptions.saveTeam.spec] + PoolOptions.ruling + PoolOptions.reading + RunOptions.reporting,
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

    let saved = try SavedTeam(
      for: command, besides: input.records.map(\.path), reports: folder, stop: { interrupt.isRaised })

    let began = ContinuousClock.now
    let problem = try exactProblem(input.reading.pool, under: rules, of: command[PoolOptions.pool])
    let limits = command.limits(stop: interrupt)
    let answer = try search(
      problem, of: input.reading.pool, under: rules, limits: limits, progress: progress)
    let ended = ContinuousClock.now
    var snapshot = Snapshot(command, rules: rules, input: input, date: command.date, team: answer.rows)
    snapshot.bestTeam = BestTeamRecord(
      answer, of: input.reading, rules: rules,
      stoppedBy: stopReason)
    if answer.status == .proved {
      let neighbours = budgetNeighbours(of: answer, in: problem, limits: limits)
      snapshot.bestTeam?.compare(with: neighbours, of: answer, in: input.reading.pool)
    }
    progress.finish()
    if command[RunOptions.timings] { snapshot.noteSearch(since: began, until: ended) }

    var files: [OutputFile] = []
    if let saved, !answer.rows.isEmpty {
      let team = TeamFile(
        path: saved.path, holding: answer.rows, of: input.reading.pool,
        encoding: command[PoolOptions.encoding])
      files = [try team.output()]
    }
    try publish(
      bestTeamPage(snapshot), of: snapshot, in: folder, for: command,
      csv: playersForCSV(snapshot.bestTeam?.players ?? [], of: snapshot), and: files)
    switch answer.status {
    case .proved:
      // Proved, but perhaps interrupted while the ties were counted.
      return answer.teamsSharingSkill.isExact ? .done : interruptExitCode ?? .done
    case .infeasible: return .answerIsNo
    case .stopped: return interruptExitCode ?? .notProved
    }
  }
}
