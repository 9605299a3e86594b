import Documents
import Glibc
import Snapshots

/// Renders an answer for standard output.
/// - Parameters:
///   - page: the answer as a document.
///   - snapshot: what the page was drawn from, for JSON.
///   - table: the answer as one table, for CSV.
package func rendered(
  _ page: Document, of snapshot: Snapshot, csv table: @autoclosure () -> DataTable, as format: Format
) throws -> String {
  try rendered(page, json: try snapshot.json(), csv: table(), as: format)
}

/// Renders an answer for standard output, with its own JSON.
package func rendered(
  _ page: Document, json: @autoclosure () throws -> String, csv table: @autoclosure () -> DataTable,
  as format: Format
) throws -> String {
  try withoutActuallyEscaping(json) { json in
    try withoutActuallyEscaping(table) { table in
      var answer = Format.Answer(page, table: table, json: json)
      answer.style = textStyle
      let text = try format.render(answer)
      return format.output == .forPeople ? text : sanitised(text)
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
