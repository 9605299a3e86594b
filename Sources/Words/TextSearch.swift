extension String {
  /// Returns the first range of `text` in this one, compared character by character; `nil` if absent or empty.
  /// - Complexity: O(n · m) for texts of n and m characters.
  public func firstRange(of text: String) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = self[start...]
      if rest.starts(with: text) { return start..<index(start, offsetBy: text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns whether `text` occurs in this one.
  public func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// Replaces every occurrence of a text, from left to right.
  public func replacing(_ text: String, with filling: String) -> String {
    var (result, rest) = ("", self)
    while let place = rest.firstRange(of: text) {
      result += rest[..<place.lowerBound] + filling
      rest = String(rest[place.upperBound...])
    }
    return result + rest
  }
}
