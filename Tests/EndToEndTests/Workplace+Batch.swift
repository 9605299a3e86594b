import Foundation
import Testing

/// Helpers for tests of batches: every file in a folder, and what was reported for each task.
extension Workplace {
  /// The bytes of every file below a folder, hidden ones included.
  func files(in folder: String) throws -> [String: Data] {
    let root = path + "/" + folder
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    var files: [String: Data] = [:]
    for name in names {
      let path = root + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      files[name] = try Data(contentsOf: URL(filePath: path))
    }
    return files
  }

  /// For each file, what changes when it is written again: inode and times.
  func identities(in folder: String) throws -> [String: [Int]] {
    var identities: [String: [Int]] = [:]
    for name in try files(in: folder).keys {
      var status = stat()
      lstat(path + "/" + folder + "/" + name, &status)
      identities[name] = [
        Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
        status.st_ctim.tv_nsec,
      ]
    }
    return identities
  }

  /// The tasks of an index page, by name.
  func tasks(of index: String = "out/index.json") throws -> [String: [String: Any]] {
    let job = try json(index)["job"] as? [String: Any]
    let tasks = job?["tasks"] as? [[String: Any]] ?? []
    return Dictionary(
      uniqueKeysWithValues: tasks.compactMap { task in
        (task["name"] as? String).map { ($0, task) }
      })
  }

  /// Writes a job with its output in `out`.
  func write(job tasks: String, to name: String = "job.yaml") throws {
    try write("output: out\ntasks:\n" + tasks, to: name)
  }

  /// Writes a pool of ten players; skills and costs differ from night to night.
  func writePool(night: Int, to name: String = "pool.csv") throws {
    let rows = (0..<10).map { index in
      "P\(index),\(3 + (index * 7 + night * 3) % 8),\(5 + (index * 5 + night) % 9)\n"
    }
    try write("name,skill,cost\n" + rows.joined(), to: name)
  }
}

extension Run {
  /// How each task ended, by name, as reported on standard error.
  var statusByTask: [String: String] {
    let words = ["kept", "done", "no", "not-proved", "failed", "interrupted"]
    let lines = errors.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true)
    }
    let pairs = lines.compactMap { line -> (String, String)? in
      guard line.count > 1, words.contains(String(line[0])) else { return nil }
      return (String(line[1]), String(line[0]))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The tasks that were run.
  var run: [String] { statusByTask.filter { $0.value != "kept" }.keys.sorted() }
}
