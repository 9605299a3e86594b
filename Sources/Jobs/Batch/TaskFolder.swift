import Files
import Options
import Pages
import Running
import Snapshots
import Tables

/// The folder of a task: its pages, its history, and its result in `task.json`.
package struct TaskFolder {
  package let path: String

  /// The folder at a path.
  package init(path: String) {
    self.path = path
  }

  private static let storedName = "task.json"
  /// The number of runs of a task that are kept for the index page.
  package static let runsKept = 20

  /// The stored result of the task; `nil` if it was never run, or the file holds something else.
  /// - Throws: `InputError` if the file cannot be read: it may hold anything then.
  package func stored() throws(InputError) -> StoredTask? {
    guard fileExists(storedPath) else { return nil }
    return StoredTask(json: try readBytes(storedPath, limit: largestSnapshot))
  }

  private var storedPath: String { path + "/" + Self.storedName }

  /// The paths of all files that a task writes.
  package func outputs(of kind: PageKind, _ form: ReportForm) -> [String] {
    form.pages(of: kind, in: path) + [form.snapshot(of: kind, in: path), storedPath]
  }

  /// Locks the folder for a task, and removes what a killed run has left in it.
  /// - Parameter command: the command of the task as it runs, which writes this page.
  package func hold(for command: ParsedCommand, _ page: PageKind) throws(OutputError) -> HeldOutputs {
    try HeldOutputs(
      for: command, outputs(of: page, ReportForm(command)),
      in: [path, SnapshotHistory(beside: path).path])
  }

  /// Stores the result of the task.
  /// - Throws: `OutputError` if it cannot be written.
  func store(_ task: StoredTask) throws {
    try writeDurably(Array(task.json().utf8), to: storedPath)
  }

  /// Removes what a killed run may have left, unless another run holds the folder: that one has done so.
  package func removeLeftovers() {
    let folders = [path, SnapshotHistory(beside: path).path].filter(fileExists)
    _ = try? HeldOutputs([], in: folders)
  }

  /// The checksum of the snapshot of a page; `nil` if there is none.
  /// - Throws: `InputError` if it cannot be read.
  package func digest(ofSnapshotOf page: String) throws(InputError) -> String? {
    let file = path + "/" + page + ".json"
    guard fileExists(file) else { return nil }
    return SHA256.hexDigest(of: try readBytes(file, limit: largestSnapshot))
  }

  /// Whether the files that were written are unchanged.
  func isIntact(_ stored: StoredTask) -> Bool {
    guard let page = stored.record.page, stored.outputs.contains(where: { $0.path == page + ".json" }) else {
      return false
    }
    return stored.outputs.allSatisfy { SHA256.hexDigest(ofFile: path + "/" + $0.path) == $0.sha256 }
  }
}

/// The checksums of files that tasks share, each computed once.
package struct SharedDigests: ~Copyable {
  private var known: [String: String?] = [:]

  package mutating func digest(of path: String) -> String? {
    if let digest = known[path] { return digest }
    let digest = SHA256.hexDigest(ofFile: path)
    known[path] = .some(digest)
    return digest
  }
}
