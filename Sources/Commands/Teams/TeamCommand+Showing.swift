import Analysis
import Jobs
import Options
import Pages
import Reading
import Running
import Selection
import Snapshots
import Tables
import Words

extension TeamCommand {
  static let shown = ArgumentKey<String?>.optional(
    "TEAM.csv", .file("csv"), help: "the team; with --from, one of the snapshot's teams")
  static let source = OptionKey<String?>.optional(
    "from", .file("json"), otherwise: "the team's file",
    help: "take the teams from a snapshot; players who have left the pool are dropped with a warning")

  static let showSpec = CommandSpec(
    "show", summary: "show a team and what it adds up to",
    description: """
      Shows a team as it is, legal or not, and the best way to complete or repair it. With --from it shows the \
      teams of an earlier snapshot in today's pool: the one of --pool, else the one that the snapshot came from. \
      --save-team turns one into a file again.
      """,
    arguments: [shown.spec],
    options: [pool.spec, source.spec] + RunOptions.savingTeam + PoolOptions.ruling + PoolOptions.reading
      + TeamDesk.options + RunOptions.printing,
    examples: [
      .init(
        "squad team show samples/teams/trap.csv --pool samples/players.csv",
        "a team that cannot be completed"),
      .init("squad team show --from reports/check.json", "the teams of the last check, in today's pool"),
    ])

  static func show(_ command: ParsedCommand) throws -> ExitCode {
    let earlier = try command[source].map { (path: $0, snapshot: try readSnapshot($0)) }
    let desk = try TeamDesk(
      for: command, pool: command[pool] ?? earlier?.snapshot.poolPath, under: earlier?.snapshot.rules)
    let inputs = try teams(of: earlier, for: command, on: desk)
    let held = try holdNamedFiles(for: command)
    let snapshot = try desk.snapshot(of: inputs)
    let saved = try command[RunOptions.saveTeam].map {
      try file(of: inputs, at: $0).saved(in: desk.pool, for: command)
    }
    if let held, let saved {
      try held.write(saved) { try printTeam(snapshot, for: command) }
    } else {
      try printTeam(snapshot, for: command)
    }
    return interruptExitCode ?? .done
  }

  /// The teams of the earlier snapshot, or the one of the file.
  private static func teams(
    of earlier: (path: String, snapshot: Snapshot)?, for command: ParsedCommand, on desk: TeamDesk
  ) throws -> TeamInputs {
    if let earlier {
      return try restoredTeams(of: earlier.snapshot, from: earlier.path, for: command, on: desk)
    }
    guard let path = command[shown] else {
      throw UsageMistake("no team: give TEAM.csv, or a snapshot with --from")
    }
    return try desk.read(path)
  }

  /// The teams of a snapshot, or the one that the command names, as far as their players are in the pool.
  private static func restoredTeams(
    of snapshot: Snapshot, from path: String, for command: ParsedCommand, on desk: TeamDesk
  ) throws -> TeamInputs {
    let all = snapshot.manualTeams
    let wanted = all.filter { team in command[shown].map { $0 == team.path || $0 == team.name } ?? true }
    guard !wanted.isEmpty else {
      let known = all.isEmpty ? "it holds no team" : "it holds \(listed(all.map { quoted($0.path) }, "and"))"
      throw UsageMistake("\(path): no such team; \(known)")
    }
    var inputs = TeamInputs()
    for record in wanted {
      let (file, warnings) = desk.restore(record, from: path)
      desk.add(file, to: &inputs)
      inputs.warnings += warnings
    }
    if command[PoolOptions.strict], !inputs.warnings.isEmpty {
      throw InputError.invalid(problems: inputs.warnings, count: inputs.warnings.count)
    }
    Running.show(inputs.warnings, for: command)
    return inputs
  }

  /// The one team as a file.
  private static func file(of inputs: TeamInputs, at path: String) throws(UsageMistake) -> TeamFile {
    guard inputs.files.count == 1 else {
      throw UsageMistake(
        "--save-team writes one team; name one of "
          + listed(inputs.files.map { quoted($0.path) }, "and"))
    }
    var file = inputs.files[0]
    file.path = path
    return file
  }
}

extension Snapshot {
  /// The file of the pool, if the snapshot is about one.
  fileprivate var poolPath: String? { pool == nil ? nil : inputs.first?.path }
}
