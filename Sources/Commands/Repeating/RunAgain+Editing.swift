import JSON

extension [String] {
  /// The words without an option and its value.
  func withoutOption(_ name: String) -> [String] {
    var words: [String] = []
    var skips = false
    for (index, word) in enumerated() {
      if skips {
        skips = false
      } else if self[..<index].contains("--") {
        words.append(word)
      } else if word == "--\(name)" {
        skips = true
      } else if !word.hasPrefix("--\(name)=") {
        words.append(word)
      }
    }
    return words
  }

  /// The words with others inserted after the first few.
  func inserting(_ words: [String], behind count: Int) -> [String] {
    Array(prefix(count)) + words + dropFirst(count)
  }
}

extension JSONValue {
  /// The object with only these keys.
  func keeping(_ keys: [String]) -> JSONValue {
    .object(Dictionary(uniqueKeysWithValues: keys.compactMap { key in self[key].map { (key, $0) } }))
  }
}
