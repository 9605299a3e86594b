import Glibc

/// The identity of a file or folder on this machine, whatever path leads to it.
public struct FileID: Sendable, Hashable {
  let device: dev_t
  let inode: ino_t

  init(_ status: stat) {
    (device, inode) = (status.st_dev, status.st_ino)
  }

  /// Identifies the file or folder at `path`, following links; `-` is standard input. `nil` if it cannot be examined.
  public init?(_ path: String) {
    var status = stat()
    guard (path == "-" ? fstat(STDIN_FILENO, &status) : stat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// The ordinary file that standard output goes to; `nil` if there is none.
  static var standardOutput: FileID? {
    var status = stat()
    guard fstat(STDOUT_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileID(status)
  }
}

extension FileID: Comparable {
  /// Orders identities: arbitrarily, but in the same way for every run.
  public static func < (one: FileID, other: FileID) -> Bool {
    (one.device, one.inode) < (other.device, other.inode)
  }
}

/// The location of a file, existing or not, with links resolved: two paths with the same place are the same file.
public struct FilePlace: Sendable, Hashable {
  /// The nearest existing folder.
  private let folder: FileID?
  /// The path from there.
  private let rest: [Substring]

  /// Finds the place of `path`, which need not exist.
  /// - Throws: `OutputError` if its links lead nowhere.
  public init(_ path: String) throws(OutputError) {
    let path = try followLinks(from: path)
    var folder = parentFolder(of: path)
    var rest = [path.split(separator: "/").last ?? ""]
    while FileID(folder) == nil, parentFolder(of: folder) != folder {
      if let name = folder.split(separator: "/").last, name != "." { rest.append(name) }
      folder = parentFolder(of: folder)
    }
    self.folder = FileID(folder)
    self.rest = rest.reversed()
  }
}
