import Options
import Snapshots
import Tables

/// The run that has left a snapshot; `nil` if there was none, or it is damaged.
/// - Parameter report: tells about the damage.
/// - Throws: `InputError` if it cannot be read, or as `report` does.
func earlierRun(
  at path: String, _ report: (InputError) throws(InputError) -> Void = { _ in }
) throws(InputError) -> Snapshot? {
  guard fileExists(path) else { return nil }
  do throws(InputError) {
    return try readSnapshot(path).forNextRun
  } catch {
    guard case .invalid = error else { throw error }
    try report(error)
    return nil
  }
}

/// The run that has left its page in the report folder; `nil` if there was none, or nothing to compare with, which is
/// only a warning.
/// - Throws: `InputError` if it cannot be read: it may hold something that must not be replaced.
package func earlierRun(in folder: ReportFolder, for command: ParsedCommand) throws(InputError) -> Snapshot? {
  try earlierRun(at: folder.snapshot) { damage in
    guard case .invalid(let problems, _) = damage else { return }
    let reason = problems.first?.message ?? "it is damaged"
    let warning = Diagnostic(
      .warning, file: folder.snapshot, code: "no-comparison",
      message: "the earlier run is not compared with this one: \(reason)")
    show([warning], for: command)
  }
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
