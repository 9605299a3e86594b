import Documents
import Options
import Pages
import Snapshots

/// The files in which a command writes its page.
package struct ReportForm {
  /// Whether each chart gets an SVG file, which the Markdown then shows.
  let writesCharts: Bool
  /// The formats of its files, the snapshot among them.
  let formats: [Format]
  /// Whether a copy is kept of each snapshot that differs from the previous one.
  let keepsHistory: Bool
  /// How many of those copies are kept; `nil` for all.
  package let mostKept: Int?

  /// What a command asks for; not every command that writes pages offers all of it.
  package init(_ command: ParsedCommand) {
    writesCharts = command.isGiven(RunOptions.charts)
    let requested = RunOptions.requests.filter { command.isGiven($0.key) }.map(\.format.name)
    formats = Format.all.filter { format in
      format.file.map { $0.request == nil || requested.contains(format.name) } ?? false
    }
    keepsHistory = command.isGiven(RunOptions.keepHistory)
    mostKept = keepsHistory ? command[RunOptions.keepHistory] : nil
  }

  /// The formats of all files of a page except the snapshot.
  private var pageFormats: [Format] { formats.filter { $0.name != Format.json.name } }

  /// Whether its table and further ones get CSV files.
  var writesTables: Bool { formats.contains { $0.name == Format.csvName } }

  /// How their names end, as a shell writes it: `{html,md,json}`.
  package var endings: String { "{\(formats.compactMap(\.file?.fileExtension).joined(separator: ","))}" }

  /// The paths of all files of a page except the snapshot.
  package func pages(of kind: PageKind, in folder: String) -> [String] {
    let charts = writesCharts ? kind.charts.map { "-\($0).svg" } : []
    let tables = writesTables ? kind.tables.map { "-\($0).csv" } : []
    return (pageFormats.compactMap(\.file).map { "." + $0.fileExtension } + charts + tables).map {
      slashed(folder) + kind.name + $0
    }
  }

  /// The path of the snapshot of a page.
  package func snapshot(of kind: PageKind, in folder: String) -> String {
    slashed(folder) + kind.name + ".json"
  }

  /// The files of a page except the snapshot, by their names in the folder.
  package func rendered(_ document: Document, of snapshot: Snapshot, as kind: PageKind) throws -> [(
    name: String, text: String
  )] {
    let page = kind.name
    var answer = Format.Answer(document, table: { answerTable(of: snapshot) }, json: { try snapshot.json() })
    if writesCharts { answer.chartPrefix = page }
    func files(_ isIncluded: (Format.File) -> Bool) throws -> [(name: String, text: String)] {
      try pageFormats.compactMap { format in
        guard let file = format.file, isIncluded(file) else { return nil }
        return (name: "\(page).\(file.fileExtension)", text: try format.render(answer))
      }
    }
    let charts = writesCharts ? chartFiles(document, prefix: page) : []
    let tables = writesTables ? furtherTables(of: snapshot) : []
    return try files { $0.request == nil } + charts.map { (name: $0.name, text: $0.content) }
      + files { $0.request != nil }
      + tables.map { (name: "\(page)-\($0.name).csv", text: renderCSV($0.table)) }
  }
}
