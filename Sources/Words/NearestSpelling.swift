/// The word of `candidates` that `word` was most probably meant to be; `nil` when none is near.
///
/// Near is a word that begins with `word`, or that is few typing slips away: one, or one for every three
/// letters of the longer of the two. A single letter is near nothing but itself, and so is a word of more
/// than 100. Upper and lower case are the same here. Of equally near words the first is taken.
/// - Complexity: the product of the lengths, for each candidate of about the same length.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  nearest(to: word, among: candidates, atMost: 1).first
}

/// The words of `candidates`, at most `limit`, that `word` was most probably meant to be, the nearest first;
/// none when none is near. What is near stands with ``nearest(to:among:)``.
public func nearest(to word: String, among candidates: some Sequence<String>, atMost limit: Int) -> [String] {
  let letters = Array(word.lowercased())
  var best: [(word: String, slips: Int)] = []
  for candidate in candidates {
    guard let slips = likelySlips(letters, Array(candidate.lowercased())) else { continue }
    let place = best.firstIndex { $0.slips > slips } ?? best.count
    guard place < limit else { continue }
    best.insert((candidate, slips), at: place)
    best = Array(best.prefix(limit))
  }
  return best.map(\.word)
}

/// How many slips lie between a word and what may have been meant; `nil` where that is too many.
private func likelySlips(_ word: [Character], _ meant: [Character]) -> Int? {
  let longestCompared = 100
  if word == meant { return word.isEmpty ? nil : 0 }
  let longer = max(word.count, meant.count)
  guard word.count > 1, longer <= longestCompared else { return nil }
  if meant.starts(with: word) { return 1 }
  let limit = max(1, longer / 3)
  guard abs(word.count - meant.count) <= limit else { return nil }
  let slips = slipsBetween(word, meant)
  return slips <= limit && slips < longer ? slips : nil
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
