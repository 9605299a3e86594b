import Foundation
import Glibc

/// A file system of a few kibibytes, held in memory and mounted over a folder.
struct SmallDisk {
  private let folder: String

  /// Whether this process can mount anything: determined by trying, because root in a container often cannot.
  static let canBeMounted: Bool = {
    let folder = TestFolder()
    guard getuid() == 0, let disk = SmallDisk(in: folder.path, kibibytes: 4) else { return false }
    disk.unmount()
    return true
  }()

  /// Mounts it over `folder`; `nil` if the system refuses.
  init?(in folder: String, kibibytes: Int) {
    self.folder = folder
    guard Self.run(["mount", "-t", "tmpfs", "-o", "size=\(kibibytes)k", "tmpfs", folder]) else { return nil }
  }

  func unmount() {
    _ = Self.run(["umount", "-l", folder])
  }

  private static func run(_ words: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
