import Analysis
import Documents
import Files
import Jobs
import Options
import Pages
import Repeating
import Running
import Search
import Selection
import SharedOptions
import Snapshots
import Tables

/// `squad best POOL.csv`: the best team, its proof and its report.
enum BestCommand {
  static let spec = CommandSpec(
    "best", summary: "find the best team under the rules, and prove it",
    description: """
      Finds the team with the highest total skill within the budget, and proves it. Ties go to the cheapest team, \
      then to the first in pool order. On request it lists the best teams in order and shows what each \
      player is worth. Writes best-team.html, .md and .json into the output folder and prints the answer.
      """,
    arguments: [PoolOptions.pool.spec],
    options: BestTeamExtras.specs + TransferOptions.all + RunOptions.savingTeam + PoolOptions.ruling
      + PoolOptions.reading
      + RunOptions.reporting,
    examples: [
      .init("squad best samples/players.csv", "five players for 50, as in the Team Creator"),
      .init(
        "squad best samples/players.csv --top 10 --players --why Bumrah",
        "the ten best teams, what every player is worth, and why one is left out"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let asked = try PoolRun(command, pool: command[PoolOptions.pool])
    let extras = try BestTeamExtras(command, in: asked.pool, under: asked.rules)
    let folder = try asked.folder(for: .bestTeam)
    let earlier = try folder.flatMap { try earlierRun(in: $0, for: command) }
    let interrupt = asked.interrupt
    let held =
      try folder == nil ? holdNamedFiles(for: command, stop: { interrupt.isRaised }) : nil

    let began = ContinuousClock.now
    let limits = asked.limits
    let planned = try asked.transferPlan(limits: limits)
    let plan = planned?.plan
    let run = asked.buying(0...(plan?.bestTransfers ?? asked.ownership?.most ?? 0))
    let problem = try run.problem()
    let (answer, linedUp) = try run.search(problem, knowing: planned?.team, limits: limits)
    let ended = ContinuousClock.now
    var snapshot = run.snapshot(team: answer.rows)
    let infeasibility =
      answer.status == .infeasible
      ? try asked.infeasibilityOfPlan(limits: limits)
        ?? run.ruled?.infeasibility(of: problem, limits: limits) ?? run.advisingGame : nil
    var best = BestContent(
      run.record(answer, infeasibility: infeasibility), players: PlayerRecord.all(of: run.pool))
    best.plan = plan
    best.answer.bestTeam.place(answer.rows, linedUp: linedUp, in: run.ruled, problem)
    var isComplete = plan?.owned.complete ?? true
    if let plan, asked.ownership?.judgesChips == true {
      let found = try asked.chips(beside: plan, limits: limits)
      best.plan?.chips = found.chips
      isComplete = isComplete && found.isComplete
    }
    if answer.status == .proved {
      let neighbours = budgetNeighbours(of: answer, in: problem, limits: limits)
      best.answer.bestTeam.compare(with: neighbours, of: answer, in: run.pool)
      let curve = budgetCurve(around: answer, between: neighbours, in: problem, limits: limits)
      best.answer.bestTeam.note(around: curve, in: run.pool)
      if !curve.isComplete, limits.stop.isRaised { best.answer.bestTeam.stoppedBy = limits.stop.reason }
      isComplete =
        try extras.answer(for: answer, to: problem, of: run, limits: limits, in: &best) && isComplete
    } else if answer.status == .stopped {
      extras.noteStop(of: run, in: &best)
    }
    run.progress.finish()
    snapshot.content = .best(best)
    if command[RunOptions.timings] { snapshot.noteSearch(since: began, until: ended) }
    if let earlier { snapshot.compare(with: earlier, in: run.pool) }

    var files: [OutputFile] = []
    if let path = command[RunOptions.saveTeam], !answer.rows.isEmpty {
      let team = TeamFile(
        path: path, holding: answer.rows, slots: best.answer.bestTeam.players.map(\.slotInFile), of: run.pool,
        encoding: command[PoolOptions.encoding])
      files = try team.saved(in: run.pool, for: command)
    }
    try publish(
      answerPage(of: snapshot), printing: snapshot.printed(after: earlier).map(answerPage), of: snapshot,
      in: folder, for: command, csv: table(of: best, in: snapshot, for: extras), and: files,
      held: held)
    let hasAllBeside = answer.teamsSharingSkill.isExact && best.answer.bestTeam.neighboursComplete != false
    return exitCode(of: answer, isComplete: isComplete, hasAllBeside: hasAllBeside)
  }

  /// What CSV on standard output gets: what was asked for beside the team, else the team.
  private static func table(
    of best: BestContent, in snapshot: Snapshot, for extras: BestTeamExtras
  ) -> DataTable {
    if extras.list != nil { return topTeamsForCSV(best.list?.topTeams ?? [], of: snapshot) }
    if extras.judgesAllPlayers { return whatIfForCSV(best, of: snapshot) }
    if let plan = best.plan { return transfersForCSV(plan, of: snapshot) }
    return playersForCSV(best.answer.bestTeam.players, of: snapshot)
  }

  /// - Parameters:
  ///   - isComplete: whether what was asked for beside the team is known.
  ///   - hasAllBeside: whether what is told of every team unasked is known too; that it is not changes no answer.
  private static func exitCode(of answer: Answer, isComplete: Bool, hasAllBeside: Bool) -> ExitCode {
    switch answer.status {
    case .proved:
      guard isComplete else { return interruptExitCode ?? .notProved }
      // Proved, but perhaps interrupted while the ties were counted, or what more and less money buys was looked for.
      return hasAllBeside ? .done : interruptExitCode ?? .done
    case .infeasible: return .answerIsNo
    case .stopped: return interruptExitCode ?? .notProved
    }
  }
}

extension Command {
  /// `squad best`
  static let best = Command(
    "best", spec: BestCommand.spec, page: .bestTeam,
    task: TaskUse(looks: { $0.looks(atPools: [$0[PoolOptions.pool]]) }),
    repetition: Repetition(
      pool: { $0[PoolOptions.pool] }, .run { command, _ in try BestCommand.run(command) }),
    run: BestCommand.run)
}
