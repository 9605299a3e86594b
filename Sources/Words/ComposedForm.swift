@_spi(_Unicode) import Swift

extension String {
  /// The same text with each letter and its accents in one, as far as there is such a character (Unicode's NFC): two
  /// spellings of a name that nobody can tell apart have equal bytes then.
  /// - Complexity: O(length); texts without accents of their own are returned as they are.
  public var composed: String {
    // The marks from U+0300 to U+036F, the only ones that names of players are written with apart from their letters.
    guard utf8.contains(where: { $0 == 0xCC || $0 == 0xCD }) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: _nfc)
    return String(scalars)
  }
}
