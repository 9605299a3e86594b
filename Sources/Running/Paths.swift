import Files
import Glibc

/// The current folder, links resolved; `nil` where it is gone.
package var currentFolder: String? {
  guard let folder = getcwd(nil, 0) else { return nil }
  defer { free(folder) }
  return String(cString: folder)
}

/// A path as it is seen from the root, whatever the current folder becomes.
/// - Throws: `OutputError` where the folder is gone from which it is seen.
package func absolutePath(_ path: String, in folder: String?) throws(OutputError) -> String {
  if path.hasPrefix("/") { return path }
  guard let folder else {
    throw .unusable(
      path: path, reason: "the working directory has been removed; give a path that begins with '/'")
  }
  return folder + "/" + path
}

/// Whether something else than an ordinary file stands at a path: a pipe, a device, a folder.
package func isSpecialFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
}
