/// A word as a POSIX shell must be given it: bare if that is safe, else in single quotes.
public func shellQuoted(_ word: String) -> String {
  let isSafe =
    !word.isEmpty
    && word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "=", ",", ":", "+", "@", "%": true
      default: false
      }
    }
  return isSafe ? word : singleQuoted(word)
}

/// A word in single quotes, in which a shell takes every character for itself.
public func singleQuoted(_ word: String) -> String {
  "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
