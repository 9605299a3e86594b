/// Returns the words near a word, found the simple way: by whole characters, and with the full table of slips.
func plainNearest(to word: String, among candidates: [String], atMost limit: Int) -> [String] {
  let letters = Array(word.lowercased())
  let near = candidates.enumerated().compactMap { place, candidate in
    likelySlips(letters, Array(candidate.lowercased())).map { (slips: $0, place: place) }
  }
  return near.sorted { ($0.slips, $0.place) < ($1.slips, $1.place) }.prefix(limit)
    .map { candidates[$0.place] }
}

private func likelySlips(_ word: [Character], _ meant: [Character]) -> Int? {
  if word == meant { return word.isEmpty ? nil : 0 }
  let longer = max(word.count, meant.count)
  guard word.count > 1, longer <= 100 else { return nil }
  if meant.starts(with: word) { return 1 }
  let slips = slipsBetween(word, meant)
  return slips <= max(1, longer / 3) && slips < longer ? slips : nil
}

/// Returns the optimal string alignment distance, computing every cell of the table.
func slipsBetween<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
  var table = (0...one.count).map { i in (0...other.count).map { j in i == 0 ? j : i } }
  for i in one.indices {
    for j in other.indices {
      let exchange = table[i][j] + (one[i] == other[j] ? 0 : 1)
      table[i + 1][j + 1] = min(exchange, table[i][j + 1] + 1, table[i + 1][j] + 1)
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
      }
    }
  }
  return table[one.count][other.count]
}
