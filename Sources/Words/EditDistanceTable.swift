/// Counts the slips that turn one word into another. A slip is a letter too many, missing or wrong, or two neighbours
/// exchanged: the optimal string alignment distance after Damerau, "A technique for computer detection and correction
/// of spelling errors" (1964).
///
/// The table reuses its memory for each pair of words.
struct EditDistanceTable {
  /// Row i holds the slips between the first i letters of one word and each prefix of the other.
  private var row: [Int]
  private var previous: [Int]
  private var beforePrevious: [Int]

  /// Creates a table for words of at most `longest` letters.
  init(longest: Int) {
    row = Array(repeating: 0, count: longest + 1)
    previous = row
    beforePrevious = row
  }

  /// Returns how many slips lie between two words; `nil` if there are more than `most`.
  ///
  /// With at most k slips, i letters of one word match i - k to i + k of the other (Ukkonen, "Algorithms for
  /// approximate string matching", 1985): only these cells of a row and their neighbours are filled.
  /// - Complexity: O(`most` × the length of a word).
  mutating func slips<Letter: Equatable>(_ one: [Letter], _ other: [Letter], atMost most: Int) -> Int? {
    guard abs(one.count - other.count) <= most else { return nil }
    let tooMany = most + 1
    for place in 0...other.count { row[place] = place }
    var least = 0
    for i in one.indices {
      (beforePrevious, previous, row) = (previous, row, beforePrevious)
      let start = max(0, i - most)
      let end = min(other.count, i + most + 1)
      row[start] = start == 0 ? i + 1 : tooMany
      let leastOfPrevious = least
      least = row[start]
      for j in start..<end {
        let exchange = previous[j] + (one[i] == other[j] ? 0 : 1)
        var slips = min(exchange, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          slips = min(slips, beforePrevious[j - 1] + 1)
        }
        row[j + 1] = slips
        least = min(least, slips)
      }
      if end < other.count { row[end + 1] = tooMany }
      // Two rows, because exchanging two letters skips a row.
      if least > most, leastOfPrevious > most { return nil }
    }
    return row[other.count] <= most ? row[other.count] : nil
  }
}
