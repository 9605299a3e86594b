import Glibc

/// What tells one file or folder from every other of the machine, whatever path leads to it.
public struct FileID: Sendable, Hashable {
  let device: dev_t
  let inode: ino_t

  init(_ status: stat) {
    (device, inode) = (status.st_dev, status.st_ino)
  }

  /// The file or folder at `path`, links followed; `-` is standard input. `nil` if nothing can be seen.
  public init?(_ path: String) {
    var status = stat()
    guard (path == "-" ? fstat(STDIN_FILENO, &status) : stat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// The ordinary file behind standard output; `nil` if there is none.
  static var standardOutput: FileID? {
    var status = stat()
    guard fstat(STDOUT_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileID(status)
  }
}

extension FileID: Comparable {
  /// Any order, but the same one for everybody.
  public static func < (one: FileID, other: FileID) -> Bool {
    (one.device, one.inode) < (other.device, other.inode)
  }
}

/// Where a file stands or will stand, links resolved: two paths with one place are one file.
public struct FilePlace: Sendable, Hashable {
  /// The nearest folder that is there.
  private let folder: FileID?
  /// The way from there.
  private let rest: [Substring]

  /// The place of `path`, which need not exist.
  /// - Throws: `OutputError` when its links lead nowhere.
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
