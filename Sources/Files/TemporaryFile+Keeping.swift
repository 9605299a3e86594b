import Glibc

extension TemporaryFile {
  /// Keeps the old file of `target` beside it until the set is complete; `nil` if there is none.
  ///
  /// It is kept as a second name of the same file, or as a copy if that is impossible: on file systems without hard
  /// links, and when the file belongs to another user, because a sticky folder would not let us remove the second name
  /// again.
  /// - Throws: if the file can be neither linked nor read.
  static func keepingOldFile(of target: Target) throws(OutputError) -> TemporaryFile? {
    guard let old = target.old else { return nil }
    if old.st_uid == geteuid() || geteuid() == 0, let second = linking(target) { return second }
    return try TemporaryFile(for: target, holding: try target.bytes())
  }

  private static func linking(_ target: Target) -> TemporaryFile? {
    while true {
      let path = randomPath(beside: target)
      if link(target.path, path) == 0 { return TemporaryFile(for: target, at: path) }
      guard errno == EEXIST else { return nil }
    }
  }
}

extension Target {
  /// Returns the whole contents of the file.
  fileprivate func bytes() throws(OutputError) -> [UInt8] {
    var bytes: [UInt8] = []
    let code = readPieces(of: path) { piece in
      bytes += piece
      return true
    }
    guard code == 0 else { throw .refused(path: named, code: code) }
    return bytes
  }
}
