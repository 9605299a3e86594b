import Glibc

extension FolderLock {
  /// Removes the temporary files that a killed run left in the folder.
  ///
  /// Only the holder of the lock may do so, because only they know that no other run is about to need these files.
  /// Files with other names, and folders, stay; whatever cannot be removed stays too and does no harm.
  /// - Returns: the names of the removed files, sorted.
  /// - Throws: `OutputError` if the folder cannot be listed.
  @discardableResult
  public func removeLeftovers() throws(OutputError) -> [String] {
    try names(inFolder: folder).filter { name in
      guard TemporaryFile.isName(name) else { return false }
      return unlink(folder + "/" + name) == 0
    }.sorted()
  }
}
