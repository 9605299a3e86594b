import Options
import Pages
import Snapshots
import Tables

/// `squad report SNAPSHOT.json`: draws the reports again from a snapshot, without the inputs.
enum ReportCommand {
  static let snapshot = ArgumentKey<String>.one(
    "SNAPSHOT.json", .file("json"), help: "what a run has left, such as reports/best-team.json")

  static let spec = CommandSpec(
    "report", summary: "draws the reports again from a snapshot, without the inputs",
    description: """
      Writes the page that a snapshot holds into the output folder, as HTML and Markdown, byte for byte as the \
      run did that left it, and prints the answer. Nothing is read beside the snapshot, and nothing is worked \
      out anew. A folder that holds another snapshot of the same page is left alone: name one with --output.
      """,
    arguments: [snapshot.spec],
    options: [
      RunOptions.output.spec, RunOptions.wait.spec, RunOptions.format.spec, RunOptions.quiet.spec,
      RunOptions.charts.spec, RunOptions.csv.spec,
    ],
    examples: [
      .init("squad report reports/best-team.json --output again", "the same pages in another folder"),
      .init(
        "squad report reports/check.json --output none --format markdown", "as Markdown, writing no file"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let path = command[snapshot]
    let bytes = try readBytes(path, limit: largestSnapshot)
    let found = try squad.snapshot(of: bytes, from: path)
    guard let kind = PageKind(of: found) else {
      throw InputError.invalid(
        problems: [
          Diagnostic(
            .error, file: path, code: "no-page", message: "the snapshot holds no answer that has a page")
        ], count: 1)
    }
    let interrupt = stopOnInterrupt()
    let folder =
      command[RunOptions.output] == "none"
      ? nil
      : try ReportFolder(
        at: command[RunOptions.output], page: kind, redrawing: bytes, for: command,
        stop: { interrupt.isRaised })
    try publish(kind.document(found), of: found, in: folder, for: command, csv: kind.table(found))
    return .done
  }
}
