@_spi(_Unicode) import Swift

extension String {
  /// The same text with each letter and its accents combined into one character where there is one (Unicode's NFC), so
  /// that two spellings of a name that look the same have the same bytes.
  /// - Complexity: O(length); texts without combining accents are returned as they are.
  public var composed: String {
    // The combining marks from U+0300 to U+036F, the only ones used in players' names.
    guard utf8.contains(where: { $0 == 0xCC || $0 == 0xCD }) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: _nfc)
    return String(scalars)
  }
}
