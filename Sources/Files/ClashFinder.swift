/// Files that a run reads and files that it writes, compared with one another by place and by device and inode.
///
/// Nothing is changed by looking; every look costs a few system calls.
public struct ClashFinder: Sendable {
  private var inputs: [FileID: String] = [:]
  private var outputs: [FilePlace: String] = [:]

  /// Nothing read, nothing written.
  public init() {}

  /// Notes files that are read; those that are not there cannot be written over.
  public mutating func read(_ paths: some Sequence<String>) {
    for path in paths {
      if let id = FileID(path), inputs[id] == nil { inputs[id] = path }
    }
  }

  /// Notes a file that is written, when all that is read is known.
  /// - Throws: `OutputError.overInput` if it is one that is read, `.sameOutput` where another output is the
  ///   same file, or what keeps the path from being looked at.
  public mutating func write(_ path: String) throws(OutputError) {
    if let id = FileID(path) {
      if let input = inputs[id] { throw .overInput(path: path, input: input) }
      if id == FileID.standardOutput { throw .sameOutput(path: path, other: "standard output") }
    }
    if let other = outputs.updateValue(path, forKey: try FilePlace(path)) {
      throw .sameOutput(path: path, other: other)
    }
  }
}
