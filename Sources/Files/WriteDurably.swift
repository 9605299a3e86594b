/// One file to be written: where, and what it shall hold.
public struct OutputFile: Sendable, Hashable {
  /// The path; a symbolic link stands for the file behind it.
  public var path: String
  /// All that the file shall hold.
  public var bytes: [UInt8]

  /// The file at `path` with `bytes`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Writes `files` as one set, so that a reader, a full disk or a crash sees the old file or the new
/// one at each path, never half of one.
///
/// All new files are first written beside their targets and flushed to the disk; only then does
/// each take its target's place, in the given order, and the folders are flushed. So whatever can
/// be expected to fail, fails before the first old file is touched. A power cut between two renames
/// leaves a set that is partly new: put the file that says what the others hold last.
///
/// A file that already holds its bytes is left alone, with its time of change. A replaced file
/// keeps its mode.
///
/// - Returns: the paths that were written, in the given order; those left alone are missing.
/// - Throws: `OutputError`; no temporary file is left then.
/// - Precondition: no path occurs twice.
@discardableResult
public func writeDurably(_ files: [OutputFile]) throws(OutputError) -> [String] {
  precondition(Set(files.map(\.path)).count == files.count, "a set of files names one path twice")
  var temporaries: [TemporaryFile] = []
  for target in try targetsToReplace(files) {
    temporaries.append(try TemporaryFile(for: target.target, holding: target.bytes))
  }
  for temporary in temporaries { try temporary.replaceTarget() }
  for folder in Set(temporaries.map(\.target.folder)) { try flushFolder(folder) }
  return temporaries.map(\.target.named)
}

/// Writes one file like a set of one: the old file or the new one is seen at `path`, never half.
///
/// - Returns: `false` when the file held these bytes already and was left alone.
/// - Throws: `OutputError`; the old file is untouched then.
@discardableResult
public func writeDurably(_ bytes: [UInt8], to path: String) throws(OutputError) -> Bool {
  try !writeDurably([OutputFile(path: path, bytes: bytes)]).isEmpty
}

/// The files whose bytes differ from what their target holds; every target is looked at first.
private func targetsToReplace(
  _ files: [OutputFile]
) throws(OutputError) -> [(target: Target, bytes: [UInt8])] {
  var targets: [(target: Target, bytes: [UInt8])] = []
  for file in files { targets.append((try Target(file.path), file.bytes)) }
  return targets.filter { !$0.target.holds($0.bytes) }
}
