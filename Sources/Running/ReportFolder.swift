import Documents
import Files
import Glibc
import Options
import Pages
import Snapshots

/// The folder that gets a run's page in all its formats, held for this run alone.
package struct ReportFolder {
  /// The folder as the user spelled it.
  package let path: String
  /// The folder as messages name it, if it is seen from somewhere else.
  private let shown: String
  private let kind: PageKind
  private let form: ReportForm
  /// `nil` if nothing is written.
  package let outputs: HeldOutputs?
  /// Whether the snapshot is written; if not, it is already there.
  private var writesSnapshot = true

  /// Holds the folders for this run before the work begins, and checks that the page can be written, and what else the
  /// command line names for writing.
  ///
  /// Returns `nil` for `--output none`.
  /// - Throws: `OutputError` if one of them cannot be held.
  package init?(for command: ParsedCommand, page kind: PageKind) throws(OutputError) {
    guard command[RunOptions.output] != "none" else { return nil }
    try self.init(at: command[RunOptions.output], page: kind, for: command)
  }

  /// Holds a folder that the command line does not name.
  /// - Parameters:
  ///   - shown: how messages name it, if not by its path.
  ///   - redrawn: the snapshot that the page is drawn from again; one that is already in the folder stays.
  package init(
    at path: String, shownAs shown: String? = nil, page kind: PageKind, redrawing redrawn: [UInt8]? = nil,
    for command: ParsedCommand
  ) throws(OutputError) {
    self.path = path
    self.shown = shown ?? path
    self.kind = kind
    form = ReportForm(command)
    guard command.writesFiles else {
      outputs = nil
      return
    }
    let snapshot = form.snapshot(of: kind, in: path)
    if redrawn != nil { writesSnapshot = !fileExists(snapshot) }
    let folders = [path] + (form.keepsHistory ? [SnapshotHistory(beside: path).path] : [])
    let files = form.pages(of: kind, in: path) + (writesSnapshot ? [snapshot] : [])
    let outputs = try HeldOutputs(for: command, files, in: folders)
    if let redrawn, fileExists(snapshot) {
      writesSnapshot = false
      guard try holds(snapshot, redrawn) else {
        outputs.release()
        throw .unusable(
          path: snapshot,
          reason: "holds another snapshot that later runs continue from; "
            + "choose another folder with --output")
      }
    }
    self.outputs = outputs
  }

  /// Writes the page in its formats, and the snapshot; files that already hold the same bytes are left alone.
  /// The snapshot goes last: it is what later runs rely on.
  /// - Parameters:
  ///   - others: files that belong to the same set: all are written, or none.
  ///   - confirm: what must succeed for the files to stay.
  /// - Returns: the files of the page by their names in the folder; none if nothing is written.
  @discardableResult
  package func write(
    _ document: Document, of snapshot: Snapshot, and others: [OutputFile] = [],
    then confirm: () throws -> Void = {}
  ) throws -> [OutputFile] {
    guard let outputs else {
      try confirm()
      return []
    }
    let json = try snapshot.json()
    var files = try form.rendered(document, of: snapshot, as: kind)
    if writesSnapshot { files.append((kind.name + ".json", json)) }
    var set = others + files.map { name, text in OutputFile(path: folder + name, bytes: Array(text.utf8)) }
    let history =
      form.keepsHistory ? try SnapshotHistory(beside: path).change(with: json, keeping: form.mostKept) : nil
    if let copy = history?.new { set.insert(copy, at: set.count - (writesSnapshot ? 1 : 0)) }
    // A set of files that has been begun is finished, whatever happens.
    stopOnInterrupt()
    try outputs.write(set, then: confirm)
    for copy in history?.old ?? [] { unlink(copy) }
    removeOutdated(besides: set)
    outputs.release()
    let written = set.filter { $0.path.hasPrefix(folder) && $0.path != history?.new?.path }
    return written.map { OutputFile(path: String($0.path.dropFirst(folder.count)), bytes: $0.bytes) }
  }

  /// Removes charts and further tables of an earlier run, which would show a different answer from the page.
  private func removeOutdated(besides written: [OutputFile]) {
    let charts = form.writesCharts ? [] : kind.charts.map { "\(folder)\(kind.name)-\($0).svg" }
    let tables = form.writesTables ? kind.tables.map { "\(folder)\(kind.name)-\($0).csv" } : []
    for path in charts + tables where !written.contains(where: { $0.path == path }) { unlink(path) }
  }

  /// How the terminal names the files: `reports/best-team.{html,md,json}`.
  package var files: String {
    "\(slashed(shown))\(kind.name).\(form.endings)"
  }

  /// The path of the page's snapshot, which an earlier run may have written.
  package var snapshot: String { form.snapshot(of: kind, in: path) }

  private var folder: String { slashed(path) }
}

/// Whether a file holds exactly these bytes.
private func holds(_ path: String, _ bytes: [UInt8]) throws(OutputError) -> Bool {
  guard let digest = SHA256.hexDigest(ofFile: path) else { throw .refused(path: path, code: errno) }
  return digest == SHA256.hexDigest(of: bytes)
}

/// A folder with a slash after it.
package func slashed(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }
