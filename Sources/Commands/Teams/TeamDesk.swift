import Analysis
import Options
import Reading
import Running
import Search
import Selection
import Snapshots
import Tables
import Words

/// Everything that work on hand-picked teams of one pool needs: the pool, the rules, and who is who.
/// A class, so that what it holds is never copied.
final class TeamDesk {
  private let run: PoolRun
  let names: PlayerNames

  /// The options of commands that work on one team, besides the pool. After the default time limit the advice is left
  /// out, but not the answer itself.
  static let options = [RunOptions.wait.spec, RunOptions.jobs.spec, adviceLimit.spec]

  private static let adviceLimit = OptionKey<Duration>.value(
    "time-limit", .duration(.milliseconds(1) ... .seconds(1_000_000_000)), default: "10s",
    help: "how long to look for completions and repairs")

  /// Reads the pool.
  /// - Parameter earlier: rules to judge by, unless options say otherwise.
  /// - Throws: `UsageMistake` if no pool is named; otherwise as `PoolRun`.
  init(for command: ParsedCommand, pool path: String?, under earlier: RulesRecord? = nil) throws {
    guard let path else { throw UsageMistake("the pool is missing: --pool POOL.csv") }
    run = try PoolRun(command, pool: path, insteadOf: earlier)
    names = PlayerNames(of: run.pool)
  }

  var pool: Pool { run.pool }

  var rules: Rules { run.rules }

  var finder: PlayerFinder { names.finder }

  /// A team without players, whose file is still to be written.
  func newTeam(_ path: String) -> TeamInputs {
    var inputs = TeamInputs()
    add(TeamFile(path: path, for: pool, encoding: run.command[PoolOptions.encoding]), to: &inputs)
    return inputs
  }

  /// Adds a team that is not an input.
  func add(_ file: TeamFile, to inputs: inout TeamInputs) {
    inputs.add(file, in: pool, under: rules, finder: finder, sha256: nil)
  }

  /// The team of a file.
  func read(_ path: String) throws(InputError) -> TeamInputs {
    try readTeams([path], for: run.command, in: pool, under: rules, finder: finder)
  }

  /// An editor of the one team.
  func editor(of inputs: TeamInputs) -> TeamEditor {
    TeamEditor(inputs.files[0], of: pool, under: rules, ruled: run.ruled, finder: finder)
  }

  /// The team of a snapshot as a file that is still to be written, and a warning for each player who has left the pool.
  /// A final team that has lost a player is no longer final.
  func restore(_ team: ManualTeamRecord, from path: String) -> (TeamFile, [Diagnostic]) {
    var found: [Int] = []
    var slots: [String?] = []
    var warnings: [Diagnostic] = []
    for player in team.players {
      if let index = finder.find(FormerPlayer(player)) {
        guard !found.contains(index) else { continue }
        found.append(index)
        slots.append(team.namesSlots == true ? player.slotInFile : nil)
      } else {
        warnings.append(
          Diagnostic(
            .warning, file: path, code: "left-the-pool",
            message: "\(quoted(player.displayName)) of \(team.name) is no longer in \(run.path); dropped"))
      }
    }
    var file = TeamFile(
      path: team.path, holding: found, slots: slots, of: pool, encoding: run.command[PoolOptions.encoding])
    if team.final, found.count == team.players.count { file.setFinal(true) }
    return (file, warnings)
  }

  /// A snapshot of teams checked against the rules.
  /// - Parameter steps: what was done to them; `nil` if they were only looked at.
  func snapshot(of inputs: TeamInputs, steps: [TeamStepRecord]? = nil) throws -> Snapshot {
    let judge = try judge(largestTeam: inputs.largestTeam)
    return run.snapshot(
      of: Content(TeamContent(try judge.records(of: inputs), steps: steps)), teams: inputs, team: [])
  }

  /// A judge of teams up to a size, with the whole time limit from now on.
  func judge(largestTeam: Int) throws -> TeamJudge {
    let stop = StopSignal(after: run.command[Self.adviceLimit], parent: run.interrupt)
    return run.searched.judge(
      of: try run.problem(largestTeam: largestTeam), limits: Limits(jobs: run.command.jobs, stop: stop))
  }

  /// Checks that teams up to a size can be added up exactly.
  func checkExactness(largestTeam: Int) throws {
    _ = try run.problem(largestTeam: largestTeam)
  }
}
