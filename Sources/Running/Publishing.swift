import Documents
import Files
import Options
import Pages
import Snapshots

/// Writes the page of a snapshot into its folder, then prints it; if it cannot be printed, the files stay as they were.
/// - Parameters:
///   - page: the page, if it is not the usual one.
///   - shown: what is printed instead of the page, such as a part of it that was asked for.
///   - fact: what is printed besides the page: something about this run that no file should contain.
///   - printedInstead: the snapshot with more about what is shown, for JSON on standard output.
///   - table: the table for CSV on standard output.
///   - others: files that are written with the page, all or none.
///   - held: holds these files if no folder does.
package func publish(
  _ snapshot: Snapshot, as page: Document? = nil, printing shown: Document? = nil, also fact: Fact? = nil,
  printingJSONOf printedInstead: Snapshot? = nil, in folder: ReportFolder?, for command: ParsedCommand,
  csv table: @autoclosure () -> DataTable? = nil, and others: [OutputFile] = [], held: HeldOutputs? = nil
) throws {
  // A task of a batch that is interrupted leaves its folder as it was: the next run starts it again, and ends with the
  // files of an undisturbed one.
  if !Console.current.isProcess, interruptExitCode != nil { return }
  try refuseTruncated(snapshot, before: folder?.snapshot, for: command)
  let reason = try folder.flatMap { try reasonToKeep($0.snapshot, before: snapshot, for: command) }
  if let reason { writeToStandardError(reason) }
  let folder = reason == nil ? folder : nil
  let page = page ?? answerPage(of: snapshot)
  var printed = shown ?? page
  if let fact { printed.facts.append(fact) }
  if let folder { printed.facts.append(Fact("Files", folder.files)) }
  func answer() throws {
    try printAnswer(
      printed, of: printedInstead ?? snapshot, csv: table() ?? answerTable(of: snapshot), for: command)
  }
  let others = others + [try command.picture(of: page)].compactMap { $0 }
  var written: [OutputFile] = []
  if let folder {
    written = try folder.write(page, of: snapshot, and: others, then: answer)
  } else if reason == nil, let held = try held ?? holdNamedFiles(for: command) {
    try held.write(others, then: answer)
    held.release()
  } else {
    try answer()
  }
  Console.current.published(snapshot, written)
}
