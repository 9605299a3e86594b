import Options
import Snapshots
import Tables

/// Reads what the previous run left in the report folder; `nil` if there is nothing, or nothing to compare with, which
/// is only a warning.
/// - Throws: `InputError` if it cannot be read: it may hold something that must not be replaced.
package func earlierRun(in folder: ReportFolder, for command: ParsedCommand) throws(InputError) -> Snapshot? {
  guard fileExists(folder.snapshot) else { return nil }
  do throws(InputError) {
    return try readSnapshot(folder.snapshot).forNextRun
  } catch .invalid(let problems, _) {
    let reason = problems.first?.message ?? "it is damaged"
    showWarnings([noComparison(with: folder.snapshot, because: reason)], for: command)
    return nil
  }
}

private func noComparison(with path: String, because reason: String) -> Diagnostic {
  Diagnostic(
    .warning, file: path, code: "no-comparison",
    message: "the earlier run is not compared with this one: \(reason)")
}

extension Snapshot {
  /// The snapshot to print instead of this one: after a run with the same question and answer, one that says that
  /// nothing has changed, while the files stay as they were; `nil` if this one is printed.
  package func printed(after earlier: Snapshot?) -> Snapshot? {
    guard let earlier, repeats(earlier), let team = answer?.bestTeam,
      team.players == earlier.answer?.bestTeam.players
    else { return nil }
    var printed = self
    printed.answer?.since = SinceRecord(repeating: team)
    return printed
  }
}
