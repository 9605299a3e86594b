/// Quotes a word for a POSIX shell: bare if that is safe, otherwise in single quotes.
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

/// Puts a word in single quotes, in which a shell takes every character literally.
public func singleQuoted(_ word: String) -> String {
  "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
