import Glibc

/// The files that a text of a job file means: itself, or where it is a pattern such as `pools/*.csv`, every file that
/// matches, in the order of their names byte by byte. Patterns are looked up from the current folder.
///
/// A text that is the name of a file is no pattern, whatever its letters.
/// - Returns: no file where a pattern matches none.
/// - Throws: ``PatternMistake`` where a folder cannot be listed, unless it is one that is closed to the user: as for a
///   shell, its files match nothing.
func files(matching text: String) throws(PatternMistake) -> [String] {
  guard text.contains(where: { "*?[".contains($0) }), access(text, F_OK) != 0 else { return [text] }
  var found = glob_t()
  defer { globfree(&found) }
  // Sorting by glob itself follows the language of the machine.
  let code = glob(text, GLOB_NOSORT, { _, code in [EACCES, ENOENT, ENOTDIR].contains(code) ? 0 : 1 }, &found)
  if code == GLOB_NOMATCH { return [] }
  guard code == 0 else {
    throw PatternMistake(message: "a folder on the way of the pattern cannot be listed")
  }
  let paths = (0..<Int(found.gl_pathc)).compactMap { index in
    found.gl_pathv[index].map { String(cString: $0) }
  }
  return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Why it cannot be said which files a pattern matches.
struct PatternMistake: Error {
  var message: String
}
