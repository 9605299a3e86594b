/// The word of `candidates` that `word` was most probably meant to be; `nil` when none is near.
///
/// Near is a word that begins with `word`, or that is few typing slips away: one, or one for each
/// three letters of `word`; a single letter is near nothing but itself. Upper and lower case are the
/// same here. Of equally near words the first is taken.
/// - Complexity: the product of the lengths, for each candidate.
public func nearest(to word: String, among candidates: [String]) -> String? {
  let letters = Array(word.lowercased())
  guard !letters.isEmpty else { return nil }
  let limit = letters.count == 1 ? 0 : max(1, letters.count / 3)
  var best: (word: String, slips: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    let isBeginning = letters.count > 1 && other.starts(with: letters)
    let slips = isBeginning ? 1 : slipsBetween(letters, other)
    if slips <= limit, slips < best?.slips ?? .max { best = (candidate, slips) }
  }
  return best?.word
}

/// How many slips turn one word into the other, where a slip is a letter too many, missing or wrong,
/// or two neighbours exchanged: the optimal string alignment distance after Damerau, "A technique
/// for computer detection and correction of spelling errors" (1964).
private func slipsBetween(_ one: [Character], _ other: [Character]) -> Int {
  // Row i holds the slips between the first i letters of one and each beginning of the other.
  var previous: [Int] = []
  var row = Array(0...other.count)
  for i in one.indices {
    let beforePrevious = previous
    previous = row
    row[0] = i + 1
    for j in other.indices {
      let exchange = previous[j] + (one[i] == other[j] ? 0 : 1)
      row[j + 1] = min(exchange, previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        row[j + 1] = min(row[j + 1], beforePrevious[j - 1] + 1)
      }
    }
  }
  return row[other.count]
}
