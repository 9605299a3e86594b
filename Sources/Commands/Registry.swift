import Jobs
import Running
import Words

/// All commands: the only list of them.
extension Command {
  /// The commands under the headings of the help, in its order.
  static let groups: [(title: String, commands: [Command])] = [
    (
      "Teams",
      [BestCommand.command, LineupsCommand.command, CompareCommand.command, CheckCommand.command]
        + TeamCommand.commands + [PlayersCommand.command, DoctorCommand.command] + RulesCommand.commands
    ),
    ("Football", [TournamentCommand.command, StandingsCommand.command]),
    ("Battles", [BattleCommand.command] + RosterCommand.commands),
    (
      "Jobs and reports",
      [BatchCommand.command, MergeCommand.command, ReportCommand.command, VerifyCommand.command]
    ),
    ("The program", [SamplesCommand.command] + InfoCommands.commands),
  ]

  /// All commands, in the same order.
  static let all = groups.flatMap(\.commands)

  /// The program as a batch sees it.
  static let tasks = TaskProgram(
    program,
    all.compactMap { command in
      guard var use = command.task else { return nil }
      let refuse = use.refuseContradictions
      use.refuseContradictions = { parsed throws(UsageMistake) in
        try refuse(parsed)
        if command.repetition?.pool(parsed) != nil { try parsed.refuseContradictionsOfPool() }
      }
      return (command.spec(), use, command.run)
    })
}
