/// Joins words as part of a sentence: `a`, `a or b`, `a, b or c`.
/// - Parameter conjunction: the word before the last one: `or`, `and`.
public func listed(_ words: [String], _ conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// Returns the first `limit` words and how many more there are: `a`, `b`, `7 more`.
public func shortened(_ words: [String], to limit: Int) -> [String] {
  words.count <= limit ? words : words.prefix(limit) + ["\(words.count - limit) more"]
}

/// Returns the words of a text that lists them, separated by commas.
public func wordList(_ text: String) -> [String] {
  // Bytes are split faster than characters.
  text.utf8.split(separator: UInt8(ascii: ",")).map { word in
    String(Substring(word.drop { $0 == UInt8(ascii: " ") }))
  }
}

/// Returns the words of each line of a text.
public func wordLists(_ lines: String) -> [[String]] {
  lines.utf8.split(separator: UInt8(ascii: "\n")).map { wordList(String(Substring($0))) }
}

/// Returns a number of things in words: `1 player`, `1,234 rows`, `2 matches`.
public func counted(_ count: some BinaryInteger, _ one: String, _ many: String? = nil) -> String {
  "\(String(count).digitsGrouped) \(count == 1 ? one : many ?? one + "s")"
}
