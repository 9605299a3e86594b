import Options

/// Refuses options that contradict one another, whatever the files hold: before a command begins, and before a batch
/// begins that has it as a task.
func refuseContradictions(in command: ParsedCommand) throws(UsageMistake) {
  switch command.path {
  case ["battle"]: try BattleCommand.refuseContradictions(in: command)
  case ["compare"]: try CompareCommand.checkBounds(command)
  case ["tournament"]: try TournamentCommand.refuseContradictions(in: command)
  default: break
  }
}
