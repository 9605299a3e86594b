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
  /// The folder in messages, where it is seen from somewhere else.
  private let shown: String
  private let kind: PageKind
  /// `nil` where nothing is written.
  private let lock: FolderLock?
  /// Whether each chart gets an SVG file, which the Markdown then shows.
  private let writesCharts: Bool
  /// Whether the page's table is written as CSV too.
  private let writesCSV: Bool
  /// Whether a copy is kept of a snapshot that is not the one before.
  private let keepsHistory: Bool

  /// Makes sure that the page can be written and takes the folder for this run, before the work begins.
  ///
  /// Returns `nil` for `--output none`.
  /// - Throws: `OutputError` when the folder cannot be had.
  init?(for command: ParsedCommand, page kind: PageKind, stop: () -> Bool) throws(OutputError) {
    guard command[RunOptions.output] != "none" else { return nil }
    try self.init(at: command[RunOptions.output], page: kind, for: command, stop: stop)
  }

  /// The same for a folder that the command line does not name.
  /// - Parameter shown: how messages name it, where that is not its path.
  init(
    at path: String, shownAs shown: String? = nil, page kind: PageKind, for command: ParsedCommand,
    stop: () -> Bool
  ) throws(OutputError) {
    self.path = path
    self.shown = shown ?? path
    self.kind = kind
    // Not every command that writes pages offers all of these.
    writesCharts = command.isGiven(RunOptions.charts)
    writesCSV = command.isGiven(RunOptions.csv)
    keepsHistory = command.isGiven(RunOptions.keepHistory)
    guard Console.current.writesReports else {
      lock = nil
      return
    }
    let chartNames = writesCharts ? kind.charts.map { "\(kind.rawValue)-\($0).svg" } : []
    let endings = writesCSV ? Self.endings + [".csv"] : Self.endings
    try prepareFolder(path, for: endings.map { kind.rawValue + $0 } + chartNames)
    let lock = try FolderLock(folder: path, wait: command[RunOptions.wait] ?? .zero, shouldStop: stop)
    lock.removeLeftovers()
    self.lock = lock
    if keepsHistory { try SnapshotHistory(beside: path).prepare() }
  }

  /// The name of the page's files, without their endings.
  private var page: String { kind.rawValue }

  private static let endings = [".html", ".md", ".json"]

  /// Writes the page as HTML and Markdown, and the snapshot; files that hold the same bytes already are
  /// left alone. The snapshot goes last: it is what later runs believe.
  /// - Parameter others: files that belong to the same set: all are written, or none.
  func write(_ document: Document, of snapshot: Snapshot, and others: [OutputFile] = []) throws {
    guard let lock else { return }
    var files = [
      (page + ".html", renderHTML(document)),
      (page + ".md", renderMarkdown(document, chartPrefix: writesCharts ? page : nil)),
    ]
    if writesCharts { files += chartFiles(document, prefix: page).map { ($0.name, $0.content) } }
    if writesCSV { files.append((page + ".csv", renderCSV(kind.table(snapshot)))) }
    let json = try snapshot.json()
    if keepsHistory, let name = try SnapshotHistory(beside: path).name(for: json) {
      files.append((name, json))
    }
    files.append((page + ".json", json))
    _ = try writeDurably(
      others + files.map { name, text in OutputFile(path: folder + name, bytes: Array(text.utf8)) })
    if !writesCharts { removeCharts() }
    lock.release()
  }

  /// Removes the charts of an earlier run, which would show another answer than the page does.
  private func removeCharts() {
    for chart in kind.charts { unlink("\(folder)\(page)-\(chart).svg") }
  }

  /// How the terminal names the files: `reports/best-team.{html,md,json}`.
  var files: String { "\(slashed(shown))\(page).{html,md,json}" }

  /// The path of the page's snapshot, which an earlier run may have written.
  var snapshot: String { "\(folder)\(page).json" }

  private var folder: String { slashed(path) }

  private func slashed(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }
}
