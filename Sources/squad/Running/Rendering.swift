import Documents
import Glibc

/// A document in the form that standard output gets.
/// - Parameter json: the snapshot, for `--format json`.
func rendered(_ document: Document, as format: OutputFormat, json: @autoclosure () throws -> String) rethrows
  -> String
{
  switch format {
  case .text: renderText(document, style: textStyle)
  case .markdown: renderMarkdown(document)
  case .json: try json()
  case .csv: document.firstTable.map(renderCSV) ?? ""
  }
}

/// Colour only on a terminal that can show it, and never when `NO_COLOR` is set.
private var textStyle: TextStyle {
  let noColour = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
  let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
  return outputIsTerminal && !noColour && terminal != "dumb" ? .colour : .plain
}

extension Document {
  /// The table that the document is about.
  fileprivate var firstTable: DataTable? {
    for section in sections {
      for case .table(let table) in section.blocks where section.place == .everywhere { return table }
    }
    return nil
  }
}
