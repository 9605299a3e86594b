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
public func wordList(_ text: String) -> [String] { words(in: Array(text.utf8)[...]) }

/// Returns the words of each line of a text.
public func wordLists(_ lines: String) -> [[String]] {
  Array(lines.utf8).split(separator: UInt8(ascii: "\n")).map(words)
}

/// Every run splits some texts, and an array of bytes is split twenty times as fast as a text.
private func words(in bytes: ArraySlice<UInt8>) -> [String] {
  bytes.split(separator: UInt8(ascii: ",")).map { word in
    String(decoding: word.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }
}

/// Returns a number of things in words: `1 player`, `1,234 rows`, `2 matches`.
public func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(String(count).digitsGrouped) \(count == 1 ? one : many ?? one + "s")"
}

extension [String] {
  /// Each text once, in the same order.
  public var withoutRepeats: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
