import Documents
import Options
import Snapshots

/// Writes the page into its folder, then prints it.
/// - Parameter table: what CSV on standard output gets.
func publish(
  _ page: Document, of snapshot: Snapshot, in folder: ReportFolder?, for command: ParsedCommand,
  csv table: DataTable
) throws {
  try folder?.write(page, snapshot: snapshot.json(), charts: command[RunOptions.charts])
  var printed = page
  if let folder { printed.facts.append(Fact("Files", Prose(folder.files))) }
  try writeToStandardOutput(
    rendered(printed, of: snapshot, csv: table, as: command[RunOptions.format]))
}
