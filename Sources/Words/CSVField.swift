/// Writes a text as one field of a CSV file (RFC 4180): in quotes if it contains the delimiter, a quote or a line
/// break, or if spaces at its ends would be lost; otherwise as it is.
public func csvField(_ text: String, delimiter: UInt8 = UInt8(ascii: ",")) -> String {
  let special = [delimiter, UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
  guard text.utf8.contains(where: special.contains) || text.isPadded else { return text }
  // By scalars: a quote with a combining accent is a different character, but still has the byte of a quote.
  let doubled = text.unicodeScalars.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] }
  return "\"\(String(String.UnicodeScalarView(doubled)))\""
}

extension String {
  /// Whether spaces or tabs at either end would be lost without quotes.
  fileprivate var isPadded: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    return [0x20, 0x09].contains(first) || [0x20, 0x09].contains(last)
  }
}
