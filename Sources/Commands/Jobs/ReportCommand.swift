import Analysis
import Documents
import Options
import Pages
import Running
import Snapshots
import Tables
import Words

/// `squad report SNAPSHOT.json`: draws the reports again from a snapshot, without the inputs.
enum ReportCommand {
  static let snapshot = ArgumentKey<String>.one(
    "SNAPSHOT.json", .file("json"), help: "the snapshot of a run, such as reports/best-team.json")

  static let spec = CommandSpec(
    "report", summary: "draw the reports again from a snapshot, without its inputs",
    description: """
      Writes the page of a snapshot into the output folder as HTML and Markdown, byte for byte as the original \
      run did, and prints the answer. It reads nothing but the snapshot and computes nothing again. A folder that \
      holds another snapshot of the same page is left alone: choose another with --output. With --show-round or \
      --show-match, only that part of a tournament is printed, and no page is written.
      """,
    arguments: [snapshot.spec],
    options: ShowOptions.all + [
      RunOptions.output.spec, RunOptions.wait.spec, RunOptions.format.spec, RunOptions.quiet.spec,
      RunOptions.charts.spec, RunOptions.picture.spec,
    ] + RunOptions.requests.map(\.key.spec),
    examples: [
      .init("squad report reports/best-team.json --output again", "the same pages in another folder"),
      .init(
        "squad report reports/check.json --output none --format markdown", "as Markdown, writing no file"),
    ])

  static let command = Command("report", spec: spec, run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    Console.current.process.endOnInterrupt()
    let path = command[snapshot]
    let bytes = try readBytes(path, limit: largestSnapshot)
    let found = try sealedSnapshot(of: bytes, from: path)
    guard let kind = PageKind(of: found) else {
      throw InputError.wrong(path, "no-page", "the snapshot holds no answer that has a page")
    }
    if command.shows { return try show(found, at: path, for: command) }
    let folder =
      command[RunOptions.output] == "none"
      ? nil
      : try ReportFolder(
        at: command[RunOptions.output], page: kind, redrawing: bytes, for: command)
    try publish(found, in: folder, for: command)
    return .done
  }

  /// Prints a part of a tournament.
  private static func show(_ snapshot: Snapshot, at path: String, for command: ParsedCommand) throws
    -> ExitCode
  {
    guard let tournament = snapshot[TournamentContent.self] else {
      throw UsageMistake("--show-round, --show-match: \(path) holds no tournament")
    }
    let shown = try ShownPart(command, of: tournament)
    let tellsWhy = shown.match(of: tournament)?.events.contains { $0.duel != nil }
    guard var page = shown.page(of: tournament, in: snapshot, asksWhy: tellsWhy == true) else { return .done }
    if tellsWhy == false, let pair = command[ShowOptions.match] {
      page.facts.append(
        Fact(
          "Duels",
          "not in the snapshot; \("squad tournament TEAMS.csv --show-match \(shellQuoted(pair)) --duels", .code) shows why each play ended as it did"
        ))
    }
    try printAnswer(page, of: snapshot, csv: shown.csv(of: tournament), for: command)
    return .done
  }
}
