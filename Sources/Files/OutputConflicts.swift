/// Finds clashes between the files that a run reads and writes, compared by place and by device and inode.
///
/// It changes nothing; every check costs a few system calls.
public struct OutputConflicts: Sendable {
  private var inputs: [FileID: String] = [:]
  private var outputs: [FilePlace: String] = [:]

  /// Creates a finder with nothing read and nothing written.
  public init() {}

  /// Notes files that are read; missing ones cannot be overwritten.
  public mutating func read(_ paths: some Sequence<String>) {
    for path in paths {
      if let id = FileID(path), inputs[id] == nil { inputs[id] = path }
    }
  }

  /// Notes a file that is written; call it once all files that are read are known.
  /// - Throws: `OutputError.overwritesInput` if the file is also read, `.sameOutput` if another output is the same file,
  ///   or why the path cannot be examined.
  public mutating func write(_ path: String) throws(OutputError) {
    if let id = FileID(path) {
      if let input = inputs[id] { throw .overwritesInput(path: path, input: input) }
      if id == FileID.standardOutput { throw .sameOutput(path: path, other: "standard output") }
    }
    if let other = outputs.updateValue(path, forKey: try FilePlace(path)) {
      throw .sameOutput(path: path, other: other)
    }
  }
}
