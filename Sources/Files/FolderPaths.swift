import Glibc

/// Returns the folder that holds `path`: `a/b` and `a/b/` are held by `a`, a bare name by `.`, `/` by itself.
public func parentFolder(of path: String) -> String {
  var name = Substring(path)
  while name.count > 1, name.hasSuffix("/") { name.removeLast() }
  guard let slash = name.lastIndex(of: "/") else { return "." }
  return slash == name.startIndex ? "/" : String(name[..<slash])
}

/// Returns the names in a folder, in no particular order; none if there is no such folder.
/// - Throws: `OutputError` if it cannot be listed, because it might then hold anything.
public func names(inFolder folder: String) throws(OutputError) -> [String] {
  guard let stream = opendir(folder) else {
    guard errno == ENOENT else { throw .refused(path: folder, code: errno) }
    return []
  }
  defer { closedir(stream) }
  var names: [String] = []
  while true {
    // The end of the folder leaves errno as it is; a failure does not.
    errno = 0
    guard let entry = readdir(stream) else { break }
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    names.append(name)
  }
  guard errno == 0 else { throw .refused(path: folder, code: errno) }
  return names
}

/// Waits until the names in `folder` are on the disk, so that a new or renamed file survives a power cut.
func flushFolder(_ folder: String) throws(OutputError) {
  let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .refused(path: folder, code: errno) }
  defer { close(descriptor) }
  // Some file systems cannot flush a folder and report EINVAL; then there is nothing more to do.
  guard fsync(descriptor) == 0 || errno == EINVAL else {
    throw .refused(path: folder, code: errno)
  }
}
