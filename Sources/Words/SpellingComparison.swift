/// Compares the spelling of one word with many others, whatever their case.
///
/// Nearly all words consist of plain letters, which are compared as numbers; making characters of a word takes
/// longer than the comparison.
struct SpellingComparison {
  /// Longer words are near nothing but themselves.
  private static let longestCompared = 100

  private let letters: [Character]
  /// The same as numbers, where all letters are plain.
  private let plain: [UInt16]?
  private let reader = PlainLetters()
  private var other: [UInt16] = []
  private var table = SlipTable(longest: longestCompared)

  /// A comparison with a word.
  init(with word: String) {
    letters = Array(word.lowercased())
    plain = reader.read(word, into: &other) ? other : nil
  }

  /// How many slips lie between what may have been meant and the word; `nil` where that is too many.
  /// - Parameter most: more than these are too many in any case.
  mutating func likelySlips(to meant: String, atMost most: Int) -> Int? {
    // No word has more letters than bytes.
    guard meant.utf8.count >= letters.count - Self.slipsAllowed(letters.count) else { return nil }
    if let plain, reader.read(meant, into: &other) { return likelySlips(plain, other, atMost: most) }
    return likelySlips(letters, Array(meant.lowercased()), atMost: most)
  }

  private mutating func likelySlips<Letter: Equatable>(
    _ word: [Letter], _ meant: [Letter], atMost most: Int
  ) -> Int? {
    if word == meant { return word.isEmpty ? nil : 0 }
    let longer = max(word.count, meant.count)
    guard word.count > 1, longer <= Self.longestCompared, most > 0 else { return nil }
    if meant.starts(with: word) { return 1 }
    return table.slips(word, meant, atMost: min(Self.slipsAllowed(longer), most))
  }

  /// How many slips may lie between words of which the longer has so many letters.
  private static func slipsAllowed(_ count: Int) -> Int { max(1, count / 3) }
}

/// Reads words whose letters are plain: scalars below U+0300, such as the Latin ones with their accents.
///
/// Each of these is a character of its own and equal to no other, so numbers do for them; only CR, which makes
/// one character with an LF, and letters whose lower case is not plain are left to the slow way.
private struct PlainLetters {
  private static let notPlain = UInt16.max
  /// The lower case of each.
  private let lowerCase: [UInt16] = (0..<0x300 as Range<UInt16>).map { code in
    let lower = Unicode.Scalar(code)!.properties.lowercaseMapping.unicodeScalars
    guard code != 0x0D, lower.count == 1, lower.first!.value < 0x300 else { return Self.notPlain }
    return UInt16(lower.first!.value)
  }

  /// Reads the letters of a word in lower case; `false` where one is not plain.
  func read(_ word: String, into letters: inout [UInt16]) -> Bool {
    letters.removeAll(keepingCapacity: true)
    var lead: UInt16 = 0
    for byte in word.utf8 {
      // The first of two bytes has five bits of the scalar, 0xCB those of the last below U+0300.
      if byte >= 0xC0 {
        guard byte <= 0xCB else { return false }
        lead = UInt16(byte & 0x1F) << 6
        continue
      }
      let lower = lowerCase[Int(byte < 0x80 ? UInt16(byte) : lead | UInt16(byte & 0x3F))]
      guard lower != Self.notPlain else { return false }
      letters.append(lower)
    }
    return true
  }
}
