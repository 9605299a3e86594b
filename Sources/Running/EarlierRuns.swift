import Options
import Snapshots
import Tables

/// What the run before this one left in the folder of the reports; `nil` where there is nothing, or nothing that
/// this one can be compared with, which is said and does not stop the run.
/// - Throws: `InputError` where it cannot be read: it may hold what must not be replaced.
package func earlierRun(in folder: ReportFolder, for command: ParsedCommand) throws(InputError) -> EarlierRun?
{
  guard fileExists(folder.snapshot) else { return nil }
  do throws(InputError) {
    return EarlierRun(try readSnapshot(folder.snapshot))
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
  /// What standard output says in the place of this snapshot's page: after a run that asked the same, that
  /// nothing changed since, while the files keep what they said; `nil` where both are the same.
  package func printed(after earlier: EarlierRun?) -> Snapshot? {
    guard let earlier, repeats(earlier), let team = answer?.bestTeam,
      team.players == earlier.answer?.bestTeam.players
    else { return nil }
    var printed = self
    printed.answer?.since = SinceRecord(
      sameTeam: !team.players.isEmpty, statusBefore: team.status, skillBefore: team.skill,
      costBefore: team.cost, in: [],
      out: [], changes: [])
    return printed
  }
}
