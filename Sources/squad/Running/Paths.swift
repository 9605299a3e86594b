import Glibc

/// The current folder, links resolved; empty where it is gone.
var currentFolder: String {
  guard let folder = getcwd(nil, 0) else { return "" }
  defer { free(folder) }
  return String(cString: folder)
}

/// A path as it is seen from the root, whatever the current folder becomes.
func absolutePath(_ path: String, in folder: String) -> String {
  path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
}

/// Whether something else than an ordinary file stands at a path: a pipe, a device, a folder.
func isSpecialFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
}
