import Files
import Glibc

/// The current folder, with links resolved; `nil` if it is gone.
package var currentFolder: String? {
  guard let folder = getcwd(nil, 0) else { return nil }
  defer { free(folder) }
  return String(cString: folder)
}

/// The absolute form of a path, which stays the same when the current folder changes.
/// - Throws: `OutputError` if the folder is gone to which the path is relative.
package func absolutePath(_ path: String, in folder: String?) throws(OutputError) -> String {
  if path.hasPrefix("/") { return path }
  guard let folder else {
    throw .unusable(
      path: path, reason: "the working directory has been removed; give a path that begins with '/'")
  }
  return folder + "/" + path
}

/// Whether there is something other than an ordinary file at a path: a pipe, a device, a folder.
package func isSpecialFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
}
