import Glibc

/// Makes sure that files can be written into `folder`, before the work begins.
///
/// Creates the folder and its parents where they are missing, so that it can be locked, and flushes each folder in
/// which one was created. Changes nothing else.
///
/// - Throws: `OutputError` if a file is where a folder should be, if the folder is not writable, or if it cannot be
///   created.
public func prepareFolder(_ folder: String) throws(OutputError) {
  try createFolder(folder)
  try checkWritable(folder)
}

/// Makes sure that files can be created in a folder and removed from it.
func checkWritable(_ folder: String) throws(OutputError) {
  guard faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0 else {
    throw .refused(path: folder, code: errno)
  }
}

/// Creates `folder` with all its missing parents; does nothing if it exists.
private func createFolder(_ folder: String) throws(OutputError) {
  if folder.count > 1, folder.hasSuffix("/") { return try createFolder(String(folder.dropLast())) }
  var status = stat()
  if stat(folder, &status) == 0 {
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .fileInTheWay(path: folder) }
    return
  }
  switch errno {
  case ENOENT, ENOTDIR: break  // One of the parents may be a file.
  case let code: throw .refused(path: folder, code: code)
  }
  let parent = parentFolder(of: folder)
  if parent != folder { try createFolder(parent) }
  // Another run may create it at the same moment, which is just as good.
  guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
    throw .refused(path: folder, code: errno)
  }
  try flushFolder(parent)
}
