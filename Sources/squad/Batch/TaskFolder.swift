import Files
import Glibc
import Jobs
import Options
import Snapshots
import Tables

/// The folder of a task: its pages, its history, and in `task.json` what came of it.
struct TaskFolder {
  let path: String

  private static let storedName = "task.json"
  /// So many runs of a task are remembered for the index page.
  static let runsKept = 20

  /// What was remembered of the task; `nil` where it was never run, or what stands there is something else.
  var stored: StoredTask? {
    let file = path + "/" + Self.storedName
    guard fileExists(file), let bytes = try? readBytes(file, limit: largestSnapshot) else { return nil }
    return StoredTask(json: bytes)
  }

  /// Remembers what came of the task.
  /// - Throws: `OutputError` when it cannot be written.
  func store(_ task: StoredTask) throws {
    try prepareFolder(path)
    try writeDurably(Array(task.json().utf8), to: path + "/" + Self.storedName)
  }

  /// Removes what a killed run may have left beside its files.
  func removeLeftovers() {
    for folder in [path, path + "/" + SnapshotHistory.folder] where fileExists(folder) {
      _ = try? FolderLock(folder: folder).removeLeftovers()
    }
  }

  /// The checksum of the snapshot of a page; `nil` where there is none.
  func digest(ofSnapshotOf page: String) -> String? {
    SHA256.hexDigest(ofFile: path + "/" + page + ".json")
  }

  /// The files of a page and their checksums.
  func outputs(of page: String) -> [StoredTask.File] {
    names(inFolder: path).filter { $0.hasPrefix(page + ".") || $0.hasPrefix(page + "-") }.sorted().compactMap
    {
      name in
      SHA256.hexDigest(ofFile: path + "/" + name).map { StoredTask.File(path: name, sha256: $0) }
    }
  }

  /// Whether the files that were written are what they were.
  func isIntact(_ stored: StoredTask) -> Bool {
    guard let page = stored.record.page else { return false }
    return stored.outputs.contains { $0.path == page + ".json" } && outputs(of: page) == stored.outputs
  }
}

/// The checksums of files that tasks share, each computed once.
struct SharedDigests: ~Copyable {
  private var known: [String: String?] = [:]

  mutating func digest(of path: String) -> String? {
    if let digest = known[path] { return digest }
    let digest = SHA256.hexDigest(ofFile: path)
    known[path] = .some(digest)
    return digest
  }
}
