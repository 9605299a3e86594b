import Options
import Snapshots
import Tables

/// Warns if the previous run read a file as something else, as when a site has changed its headers.
/// The warning is shown but not recorded: a second run with the same file guesses as this one does.
/// - Parameter earlier: the path of the snapshot that the previous run may have left.
func warnIfFormatGuessChanged(_ snapshot: Snapshot, before earlier: String?, for command: ParsedCommand) {
  guard let now = snapshot.pool, let earlier, let run = try? readableEarlierRun(at: earlier),
    let path = snapshot.inputs.first?.path, run.inputs.first?.path == path, let before = run.pool
  else { return }
  // What the user says is settled.
  let areNamed = command.isGiven(PoolOptions.columns) || command.isGiven(PoolOptions.preset)
  let settling: String
  if !areNamed, now.readAs?.preset != before.readAs?.preset || now.readAs?.columns != before.readAs?.columns {
    settling = "--columns or --preset"
  } else if !command.isGiven(PoolOptions.encoding), now.readAs?.encoding != before.readAs?.encoding {
    settling = "--encoding"
  } else if !command.isGiven(PoolOptions.decimal), now.readAs?.decimalComma != before.readAs?.decimalComma {
    settling = "--decimal"
  } else {
    return
  }
  func shown(_ pool: PoolRecord) -> String { pool.readAs.map { "\($0)" } ?? "its columns are named" }
  // Tasks of a batch are quiet about what their snapshots record.
  if command[RunOptions.quiet], Console.current.isProcess { return }
  let message =
    "read as \(shown(now)); the previous run read it as \(shown(before)); use \(settling) to choose"
  writeToStandardError("\(Diagnostic(.warning, file: path, code: "other-guess", message: message))")
}
