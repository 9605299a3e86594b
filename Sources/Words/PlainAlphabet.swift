/// A word of plain letters, in lower case.
struct PlainWord {
  var letters: [UInt16] = []
  /// A bit for each letter that occurs; letters that are 64 apart share a bit.
  var occurring: UInt64 = 0

  /// Returns a lower bound on the slips to another word: each adds one new letter, removes one or both.
  func editDistanceLowerBound(to other: PlainWord) -> Int {
    max((occurring & ~other.occurring).nonzeroBitCount, (other.occurring & ~occurring).nonzeroBitCount)
  }
}

/// The letters that can be compared as numbers: Latin ones with their accents, Cyrillic ones, digits and signs.
///
/// Each of their scalars is a character of its own and equal to no other. That is not true of combining marks, of Greek
/// signs that stand for others, and of CR, which forms one character with an LF.
enum PlainAlphabet {
  private static let scalars = 0..<0x540 as Range<UInt16>
  private static let notPlain = UInt16.max
  /// The lower case of each scalar.
  private static let lowerCase = scalars.map { code in
    guard isPlain(code), let scalar = Unicode.Scalar(code) else { return notPlain }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars.map(\.value)
    guard lower.count == 1, let code = UInt16(exactly: lower[0]), isPlain(code) else { return notPlain }
    return code
  }

  private static func isPlain(_ code: UInt16) -> Bool {
    code < 0x300 ? code != 0x0D : (0x400...0x482).contains(code) || (0x48A...0x52F).contains(code)
  }

  /// Reads a word; returns `false` if a letter is not plain.
  static func read(_ text: String, into word: inout PlainWord) -> Bool {
    word.letters.removeAll(keepingCapacity: true)
    word.occurring = 0
    let lowerCase = lowerCase
    var text = text
    return text.withUTF8 { bytes in
      var lead: UInt16 = 0
      for byte in bytes {
        // The first of two bytes holds five bits of the scalar; 0xD4 is the highest in the table.
        if byte >= 0xC0 {
          guard byte <= 0xD4 else { return false }
          lead = UInt16(byte & 0x1F) << 6
          continue
        }
        let letter = lowerCase[Int(byte < 0x80 ? UInt16(byte) : lead | UInt16(byte & 0x3F))]
        guard letter != notPlain else { return false }
        word.letters.append(letter)
        word.occurring |= 1 << UInt64(letter & 63)
      }
      return true
    }
  }
}
