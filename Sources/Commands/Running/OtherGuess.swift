import Options
import Snapshots
import Tables

/// Warns where a file was taken for something else in the run before, as when a site has changed its headers. It is said
/// while it happens and not recorded: a second run of the same file guesses as this one.
/// - Parameter earlier: the path of the snapshot that the run before may have left.
func warnOfOtherGuess(_ snapshot: Snapshot, before earlier: String?, for command: ParsedCommand) {
  guard let now = snapshot.pool?.readAs, let earlier, let run = try? undamagedRun(at: earlier),
    let path = snapshot.inputs.first?.path, run.inputs.first?.path == path, let pool = run.pool,
    pool.readAs != now
  else { return }
  let before = pool.readAs.map { "as \($0)" } ?? "as it names its columns itself"
  showWarnings(
    [
      Diagnostic(
        .warning, file: path, code: "other-guess",
        message: "now read as \(now); in the run before \(before); --columns or --preset settles it")
    ], for: command)
}
