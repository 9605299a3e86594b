/// Compares the spelling of one word with many others, whatever their case.
///
/// Nearly all words consist of plain letters, which are compared as numbers; making characters of a word takes
/// longer than the comparison. Most of these are told to be too far by the letters that they have at all.
struct SpellingComparison {
  /// Longer words are near nothing but themselves.
  private static let longestCompared = 100

  private let letters: [Character]
  /// The same as numbers, where all letters are plain.
  private let plain: PlainWord?
  private let alphabet = PlainAlphabet()
  private var other = PlainWord()
  private var table = SlipTable(longest: longestCompared)

  /// A comparison with a word.
  init(with word: String) {
    letters = Array(word.lowercased())
    plain = alphabet.read(word, into: &other) ? other : nil
  }

  /// How many slips lie between what may have been meant and the word; `nil` if that is too many.
  /// - Parameter most: more than these are too many in any case.
  mutating func likelySlips(to meant: String, atMost most: Int) -> Int? {
    // No word has more letters than bytes.
    guard meant.utf8.count >= letters.count - Self.slipsAllowed(letters.count) else { return nil }
    if let plain, alphabet.read(meant, into: &other) {
      return likelySlips(plain.letters, other.letters, from: plain.fewestSlips(to: other), atMost: most)
    }
    return likelySlips(letters, Array(meant.lowercased()), from: 0, atMost: most)
  }

  /// - Parameter fewest: there are no fewer slips between the two, unless one begins with the other.
  private mutating func likelySlips<Letter: Equatable>(
    _ word: [Letter], _ meant: [Letter], from fewest: Int, atMost most: Int
  ) -> Int? {
    if word == meant { return word.isEmpty ? nil : 0 }
    let longer = max(word.count, meant.count)
    guard word.count > 1, longer <= Self.longestCompared, most > 0 else { return nil }
    if meant.starts(with: word) { return 1 }
    let most = min(Self.slipsAllowed(longer), most)
    return fewest <= most ? table.slips(word, meant, atMost: most) : nil
  }

  /// How many slips may lie between words of which the longer has so many letters.
  private static func slipsAllowed(_ count: Int) -> Int { max(1, count / 3) }
}
