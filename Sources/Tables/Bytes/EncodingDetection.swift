/// Detects UTF-16 without a mark: delimiters, digits and line ends then have a NUL before or after them, always on the
/// same side.
func utf16WithoutMark(_ bytes: [UInt8]) -> TableRequest.Encoding? {
  let sample = bytes.prefix(256)
  let places = sample.indices.filter { sample[$0] == 0 }
  let odd = places.count { $0 % 2 == 1 }
  let (most, fewest) = (max(odd, places.count - odd), min(odd, places.count - odd))
  // A character such as 一 may end in a NUL itself.
  guard most > 3, most * 16 > sample.count, fewest * 4 < most else { return nil }
  return odd == most ? .utf16LE : .utf16BE
}

/// Returns Windows-1251, 1250 or 1252, as the letters look, if most bytes beyond ASCII are not UTF-8, or some are not and
/// others only by accident; `nil` for other bytes.
func windowsEncoding(_ bytes: [UInt8], ofMost: Bool = true) -> TableRequest.Encoding? {
  guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
  let encoding = likelyWindows(bytes)
  let tally = NonASCIITally(bytes, in: encoding)
  guard tally.others > (ofMost ? tally.inCharacters : 0), !tally.isSurelyUTF8 else { return nil }
  return bytes.contains { encoding.characters?.lacks($0) ?? false } ? nil : encoding
}

/// Returns which character set the letters of non-UTF-8 bytes look like: Windows-1251 where most beyond ASCII are in
/// words without other letters, 1250 where they make better words than in 1252, else 1252.
func likelyWindows(_ bytes: some Sequence<UInt8>) -> TableRequest.Encoding {
  let bytes = Array(bytes)
  if isCyrillic(bytes) { return .windows1251 }
  return CentralEuropeanVotes(bytes).isCentral ? .windows1250 : .windows1252
}

/// Whether most letters from 0xC0 on are in words of three or more of them, without letters of ASCII.
private func isCyrillic(_ bytes: [UInt8]) -> Bool {
  var (cyrillic, latin) = (0, 0)
  var (high, low) = (0, 0)
  for byte in bytes + [0] {
    if byte >= 0x80 {
      high += byte >= 0xC0 ? 1 : 0
    } else if (0x61...0x7A).contains(byte | 0x20) {
      low += 1
    } else {
      if low > 0 { latin += high } else if high >= 3 { cyrillic += high }
      (high, low) = (0, 0)
    }
  }
  return cyrillic > latin
}

/// A tally of bytes beyond ASCII.
struct NonASCIITally {
  /// The number of bytes that are not part of a UTF-8 character.
  private(set) var others = 0
  /// The number of bytes that are part of a UTF-8 character.
  private(set) var inCharacters = 0
  /// Whether some UTF-8 character is no word in the other encoding, as `Ã«` for ë. Letters, as in `Пё`, and closing
  /// quotes, as in `É’`, may look like UTF-8 by accident.
  private(set) var isSurelyUTF8 = false

  init(_ bytes: [UInt8], in encoding: TableRequest.Encoding) {
    let mayFollow = (UInt8.min...UInt8.max).map { encoding.characters?.mayFollowLetters($0) ?? false }
    var index = 0
    while let start = bytes[index...].firstIndex(where: { $0 >= 0x80 }) {
      let byte = bytes[start]
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      let rest = bytes[(start + 1)..<min(start + length, bytes.count)]
      if byte >= 0xC2, byte < 0xF5, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) {
        // A character cut off by the end proves nothing.
        if rest.count == length - 1 {
          inCharacters += length
          isSurelyUTF8 = isSurelyUTF8 || !rest.allSatisfy { mayFollow[Int($0)] }
        }
        index = start + 1 + rest.count
      } else {
        others += 1
        index = start + 1
      }
    }
  }
}

/// Whether most words with letters beyond ASCII look as if they were read in a wrong encoding, with a capital or a sign
/// behind a small letter, or a sign before letters: `KantŽ` for Kanté, `иВАНОВ` for Иванов, `¦widerski` for Świderski.
func hasUnlikelyWords(_ text: [UInt8]) -> Bool {
  let signs: Set<Character> = ["ˇ", "¦", "¬", "±", "¶", "‡", "ƒ", "ˆ", "‰"]
  let words = String(decoding: text.prefix(FilePrefix.sizeForGuesses), as: UTF8.self)
    .split { !$0.isLetter && !signs.contains($0) }
    .filter { word in word.contains { $0.isLetter } && !word.utf8.allSatisfy { $0 < 0x80 } }
  let unlikely = words.count { word in
    word.contains(where: signs.contains)
      || zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase && !$1.isASCII }
  }
  return unlikely * 2 > words.count
}
