extension String {
  /// Where a text first is in this one, compared character by character; `nil` if it does not, or is empty.
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

  /// Whether a text stands somewhere in this one.
  public func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// This text with every place of another, from left to right, filled with a third.
  public func replacing(_ text: String, with filling: String) -> String {
    var (result, rest) = ("", self)
    while let place = rest.firstRange(of: text) {
      result += rest[..<place.lowerBound] + filling
      rest = String(rest[place.upperBound...])
    }
    return result + rest
  }
}
