import Documents
import Files
import Options
import Pages
import Snapshots
import Tables

/// What a run writes and prints.
package struct Publication {
  private let snapshot: Snapshot
  /// The page, if it is not the usual one.
  package var page: Document?
  /// What is printed instead of the page, such as a part of it that was asked for.
  package var shown: Document?
  /// What is printed besides the page: something about this run that no file should contain.
  package var fact: Fact?
  /// The snapshot with more about what is shown, for JSON on standard output.
  package var printedSnapshot: Snapshot?
  /// The table for CSV on standard output, if it is not the usual one.
  package var table: () -> DataTable? = { nil }
  /// Files that are written with the page, all or none.
  package var others: [OutputFile] = []

  /// What a run writes and prints about a snapshot.
  package init(_ snapshot: Snapshot) { self.snapshot = snapshot }
}

/// Writes the page of a snapshot into its folder, then prints it; if it cannot be printed, the files stay as they were.
package func publish(_ snapshot: Snapshot, in folder: ReportFolder?, for command: ParsedCommand) throws {
  try Publication(snapshot).publish(in: folder, for: command)
}

extension Publication {
  /// Writes the page and the other files, then prints; if it cannot be printed, the files stay as they were.
  /// - Parameter held: holds the other files if no folder does.
  package func publish(
    in folder: ReportFolder?, for command: ParsedCommand, held: HeldOutputs? = nil
  ) throws {
    // A task of a batch that is interrupted leaves its folder as it was: the next run starts it again, and ends with the
    // files of an undisturbed one.
    if !Console.current.isProcess, interruptExitCode != nil { return }
    try refuseTruncated(snapshot, before: folder?.snapshot, for: command)
    let reason = try folder.flatMap { try reasonToKeep($0.snapshot, before: snapshot, for: command) }
    if let reason {
      // A task of a batch fails, because its page is not about this run.
      guard Console.current.isProcess else { throw InputError.invalid(problems: [reason], count: 1) }
      writeToStandardError("\(reason)")
    }
    let folder = reason == nil ? folder : nil
    let page = page ?? answerPage(of: snapshot)
    var printed = shown ?? page
    if let fact { printed.facts.append(fact) }
    if let folder { printed.facts.append(Fact("Files", folder.files)) }
    func answer() throws {
      try printAnswer(
        printed, of: printedSnapshot ?? snapshot, csv: table() ?? answerTable(of: snapshot), for: command)
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
}
