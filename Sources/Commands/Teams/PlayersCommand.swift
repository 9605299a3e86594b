import Analysis
import Jobs
import Options
import Pages
import Reading
import Running
import Search
import Selection
import Snapshots

/// `squad players POOL.csv`: the pool as it was read, and who is selected from it.
enum PlayersCommand {
  static let sort = OptionKey<PlayerOrder>.value(
    "sort", .word, default: "skill",
    help: "the order: skill and value highest first, cost lowest first, name from A to Z; ties in pool order"
  )
  static let limit = OptionKey<Int?>.optional(
    "limit", .integer(1...Int.max).shown(as: "N"), otherwise: "all", help: "show the first N players only")
  static let team = OptionKey<String?>.optional(
    "team", .file("csv"), otherwise: "no team",
    help: "a hand-picked team: show who is selected, what they add up to, and who could still join")

  static let spec = CommandSpec(
    "players", summary: "show the pool as it was read, sorted, with oddities in the data",
    description: """
      Shows the players of a pool as they were read, and how the reading went: rows used and left out, \
      repeats, namesakes, zero costs and outliers. With --team it shows who is selected, adds them up and says \
      who could still join under the rules. Writes players.html, .md and .json into the output folder and prints \
      the answer.
      """,
    arguments: [PoolOptions.pool.spec],
    options: [sort.spec, limit.spec, team.spec] + PoolOptions.ruling + PoolOptions.reading
      + RunOptions.writing,
    examples: [
      .init(
        "squad players samples/players.csv --team samples/teams/partial.csv",
        "who is selected, and who is still affordable"),
      .init("squad players samples/league.csv --where role=GK --format csv", "the goalkeepers, as CSV"),
    ])

  static let command = Command(
    "players", spec: spec,
    task: TaskUse(page: .players, fileChecks: { $0.fileChecks(ofPools: [$0[PoolOptions.pool]]) }),
    repetition: Repetition(), run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    stopOnInterrupt()
    let path = command[PoolOptions.pool]
    let listsWarnings = command[RunOptions.format].output == .forPeople
    let input = try readPool(
      path, for: command, under: command.gameRules(), showsWarnings: !listsWarnings)
    let rules = input.rules
    let folder = try ReportFolder(for: command, page: .players)
    let choice = try command[team].map {
      try Choice(of: $0, from: input.reading.pool, under: rules, for: command)
    }
    var snapshot = snapshot(of: input, under: rules, choice, for: command)
    if let earlier = try folder.flatMap({ try earlierRun(in: $0, for: command) }) {
      snapshot.follow(earlier, in: input.reading.pool, for: command)
    }
    try publish(snapshot, in: folder, for: command)
    return interruptExitCode ?? .done
  }

  private static func snapshot(
    of input: PoolInput, under rules: Rules, _ choice: Choice?, for command: ParsedCommand
  ) -> Snapshot {
    let pool = input.reading.pool
    let selected = choice?.team.players ?? []
    var snapshot = Snapshot(
      command, rules: rules, input: input, teams: choice?.inputs ?? TeamInputs(), date: command.date,
      team: selected)
    snapshot.warn(of: choice?.ruled)
    let (members, open) = (Set(selected), Set(choice?.open ?? []))
    let players = pool.indices(by: command[sort]).prefix(command[limit] ?? .max).map { player in
      var record = PlayerRecord(player, of: pool)
      if choice != nil {
        (record.selected, record.canJoin) = (members.contains(player), open.contains(player))
      }
      return record
    }
    snapshot.content = Content(
      PlayersContent(players, beside: choice?.record(in: pool, under: rules)))
    return snapshot
  }
}

/// A hand-picked team from the pool.
private struct Choice {
  let inputs: TeamInputs
  /// The pool as the rules on roles, clubs and names see it; `nil` if there are none.
  let ruled: RuledPool?
  /// The players who could still join.
  let open: [Int]

  init(of path: String, from pool: Pool, under rules: Rules, for command: ParsedCommand) throws {
    let finder = PlayerFinder(pool)
    let poolPath = command[PoolOptions.pool]
    inputs = try readTeams([path], for: command, in: pool, under: rules, finder: finder)
    ruled = try ruledPool(pool, under: rules, path: poolPath, for: command)
    _ = try exactProblem(
      pool, ruled: ruled, under: rules, of: poolPath, largestTeam: inputs.largestTeam + rules.size)
    open = TeamEditor(inputs.files[0], of: pool, under: rules, ruled: ruled, finder: finder).addablePlayers
  }

  var team: ManualTeam { inputs.teams[0] }

  func record(in pool: Pool, under rules: Rules) -> ManualTeamRecord {
    ManualTeamRecord(
      inputs.files[0], team, TeamJudgement(team, of: pool, under: rules, ruled: ruled), of: pool)
  }
}
