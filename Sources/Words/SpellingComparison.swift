/// Compares the spelling of one word with many others, ignoring case.
///
/// Nearly all words consist of plain letters, which are compared as numbers; splitting a word into characters takes
/// longer than comparing it. Most words are ruled out just by which letters they contain.
struct SpellingComparison {
  /// Longer words are near nothing but themselves.
  private static let longestCompared = 100

  private let letters: [Character]
  /// The word as numbers, if all its letters are plain.
  private let plain: PlainWord?
  private var other = PlainWord()
  private var table = EditDistanceTable(longest: longestCompared)

  /// Creates a comparison with a word.
  init(with word: String) {
    letters = Array(word.lowercased())
    plain = PlainAlphabet.read(word, into: &other) ? other : nil
  }

  /// Returns how many slips lie between what may have been meant and the word; `nil` if that is too many.
  /// - Parameter most: more slips than this are always too many.
  mutating func likelySlips(to meant: String, atMost most: Int) -> Int? {
    // No word has more letters than bytes.
    guard meant.utf8.count >= letters.count - Self.slipsAllowed(letters.count) else { return nil }
    if let plain, PlainAlphabet.read(meant, into: &other) {
      return likelySlips(
        plain.letters, other.letters, from: plain.editDistanceLowerBound(to: other), atMost: most)
    }
    return likelySlips(letters, Array(meant.lowercased()), from: 0, atMost: most)
  }

  /// - Parameter fewest: a lower bound on the slips between the two, unless one begins with the other.
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

  /// Returns how many slips are allowed between two words, the longer of which has `count` letters.
  private static func slipsAllowed(_ count: Int) -> Int { max(1, count / 3) }
}
