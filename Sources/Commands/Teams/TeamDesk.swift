import Analysis
import Files
import Options
import Running
import Search
import Selection
import Snapshots
import Tables

/// Everything that work on hand-picked teams of one pool needs: the pool, the rules, and who is who.
/// A class, so that what it holds is never copied.
final class TeamDesk {
  let rules: Rules
  /// The pool as the rules on roles, clubs and names see it; `nil` if there are none.
  let ruled: RuledPool?
  let input: PoolInput
  let names: PlayerNames
  private let jobs: Int
  private let patience: Duration
  private let stop: StopSignal
  private let poolPath: String
  private let encoding: TableRequest.Encoding

  /// The options of commands that work on one team, besides the pool. After the default time limit the advice is left
  /// out, but not the answer itself.
  static let options = [RunOptions.wait.spec, RunOptions.jobs.spec, adviceLimit.spec]

  private static let adviceLimit = OptionKey<Duration>.value(
    "time-limit", .duration(.milliseconds(1) ... .seconds(1_000_000_000)), default: "10s",
    help: "how long to look for completions and repairs")

  /// Reads the pool.
  /// - Parameter earlier: rules to judge by, unless options say otherwise.
  /// - Throws: `UsageMistake` if no pool is named; otherwise as `readPool`, `gameRules` and `ruledPool`.
  init(
    for command: ParsedCommand, pool path: String?, under earlier: RulesRecord? = nil, stop: StopSignal
  ) throws {
    guard let path else { throw UsageMistake("the pool is missing: --pool POOL.csv") }
    poolPath = path
    encoding = command[PoolOptions.encoding]
    input = try readPool(path, for: command, under: command.gameRules(insteadOf: earlier), stop: stop)
    rules = input.rules
    ruled = try ruledPool(input.reading.pool, under: rules, path: path, for: command)
    names = PlayerNames(of: input.reading.pool)
    jobs = command.jobs
    patience = command[Self.adviceLimit]
    self.stop = stop
  }

  var pool: Pool { input.reading.pool }

  var finder: PlayerFinder { names.finder }

  /// A team without players, whose file is still to be written.
  func newTeam(_ path: String) -> TeamInputs {
    var inputs = TeamInputs()
    inputs.add(
      TeamFile(path: path, for: pool, encoding: encoding), in: pool, under: rules, finder: finder, sha256: nil
    )
    return inputs
  }

  /// The team of a file.
  func read(_ path: String, for command: ParsedCommand) throws(InputError) -> TeamInputs {
    try readTeams([path], for: command, in: pool, under: rules, finder: finder)
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
            message: "\(quoted(player.displayName)) of \(team.name) is no longer in \(poolPath); dropped"))
      }
    }
    var file = TeamFile(path: team.path, holding: found, slots: slots, of: pool, encoding: encoding)
    if team.final, found.count == team.players.count { file.setFinal(true) }
    return (file, warnings)
  }

  /// A snapshot of teams checked against the rules.
  /// - Parameter steps: what was done to them; `nil` if they were only looked at.
  func snapshot(
    of inputs: TeamInputs, steps: [TeamStepRecord]? = nil, for command: ParsedCommand
  ) throws -> Snapshot {
    var snapshot = Snapshot(command, rules: rules, input: input, teams: inputs)
    snapshot.warn(of: ruled)
    let judge = try judge(largestTeam: inputs.largestTeam)
    snapshot.content = .team(TeamContent(try judge.records(of: inputs), steps: steps))
    return snapshot
  }

  /// A judge of teams up to a size, with the whole time limit from now on.
  func judge(largestTeam: Int) throws -> TeamJudge {
    let problem = try problem(largestTeam: largestTeam)
    let limits = Limits(jobs: jobs, stop: StopSignal(deadline: .now + patience, parent: stop))
    return TeamJudge(pool: pool, rules: rules, ruled: ruled, problem: problem, limits: limits)
  }

  /// Checks that teams up to a size can be added up exactly.
  func checkExactness(largestTeam: Int) throws {
    _ = try problem(largestTeam: largestTeam)
  }

  private func problem(largestTeam: Int) throws -> Problem {
    try exactProblem(pool, ruled: ruled, under: rules, of: poolPath, largestTeam: largestTeam)
  }
}
