import Glibc

/// Where the bytes for a path really go: symbolic links are followed, so that the file behind a link is replaced and
/// the link stays.
struct Target {
  /// The path as the user wrote it, for messages.
  let named: String
  /// The path without a symbolic link in its last part.
  let path: String
  /// What is known of the file that is there now; `nil` if there is none.
  let old: stat?

  /// Examines `named` without changing anything.
  /// - Throws: if a folder, a device or a loop of links is there, or if it cannot be examined.
  init(_ named: String) throws(OutputError) {
    self.named = named
    path = try followLinks(from: named)
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .refused(path: named, code: errno) }
      // A link of the system, such as /dev/stdout, may lead to something without a path.
      guard path == named || stat(named, &status) != 0 else { throw .notAnOrdinaryFile(path: named) }
      old = nil
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: old = status
    case S_IFDIR: throw .folderInTheWay(path: named)
    default: throw .notAnOrdinaryFile(path: named)
    }
  }

  /// The permissions of that file, without setuid, setgid and sticky bits: these vouched for the old contents, not for
  /// the new ones.
  var mode: mode_t? { old.map { $0.st_mode & 0o777 } }

  /// The folder that holds the file, `.` for a bare name.
  var folder: String { parentFolder(of: path) }
}

/// Returns the path at the end of the chain of links that begins at `named`; its file need not exist.
/// - Throws: `OutputError` if the chain is a loop or cannot be followed.
func followLinks(from named: String) throws(OutputError) -> String {
  var path = named
  for _ in 0..<40 {
    guard let link = try destination(of: path) else { return path }
    path = link.hasPrefix("/") ? link : parentFolder(of: path) + "/" + link
  }
  throw .linkLoop(path: named)
}

/// Returns the destination of the symbolic link at `path`; `nil` if it is not a link.
private func destination(of path: String) throws(OutputError) -> String? {
  var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
  let count = buffer.withUnsafeMutableBytes { readlink(path, $0.baseAddress!, $0.count) }
  guard count >= 0 else {
    guard [EINVAL, ENOENT, ENOTDIR].contains(errno) else { throw .refused(path: path, code: errno) }
    return nil
  }
  guard let link = String(validating: buffer[..<count], as: UTF8.self) else {
    throw .refused(path: path, code: EILSEQ)
  }
  return link
}
