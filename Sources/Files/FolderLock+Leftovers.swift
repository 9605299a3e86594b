import Glibc

extension FolderLock {
  /// Removes the temporary files that a killed run left in the folder.
  ///
  /// It is asked of the lock, because only its holder knows that no other run is about to need them.
  /// Files of other names, and folders, stay; what cannot be removed stays as well and does no harm.
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
