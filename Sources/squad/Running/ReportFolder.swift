import Documents
import Files
import Glibc
import Options
import Pages
import Snapshots

/// The folder that gets a run's page in three forms, held for this run alone.
struct ReportFolder {
  /// The folder as the user spelled it.
  let path: String
  private let kind: PageKind
  private let lock: FolderLock

  /// Makes sure that the page can be written and takes the folder for this run, before the work begins.
  ///
  /// Returns `nil` for `--output none`.
  /// - Throws: `OutputError` when the folder cannot be had.
  init?(for command: ParsedCommand, page kind: PageKind, stop: () -> Bool) throws(OutputError) {
    guard command[RunOptions.output] != "none" else { return nil }
    path = command[RunOptions.output]
    self.kind = kind
    let chartNames = command[RunOptions.charts] ? kind.charts.map { "\(kind.rawValue)-\($0).svg" } : []
    try prepareFolder(path, for: Self.endings.map { kind.rawValue + $0 } + chartNames)
    lock = try FolderLock(folder: path, wait: command[RunOptions.wait] ?? .zero, shouldStop: stop)
    _ = lock.removeLeftovers()
  }

  /// The name of the page's files, without their endings.
  private var page: String { kind.rawValue }

  private static let endings = [".html", ".md", ".json"]

  /// Writes the page as HTML and Markdown, and the snapshot; files that hold the same bytes already are
  /// left alone. The snapshot goes last: it is what later runs believe.
  /// - Parameters:
  ///   - charts: whether each chart gets an SVG file, which the Markdown then shows.
  ///   - others: files that belong to the same set: all are written, or none.
  func write(
    _ document: Document, snapshot: String, charts: Bool, and others: [OutputFile] = []
  ) throws(OutputError) {
    var files = [
      (page + ".html", renderHTML(document)),
      (page + ".md", renderMarkdown(document, chartPrefix: charts ? page : nil)),
    ]
    if charts { files += chartFiles(document, prefix: page).map { ($0.name, $0.content) } }
    files.append((page + ".json", snapshot))
    _ = try writeDurably(
      others + files.map { name, text in OutputFile(path: folder + name, bytes: Array(text.utf8)) })
    if !charts { removeCharts() }
    lock.release()
  }

  /// Removes the charts of an earlier run, which would show another answer than the page does.
  private func removeCharts() {
    for chart in kind.charts { unlink("\(folder)\(page)-\(chart).svg") }
  }

  /// How the terminal names the files: `reports/best-team.{html,md,json}`.
  var files: String { "\(folder)\(page).{html,md,json}" }

  /// The path of the page's snapshot, which an earlier run may have written.
  var snapshot: String { "\(folder)\(page).json" }

  private var folder: String { path.hasSuffix("/") ? path : path + "/" }
}
