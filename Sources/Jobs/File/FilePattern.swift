import Glibc

/// Returns the files that a text in a job file means: itself, or all files that match a pattern such as `pools/*.csv`.
///
/// Matches are sorted by name, byte by byte. Patterns are relative to the current folder. A text that names an existing
/// file is not a pattern, whatever its characters.
/// - Returns: no file if a pattern matches none; `nil` if a folder cannot be listed, unless it is closed to the user: as
///   in a shell, its files match nothing.
func files(matching text: String) -> [String]? {
  guard text.contains(where: { "*?[".contains($0) }), access(text, F_OK) != 0 else { return [text] }
  var found = glob_t()
  defer { globfree(&found) }
  // The sort order of glob itself depends on the locale.
  let code = glob(text, GLOB_NOSORT, { _, code in [EACCES, ENOENT, ENOTDIR].contains(code) ? 0 : 1 }, &found)
  if code == GLOB_NOMATCH { return [] }
  guard code == 0 else { return nil }
  let paths = (0..<Int(found.gl_pathc)).compactMap { index in
    found.gl_pathv[index].map { String(cString: $0) }
  }
  return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
