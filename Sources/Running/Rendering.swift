import Documents
import Glibc
import Options
import Pages
import Snapshots

/// Prints an answer in the format that a command asks for.
/// - Parameters:
///   - page: the answer as a document, if it is not the page of the snapshot.
///   - snapshot: the answer as JSON.
///   - table: the answer as CSV, if it is not the table of the snapshot.
package func printAnswer(
  _ page: Document? = nil, of snapshot: Snapshot, csv table: @autoclosure () -> DataTable? = nil,
  for command: ParsedCommand
) throws {
  try printAnswer(
    page ?? answerPage(of: snapshot), json: try snapshot.json(), csv: table() ?? answerTable(of: snapshot),
    for: command)
}

/// Prints an answer without a snapshot.
package func printAnswer(
  _ page: Document, json: @autoclosure () throws -> String, csv table: @autoclosure () -> DataTable,
  for command: ParsedCommand
) throws {
  let format = command[RunOptions.format]
  try withoutActuallyEscaping(json) { json in
    try withoutActuallyEscaping(table) { table in
      var answer = Format.Answer(page, table: table, json: json)
      answer.style = textStyle
      let text = try format.render(answer)
      try writeToStandardOutput(format.output == .forPeople ? text : sanitised(text))
    }
  }
}

/// Renders an answer as text for people.
package func rendered(_ page: Document) -> String { renderText(page, style: textStyle) }

/// Output for other programs: byte for byte as it is, but without control characters on a terminal.
package func sanitised(_ text: String) -> String { outputIsTerminal ? withoutControls(text) : text }

/// The width of the terminal if there is one; colour only if it can show it, and never if `NO_COLOR` is set.
private var textStyle: TextStyle {
  guard outputIsTerminal else { return .plain }
  let noColour = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
  let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
  return .terminal(
    isColoured: !noColour && terminal != "dumb", width: Console.current.process.terminalWidth)
}
