import Glibc

/// The files that a text of a job file means: itself, or where it is a pattern such as `pools/*.csv`, every file that
/// matches, in the order of their names byte by byte. Patterns are looked up from the current folder.
///
/// A text that is the name of a file is no pattern, whatever its letters.
/// - Returns: no file where a pattern matches none.
func files(matching text: String) -> [String] {
  guard text.contains(where: { "*?[".contains($0) }), access(text, F_OK) != 0 else { return [text] }
  var found = glob_t()
  defer { globfree(&found) }
  // Sorting by glob itself follows the language of the machine.
  guard glob(text, GLOB_NOSORT, nil, &found) == 0 else { return [] }
  let paths = (0..<Int(found.gl_pathc)).compactMap { index in
    found.gl_pathv[index].map { String(cString: $0) }
  }
  return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
