import Analysis
import Jobs
import Options
import Running

/// All commands: the only list of them.
extension Command {
  /// The commands under the headings of the help, in its order.
  static let groups: [(title: String, commands: [Command])] = [
    ("Teams", [.best, .lineups, .compare, .check] + team + [.players, .doctor] + rules),
    ("Football", [.tournament, .standings]),
    ("Battles", [.battle] + roster),
    ("Jobs and reports", [.batch, .merge, .report, .verify]),
    ("The program", [.samples, .completions, .man]),
  ]

  /// All commands, in the same order.
  static let all = groups.flatMap(\.commands)

  /// The program as a batch sees it.
  static let tasks = TaskProgram(
    program,
    all.compactMap { command in
      guard let page = command.page, let use = command.task else { return nil }
      return TaskCommand(
        command.spec(), page: page, use: use, refuseContradictions: command.refuseAllContradictions,
        run: command.run)
    })

  /// Refuses options that contradict one another or a built-in rule set, whatever the files hold.
  @Sendable private func refuseAllContradictions(in parsed: ParsedCommand) throws(UsageMistake) {
    try refuseContradictions(parsed)
    if repetition?.pool(parsed) != nil { try parsed.refuseContradictionsOfPool() }
  }
}
