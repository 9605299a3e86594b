import Foundation
import Glibc

/// A fresh folder for one test, removed when the object is released.
final class TestFolder {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory.appending(path: "files-" + UUID().uuidString)
    path = url.path
    mkdir(path, 0o755)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file there, in the simplest way.
  func put(_ text: String, _ name: String) {
    _ = FileManager.default.createFile(atPath: path(name), contents: Data(text.utf8))
  }

  /// The content of the file; `nil` if there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All names in the folder, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// What changes in a file when it is touched.
  struct Identity: Equatable {
    let inode: ino_t
    let changed: [Int]
    let mode: mode_t
  }

  func identity(_ name: String) -> Identity {
    var status = stat()
    lstat(path(name), &status)
    return Identity(
      inode: status.st_ino,
      changed: [
        status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
      ],
      mode: status.st_mode & 0o7777)
  }
}

extension Array where Element == UInt8 {
  init(_ text: String) { self = Array(text.utf8) }
}
