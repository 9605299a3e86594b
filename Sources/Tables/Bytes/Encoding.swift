extension TableRequest {
  /// The encoding of a file. A byte-order mark takes precedence over what was requested.
  public enum Encoding: String, Sendable, CaseIterable, Codable {
    /// Detected from the bytes: UTF-8, UTF-16, or Windows-1252, 1250 or 1251 where nothing beyond ASCII is UTF-8.
    case auto
    /// UTF-8; anything else is an error with its line.
    case utf8
    /// ISO 8859-1: every byte is the character with that number.
    case latin1
    /// Central European.
    case windows1250 = "windows-1250"
    /// Cyrillic.
    case windows1251 = "windows-1251"
    /// Western European: what spreadsheets on Windows write if they do not write UTF-8.
    case windows1252 = "windows-1252"
    /// UTF-16, the low byte first, as spreadsheets write "Unicode text".
    case utf16LE = "utf-16le"
    /// UTF-16, the high byte first.
    case utf16BE = "utf-16be"

    /// The character set; `nil` for UTF-8, which is read as it is.
    fileprivate var characters: CharacterSet? {
      switch self {
      case .auto, .utf8: nil
      case .latin1: .latin1
      case .windows1250: .windows1250
      case .windows1251: .windows1251
      case .windows1252: .windows1252
      case .utf16LE: .utf16(lowByteFirst: true)
      case .utf16BE: .utf16(lowByteFirst: false)
      }
    }
  }
}

extension TableRequest.Encoding {
  /// Its name for display.
  public var title: String {
    switch self {
    case .auto, .utf8: "UTF-8"
    case .latin1: "Latin-1"
    case .windows1250, .windows1251, .windows1252: "Windows-" + rawValue.suffix(4)
    case .utf16LE, .utf16BE: "UTF-16"
    }
  }

  /// Whether its bytes are read unchanged.
  var isUTF8: Bool { self == .auto || self == .utf8 }

  /// Returns the encoded bytes of a text; `nil` when the encoding lacks one of its characters.
  public func encode(_ text: String) -> [UInt8]? {
    guard let characters else { return Array(text.utf8) }
    return characters.bytes(of: text)
  }

  /// Returns the encoded bytes of a text in UTF-8, whose bytes are not looked at if they stay.
  func encode(utf8 bytes: [UInt8]) -> [UInt8]? { isUTF8 ? bytes : decoded(bytes).flatMap(encode) }

  /// Returns the text of `bytes` in UTF-8.
  /// - Throws: the position of the first byte that cannot be decoded.
  func utf8(of bytes: [UInt8]) throws(UndecodableByte) -> [UInt8] {
    try characters?.utf8(of: bytes) ?? bytes
  }

  /// Returns the encoding of a file that begins with `bytes`.
  func resolved(for bytes: [UInt8]) -> Self {
    if bytes.starts(with: byteOrderMark) { return .utf8 }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LE }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BE }
    guard self == .auto else { return self }
    return utf16WithoutMark(bytes) ?? windowsEncoding(bytes) ?? .utf8
  }
}

/// Detects UTF-16 without a mark: text in Latin letters then has a NUL in every other byte.
private func utf16WithoutMark(_ bytes: [UInt8]) -> TableRequest.Encoding? {
  let sample = bytes.prefix(256)
  guard sample.count >= 8 else { return nil }
  let nul = sample.indices.filter { sample[$0] == 0 }
  guard nul.count * 3 > sample.count else { return nil }
  if nul.allSatisfy({ $0 % 2 == 1 }) { return .utf16LE }
  return nul.allSatisfy { $0 % 2 == 0 } ? .utf16BE : nil
}

/// Returns Windows-1251, 1250 or 1252, as the letters look; `nil` for other bytes.
func windowsEncoding(_ bytes: [UInt8]) -> TableRequest.Encoding? {
  let tally = NonASCIITally(bytes)
  guard tally.others > 0, tally.isWhole else { return nil }
  let encoding = likelyWindows(bytes)
  if bytes.contains(where: { encoding.characters?.lacks($0) ?? false }) { return nil }
  return tally.characters == 0 || (encoding == .windows1251 && tally.others > 4 * tally.characters)
    ? encoding : nil
}

/// Returns which character set the letters of non-UTF-8 bytes look like: Windows-1251 where most beyond ASCII are
/// adjacent, as in Cyrillic words, 1250 where signs of 1252 stand inside words, else 1252.
func likelyWindows(_ bytes: some Sequence<UInt8>) -> TableRequest.Encoding {
  var (letters, inWords, run) = (0, 0, 0)
  for byte in Array(bytes) + [0] {
    if byte >= 0xC0 || cyrillicIo.contains(byte) && run > 0 {
      run += 1
    } else {
      letters += run
      if run >= 3 { inWords += run }
      run = 0
    }
  }
  if inWords * 2 > letters { return .windows1251 }
  return hasCentralEuropeanWords(Array(bytes)) ? .windows1250 : .windows1252
}

/// Whether letters stand where only Windows-1250 makes words of them, and Windows-1252 has signs or nothing: inside
/// words, as in `Koz³owski` for Kozłowski, at the end of long ones, as in `Micha³`, or before consonants, as in
/// `Zieliñski` for Zieliński. At the end of a short word ³ may be an exponent.
private func hasCentralEuropeanWords(_ bytes: [UInt8]) -> Bool {
  var run = 0
  for (place, byte) in bytes.enumerated() {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    if run > 0, beforeConsonants.contains(byte), consonants.contains(next | 0x20) { return true }
    if isLetter(byte) {
      run += 1
      continue
    }
    if run > 0, isLetter(next), centralEuropean.contains(byte) { return true }
    if run > 2, byte == 0xB3 { return true }
    run = 0
  }
  return false
}

private func isLetter(_ byte: UInt8) -> Bool {
  (0x61...0x7A).contains(byte | 0x20) || byte >= 0xC0 || [0x8A, 0x8C, 0x8E, 0x9A, 0x9C, 0x9E].contains(byte)
}

/// ń and ś in Windows-1250; ñ and œ in Windows-1252, which stand before vowels.
private let beforeConsonants: [UInt8] = [0xF1, 0x9C]
private let consonants = Set("bcdfghjklmnprstwz".utf8)

/// ł, ą, ż, Ł, Ą, Ż, ş, ľ, Ľ, ť, Ť, Ź and ź in Windows-1250.
private let centralEuropean: [UInt8] = [
  0xB3, 0xB9, 0xBF, 0xA3, 0xA5, 0xAF, 0xBA, 0xBE, 0xBC, 0x9D, 0x8D, 0x8F, 0x9F,
]

/// The letters Ё and ё of Windows-1251, which are apart from the others: after a capital they look like a UTF-8
/// character.
private let cyrillicIo: [UInt8] = [0xA8, 0xB8]

/// A tally of bytes beyond ASCII, until a UTF-8 character shows that the others are not from Windows.
private struct NonASCIITally {
  /// The number of bytes that are not part of a UTF-8 character.
  var others = 0
  /// The number of UTF-8 characters that may also be a capital and ё.
  var characters = 0
  /// Whether there are no other UTF-8 characters.
  var isWhole = true

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count, isWhole {
      let byte = bytes[index]
      let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      let character = bytes[index..<min(index + length, bytes.count)]
      let follows = character.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
      if byte < 0x80 {
        index += 1
      } else if byte >= 0xC2, byte < 0xF5, follows {
        if length == 2, character.count == 2, cyrillicIo.contains(character.last!) {
          characters += 1
        } else if character.count == length {
          // A character cut off by the end proves nothing.
          isWhole = false
        }
        index += length
      } else {
        others += 1
        index += 1
      }
    }
  }
}
