import Glibc

/// One file to be written: its path and its contents.
public struct OutputFile: Sendable, Hashable {
  /// The path; a symbolic link means the file behind it.
  public var path: String
  /// The complete contents.
  public var bytes: [UInt8]

  /// Creates the file at `path` with `bytes`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Writes `files` as one set: all of them or none, and never half of one.
///
/// All new files are first written beside their targets and flushed to the disk, and every old file is kept beside its
/// own. Only then does each new file take its target's place, in the given order, and the folders are flushed. So any
/// foreseeable failure happens before the first old file is touched. If the system refuses a later step all the same,
/// the old files are put back, and new ones without an old one are removed.
///
/// A reader, a kill or a power cut between two renames can find a set that is partly new, each file of it whole: put
/// the file that describes the others last. A kill or a power cut also leaves the temporary names, which
/// ``FolderLock/removeLeftovers()`` removes.
///
/// A file that already holds its bytes is left alone, with its modification time. A replaced file keeps its mode, and
/// its owner where the system allows that.
///
/// - Returns: the paths that were written, in the given order, without those left alone.
/// - Throws: `OutputError`; no temporary file is left then, unless the system refuses to put back an old file: that one
///   stays under its temporary name.
/// - Precondition: no path occurs twice.
@discardableResult
public func writeDurably(_ files: [OutputFile]) throws(OutputError) -> [String] {
  do {
    return try writeDurably(files, then: {})
  } catch let error as OutputError {
    throw error
  } catch {
    preconditionFailure("nothing else is thrown: \(error)")
  }
}

/// Writes files as ``writeDurably(_:)`` does, and undoes all of it if what follows fails.
/// - Parameter confirm: must succeed for the files to stay; it sees the new ones.
/// - Throws: `OutputError`, or what `confirm` throws; the old files are back then.
@discardableResult
public func writeDurably(_ files: [OutputFile], then confirm: () throws -> Void) throws -> [String] {
  precondition(Set(files.map(\.path)).count == files.count, "a set of files names one path twice")
  var new: [TemporaryFile] = []
  for (target, bytes) in try targetsToReplace(files) {
    new.append(try TemporaryFile(for: target, holding: bytes))
  }
  var replacements: [Replacement] = []
  for file in new {
    replacements.append(Replacement(new: file, old: try .keepingOldFile(of: file.target)))
  }
  try replaceAll(replacements, then: confirm)
  return new.map(\.target.named)
}

/// Writes one file as a set of one: a reader sees the old file or the new one at `path`, never half.
///
/// - Returns: `false` if the file already held these bytes and was left alone.
/// - Throws: `OutputError`; the old file is then untouched.
@discardableResult
public func writeDurably(_ bytes: [UInt8], to path: String) throws(OutputError) -> Bool {
  try !writeDurably([OutputFile(path: path, bytes: bytes)]).isEmpty
}

/// Returns the files whose bytes differ from what their target holds; all targets are examined first.
private func targetsToReplace(
  _ files: [OutputFile]
) throws(OutputError) -> [(target: Target, bytes: [UInt8])] {
  var targets: [(target: Target, bytes: [UInt8])] = []
  for file in files { targets.append((try Target(file.path), file.bytes)) }
  return targets.filter { !$0.target.holds($0.bytes) }
}

/// A new file and the old one that it replaces, if there is one.
private struct Replacement {
  let new: TemporaryFile
  let old: TemporaryFile?

  /// Restores the target as it was before the new file took its place.
  func undo() {
    if let old { old.putBack() } else { unlink(new.target.path) }
  }
}

/// Puts all new files in their targets' places, or none.
private func replaceAll(_ replacements: [Replacement], then confirm: () throws -> Void) throws {
  let folders = Set(replacements.map(\.new.target.folder))
  var done: [Replacement] = []
  do {
    for replacement in replacements {
      try replacement.new.replaceTarget()
      done.append(replacement)
    }
    for folder in folders { try flushFolder(folder) }
    try confirm()
  } catch {
    for replacement in done.reversed() { replacement.undo() }
    // The first failure is the one to report, not one while undoing.
    for folder in folders { try? flushFolder(folder) }
    throw error
  }
}
