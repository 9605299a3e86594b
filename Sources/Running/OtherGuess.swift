import Options
import Snapshots
import Tables

/// Warns where a file was taken for something else in the run before, as when a site has changed its headers. It is said
/// while it happens and not recorded: a second run of the same file guesses as this one.
/// - Parameter earlier: the path of the snapshot that the run before may have left.
func warnOfOtherGuess(_ snapshot: Snapshot, before earlier: String?, for command: ParsedCommand) {
  guard let now = snapshot.pool, let earlier, let run = try? undamagedRun(at: earlier),
    let path = snapshot.inputs.first?.path, run.inputs.first?.path == path, let before = run.pool,
    before.readAs != now.readAs
  else { return }
  // Who says what is what has settled it.
  if now.readAs == nil, command.isGiven(PoolOptions.columns) || command.isGiven(PoolOptions.preset) { return }
  func shown(_ pool: PoolRecord) -> String { pool.readAs.map { "\($0)" } ?? "its columns are named" }
  showWarnings(
    [
      Diagnostic(
        .warning, file: path, code: "other-guess",
        message:
          "read as \(shown(now)); the previous run read it as \(shown(before)); --columns or --preset settles it"
      )
    ], for: command)
}
