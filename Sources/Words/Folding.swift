/// Folds a text for comparisons that ignore case, accents and dots: `Ø. Kaïta` becomes `o kaita`.
///
/// Letters lose their marks, and some become two letters (`ß` is `ss`, `æ` is `ae`). Full stops, apostrophes and
/// invisible characters are dropped; other signs stay. Spaces and hyphens become single spaces, with none at the ends.
/// - Complexity: O(length).
public func folded(_ text: String) -> String {
  if let plain = foldedASCII(text) { return plain }
  var folded = ""
  var endsWithSpace = true
  for scalar in text.unicodeScalars {
    let part = scalar.isASCII ? foldedASCII(scalar) : foldedBeyondASCII(scalar)
    if part == " " {
      if !endsWithSpace { folded += part }
      endsWithSpace = true
    } else if !part.isEmpty {
      folded += part
      endsWithSpace = false
    }
  }
  if folded.last == " " { folded.removeLast() }
  return folded
}

/// Returns a hash of the folded form of a text in UTF-8: equal for texts that ``folded(_:)`` makes equal.
public func foldedHash(_ bytes: UnsafeRawBufferPointer) -> Int {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  var endsWithSpace = true
  func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  for byte in bytes {
    switch byte {
    case 0x80...:
      let plain = folded(String(decoding: bytes, as: UTF8.self))
      return plain.utf8.allSatisfy { $0 < 0x80 }
        ? Array(plain.utf8).withUnsafeBytes(foldedHash) : plain.hashValue
    case UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "`"): break
    case 0...0x20, UInt8(ascii: "-"), UInt8(ascii: "_"): endsWithSpace = true
    default:
      if endsWithSpace { add(0x20) }
      endsWithSpace = false
      add((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
    }
  }
  return Int(truncatingIfNeeded: hash)
}

/// Folds a text of ASCII alone; `nil` for any other.
private func foldedASCII(_ text: String) -> String? {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case 0x80...: return nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
    case UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "`"): break
    case 0...0x20, UInt8(ascii: "-"), UInt8(ascii: "_"):
      if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
    default: bytes.append(byte)
    }
  }
  if bytes.last == 0x20 { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

private func foldedASCII(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case ".", "'", "`": ""
  case "-", "_", "\0"..." ": " "
  default: scalar.properties.lowercaseMapping
  }
}

private func foldedBeyondASCII(_ scalar: Unicode.Scalar) -> String {
  let properties = scalar.properties
  if properties.isWhitespace || properties.isDash { return " " }
  if properties.isDefaultIgnorableCodePoint || properties.canonicalCombiningClass != .notReordered {
    return ""
  }
  if let letters = severalLetters(for: scalar) { return letters }
  // LATIN SMALL LETTER E WITH ACUTE: the base letter comes before WITH.
  guard let name = properties.name, name.hasPrefix("LATIN ") else {
    return ["’", "‘", "ʼ"].contains(scalar) ? "" : properties.lowercaseMapping
  }
  let letter = name.split(separator: " ").prefix { $0 != "WITH" }.last ?? ""
  return letter.count == 1 ? letter.lowercased() : properties.lowercaseMapping
}

/// Returns the usual replacements for letters that a keyboard may lack.
private func severalLetters(for scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "ß", "ẞ": "ss"
  case "æ", "Æ": "ae"
  case "œ", "Œ": "oe"
  case "þ", "Þ": "th"
  case "ð", "Ð": "d"
  case "ı": "i"
  case "ĳ", "Ĳ": "ij"
  default: nil
  }
}
