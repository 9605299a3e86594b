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
