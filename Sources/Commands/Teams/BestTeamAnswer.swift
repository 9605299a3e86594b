import Clock
import Documents
import Files
import Options
import Pages
import Reading
import Running
import Search
import Selection
import Snapshots
import Tables

/// The best team as `squad best` reports it, with what else was asked for.
/// A class, so that what it holds is never copied.
final class BestTeamAnswer {
  /// The pool under the rules, with the best number of transfers.
  let run: PoolRun
  /// When the search for the team ended.
  let ended: Instant

  private let asked: PoolRun
  private let extras: BestTeamExtras
  private let limits: Limits
  private let problem: Problem
  private let answer: Answer
  private var content: BestContent
  /// Whether everything else that was asked for is known.
  private var isComplete: Bool

  /// Finds the team and everything that is reported about it.
  /// - Throws: as the search and the rules do.
  init(_ asked: PoolRun, _ extras: BestTeamExtras) throws {
    let limits = asked.limits
    let planned = try asked.transferPlan(limits: limits)
    let plan = planned?.plan
    run = asked.limitingTransfers(to: 0...(plan?.bestTransfers ?? asked.ownership?.most ?? 0))
    problem = try run.problem()
    let (answer, linedUp) = try run.search(problem, knowing: planned?.team, limits: limits)
    ended = .now
    (self.asked, self.extras, self.limits, self.answer) = (asked, extras, limits, answer)
    let infeasibility =
      answer.status == .infeasible
      ? try asked.infeasibilityOfPlan(limits: limits)
        ?? run.infeasibility(of: problem, limits: limits) : nil
    content = BestContent(
      run.record(answer, limits: limits, infeasibility: infeasibility),
      players: PlayerRecord.all(of: run.pool))
    content.plan = plan
    content.answer.bestTeam.place(answer.rows, linedUp: linedUp, in: run.ruled)
    isComplete = plan?.owned.complete ?? true
    try addChips()
    try addRest()
    run.progress.finish()
  }

  /// Adds what each chip would bring, if that is asked for.
  private func addChips() throws {
    guard let plan = content.plan, asked.ownership?.judgesChips == true else { return }
    let found = try asked.chips(beside: plan, limits: limits)
    content.plan?.chips = found.chips
    isComplete = isComplete && found.isComplete
  }

  /// Adds what other budgets buy, and the lists that were asked for.
  private func addRest() throws {
    switch answer.status {
    case .infeasible: break
    case .stopped: extras.noteStop(of: run, limits: limits, in: &content)
    case .proved:
      let judged = try judged()
      compareBudgets(judged.best, in: judged.problem)
      let isListed = try extras.listTeams(for: answer, to: problem, of: run, limits: limits, in: &content)
      isComplete = isComplete && isListed
      guard extras.judgesPlayers else { break }
      let areJudged = try extras.judgePlayers(
        for: judged.best, by: judged.problem, of: judged.run, limits: limits, in: &content)
      isComplete = isComplete && areJudged
    }
  }

  /// The problem by which budgets and players are judged, and its answer: if no transfer is the best move, that of the
  /// squads after one transfer.
  private func judged() throws -> (run: PoolRun, problem: Problem, best: Answer) {
    guard let plan = content.plan, plan.hasOtherReference, let count = plan.judged?.transfers else {
      return (run, problem, answer)
    }
    let run = asked.limitingTransfers(to: 0...count)
    let problem = try run.problem()
    return (run, problem, try run.search(problem, limits: limits).answer)
  }

  /// Records what other budgets buy.
  private func compareBudgets(_ best: Answer, in problem: Problem) {
    guard best.status == .proved else { return }
    let neighbours = problem.budgetNeighbours(
      of: best, drawsCurve: asked.command.drawsCharts, limits: limits)
    content.answer.bestTeam.compare(with: neighbours, of: best, and: answer.rows, in: run.pool)
    guard let curve = neighbours.curve else { return }
    content.answer.bestTeam.note(around: curve, in: run.pool)
    if !curve.isComplete, limits.stop.isRaised { content.answer.bestTeam.stoppedBy = limits.stop.reason }
  }

  /// The snapshot of the run.
  var snapshot: Snapshot { run.snapshot(of: Content(content), team: answer.rows) }

  /// The file that `--save-team` names; nothing without the option or without a team.
  func teamFiles(for command: ParsedCommand) throws -> [OutputFile] {
    guard let path = command[RunOptions.saveTeam], !answer.rows.isEmpty else { return [] }
    return try TeamFile(
      path: path, holding: answer.rows, slots: content.answer.bestTeam.players.map(\.slotInFile),
      of: run.pool, encoding: command[PoolOptions.encoding]
    ).saved(in: run.pool, for: command)
  }

  /// The table for CSV on standard output: what was asked for besides the team, otherwise the team.
  func table(of snapshot: Snapshot) -> DataTable {
    if extras.list != nil { return topTeamsForCSV(content.list?.topTeams ?? [], of: snapshot) }
    if extras.judgesAllPlayers { return whatIfForCSV(content, of: snapshot) }
    if let plan = content.plan { return transfersForCSV(plan, of: snapshot) }
    return playersForCSV(content.answer.bestTeam.players, of: snapshot)
  }

  /// Done if everything that was asked for is known.
  var exitCode: ExitCode {
    switch answer.status {
    case .proved:
      guard isComplete else { return interruptExitCode ?? .notProved }
      // The run may have been interrupted while ties were counted or other budgets were tried; what is then missing
      // changes no answer.
      let team = content.answer.bestTeam
      let hasAllBeside = answer.teamsSharingSkill.isExact && team.neighboursComplete != false
      return hasAllBeside ? .done : interruptExitCode ?? .done
    case .infeasible: return .answerIsNo
    case .stopped: return interruptExitCode ?? .notProved
    }
  }
}
