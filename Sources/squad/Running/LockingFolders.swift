import Files
import Glibc
import Options
import Tables

/// Takes the folder of a file that is about to be changed for this run; without such a folder it is the file
/// that cannot be read.
/// - Parameter stop: ends the wait for another run.
func lockFolder(
  of path: String, for command: ParsedCommand, stop: () -> Bool = { false }
) throws -> FolderLock {
  let folder = parentFolder(of: path)
  guard fileExists(folder) else {
    throw InputError.unreadable(file: path, reason: "the folder \(folder) does not exist")
  }
  let lock = try FolderLock(folder: folder, wait: command[RunOptions.wait] ?? .zero, shouldStop: stop)
  lock.removeLeftovers()
  return lock
}

/// Whether something stands at a path.
func fileExists(_ path: String) -> Bool {
  access(path, F_OK) == 0 || errno != ENOENT
}
