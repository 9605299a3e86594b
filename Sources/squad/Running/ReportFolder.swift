import Documents
import Files
import Options
import Snapshots

/// The folder that gets a run's page in three forms, held for this run alone.
struct ReportFolder {
  /// The folder as the user spelled it.
  let path: String
  /// The name of the page, such as `best-team`.
  let page: String
  private let lock: FolderLock

  /// Makes sure that the page can be written and takes the folder for this run, before the work begins.
  ///
  /// Returns `nil` for `--output none`.
  /// - Throws: `OutputError` when the folder cannot be had.
  init?(for command: ParsedCommand, page: String, stop: () -> Bool) throws(OutputError) {
    guard command[RunOptions.output] != "none" else { return nil }
    path = command[RunOptions.output]
    self.page = page
    try prepareFolder(path, for: Self.endings.map { page + $0 })
    lock = try FolderLock(folder: path, wait: command[RunOptions.wait] ?? .zero, shouldStop: stop)
    _ = lock.removeLeftovers()
  }

  private static let endings = [".html", ".md", ".json"]

  /// Writes the page as HTML and Markdown, and the snapshot; files that hold the same bytes already are
  /// left alone. The snapshot goes last: it is what later runs believe.
  func write(_ document: Document, snapshot: String) throws(OutputError) {
    let texts = [renderHTML(document), renderMarkdown(document), snapshot]
    _ = try writeDurably(
      zip(Self.endings, texts).map { ending, text in
        OutputFile(path: prefix + ending, bytes: Array(text.utf8))
      })
    lock.release()
  }

  /// How the terminal names the files: `reports/best-team.{html,md,json}`.
  var files: String { "\(prefix).{html,md,json}" }

  private var prefix: String { path.hasSuffix("/") ? path + page : "\(path)/\(page)" }
}
