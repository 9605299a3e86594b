import Documents
import Options
import Pages
import Snapshots

/// In which files a command writes its page.
struct ReportForm {
  /// Whether each chart gets an SVG file, which the Markdown then shows.
  let writesCharts: Bool
  /// Whether the page's table is written as CSV too.
  let writesCSV: Bool
  /// Whether a copy is kept of a snapshot that is not the one before.
  let keepsHistory: Bool
  /// How many of those copies stay; `nil` where all do.
  let mostKept: Int?

  /// What a command asks for; not every command that writes pages offers all of it.
  init(_ command: ParsedCommand) {
    writesCharts = command.isGiven(RunOptions.charts)
    writesCSV = command.isGiven(RunOptions.csv)
    keepsHistory = command.isGiven(RunOptions.keepHistory)
    mostKept = keepsHistory ? command[RunOptions.keepHistory] : nil
  }

  /// The paths of all files of a page but the snapshot.
  func pages(of kind: PageKind, in folder: String) -> [String] {
    let charts = writesCharts ? kind.charts.map { "-\($0).svg" } : []
    return ([".html", ".md"] + (writesCSV ? [".csv"] : []) + charts).map {
      slashed(folder) + kind.rawValue + $0
    }
  }

  /// The path of the snapshot of a page.
  func snapshot(of kind: PageKind, in folder: String) -> String { slashed(folder) + kind.rawValue + ".json" }

  /// The files of a page but the snapshot, by their names in the folder.
  func rendered(_ document: Document, of snapshot: Snapshot, as kind: PageKind) -> [(
    name: String, text: String
  )] {
    let page = kind.rawValue
    var files = [
      (name: page + ".html", text: renderHTML(document)),
      (name: page + ".md", text: renderMarkdown(document, chartPrefix: writesCharts ? page : nil)),
    ]
    if writesCharts { files += chartFiles(document, prefix: page).map { (name: $0.name, text: $0.content) } }
    if writesCSV { files.append((name: page + ".csv", text: renderCSV(answerTable(of: snapshot)))) }
    return files
  }
}
