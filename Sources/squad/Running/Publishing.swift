import Documents
import Options
import Snapshots

/// Writes the page into its folder, then prints it.
/// - Parameters:
///   - printed: what standard output gets when that is not the page itself.
///   - table: what CSV on standard output gets.
func publish(
  _ page: Document, printing printed: Document? = nil, of snapshot: Snapshot, in folder: ReportFolder?,
  for command: ParsedCommand, csv table: DataTable
) throws {
  try folder?.write(page, snapshot: snapshot.json(), charts: command[RunOptions.charts])
  var printed = printed ?? page
  if let folder { printed.facts.append(Fact("Files", Prose(folder.files))) }
  try writeToStandardOutput(
    rendered(printed, of: snapshot, csv: table, as: command[RunOptions.format]))
}
