/// The files that a run may write, sure to be writable, with their folders held for this run alone.
///
/// It is the one way to write anything: no file is one that is read, no two are one file, each folder in which a
/// file really stands, behind all links, is locked, and what a killed run has left there is removed. Keep it in a
/// variable and call `release()`, as with ``FolderLock``.
public final class HeldOutputs: Sendable {
  private let locks: [FolderLock]
  /// The folders that are held, also by those who held them before.
  private let folders: Set<FileID>

  /// Looks at everything, then creates missing folders and takes them, before the work begins.
  ///
  /// - Parameters:
  ///   - files: all that may be written.
  ///   - more: further folders to hold, for files whose names are not known yet.
  ///   - inputs: what is read; none of it may be written over.
  ///   - others: outputs whose folders are held already, by this run.
  ///   - wait: how long to wait for all folders together.
  ///   - shouldStop: ends the wait.
  /// - Throws: `OutputError`; nothing is written then, and nothing held.
  public init(
    _ files: [String], in more: [String] = [], reading inputs: [String] = [],
    besides others: HeldOutputs? = nil,
    wait: Duration = .zero, shouldStop: () -> Bool = { false }
  ) throws(OutputError) {
    var clashes = ClashFinder()
    clashes.read(inputs)
    for file in files { try clashes.write(file) }
    for folder in more + files.map({ parentFolder(of: $0) }) { try prepareFolder(folder) }

    var folders: [FileID: String] = [:]
    for folder in more { try Self.add(folder, to: &folders) }
    for file in files { try Self.add(Target(file).folder, to: &folders) }
    let held = others?.folders ?? []
    let deadline = ContinuousClock.now + wait
    var locks: [FolderLock] = []
    // In one order for every run, so that two of them cannot wait for each other.
    for (id, folder) in folders.sorted(by: { $0.key < $1.key }) where !held.contains(id) {
      let left = max(.zero, ContinuousClock.now.duration(to: deadline))
      locks.append(try FolderLock(folder: folder, wait: left, shouldStop: shouldStop))
    }
    // Only who holds them all knows that no other run is at work in any.
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

  /// Lets go of the folders that this object holds; a second call does nothing.
  public func release() {
    for lock in locks { lock.release() }
  }
}
