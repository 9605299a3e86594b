import Clock

/// The files that a run may write, known to be writable, with their folders held for this run alone.
///
/// Everything is written through it: no output is also an input, no two outputs are the same file, each folder in which
/// a file really lies, behind all links, is locked, and leftovers of killed runs are removed. Keep it in a variable and
/// call `release()`, as with ``FolderLock``.
public final class HeldOutputs: Sendable {
  private let locks: [FolderLock]
  /// The folders that are held, including those that `others` already held.
  private let folders: Set<FileID>

  /// Checks everything, then creates missing folders and locks them, before the work begins.
  ///
  /// - Parameters:
  ///   - files: all files that may be written.
  ///   - more: further folders to hold, for files whose names are not known yet.
  ///   - inputs: the files that are read; none of them may be overwritten.
  ///   - others: outputs whose folders this run already holds.
  ///   - wait: how long to wait for all folders together.
  ///   - shouldStop: ends the wait.
  /// - Throws: `OutputError`; then nothing has been written and nothing is held.
  public init(
    _ files: [String], in more: [String] = [], reading inputs: [String] = [],
    besides others: HeldOutputs? = nil,
    wait: Duration = .zero, shouldStop: () -> Bool = { false }
  ) throws(OutputError) {
    var clashes = OutputConflicts()
    clashes.read(inputs)
    for file in files { try clashes.write(file) }
    for folder in more + files.map({ parentFolder(of: $0) }) { try prepareFolder(folder) }

    var folders: [FileID: String] = [:]
    for folder in more { try Self.add(folder, to: &folders) }
    for file in files { try Self.add(Target(file).folder, to: &folders) }
    let held = others?.folders ?? []
    let deadline = Instant.now + wait
    var locks: [FolderLock] = []
    // Every run locks in the same order, so that no two can wait for each other.
    for (id, folder) in folders.sorted(by: { $0.key < $1.key }) where !held.contains(id) {
      let left = max(.zero, Instant.now.duration(to: deadline))
      locks.append(try FolderLock(folder: folder, wait: left, shouldStop: shouldStop))
    }
    // Only when all are held is it certain that no other run is at work in any of them.
    for lock in locks { try lock.removeLeftovers() }
    self.locks = locks
    self.folders = held.union(folders.keys)
  }

  private static func add(_ folder: String, to folders: inout [FileID: String]) throws(OutputError) {
    try checkWritable(folder)
    if let id = FileID(folder), folders[id] == nil { folders[id] = folder }
  }

  /// Writes files as ``writeDurably(_:then:)`` does.
  public func write(_ files: [OutputFile], then confirm: () throws -> Void = {}) throws {
    try writeDurably(files, then: confirm)
  }

  /// Releases the folders that this object holds; a second call does nothing.
  public func release() {
    for lock in locks { lock.release() }
  }
}
