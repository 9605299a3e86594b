/// Returns the word of `candidates` that `word` was most probably meant to be; `nil` if none is near.
///
/// ```swift
/// nearest(to: "Halland", among: ["Salah", "Haaland", "Saka"])  // "Haaland"
/// ```
///
/// A candidate is near if it begins with `word`, or is few typing slips away: one, or one for every three letters of
/// the longer of the two. A single letter is near nothing but itself, and so is a word of more than 100 letters. Upper
/// and lower case are treated as the same. Of equally near words the first is taken.
/// - Complexity: the length times the slips allowed, for each candidate of about the same length: some 0.1 s for
///   a million names.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  nearest(to: word, among: candidates, atMost: 1).first
}

/// Returns the words of `candidates`, at most `limit`, that `word` was most probably meant to be, the nearest first;
/// none if none is near. ``nearest(to:among:)`` explains what is near.
public func nearest(to word: String, among candidates: some Sequence<String>, atMost limit: Int) -> [String] {
  guard limit > 0 else { return [] }
  var comparison = SpellingComparison(with: word)
  var best: [(word: String, slips: Int)] = []
  for candidate in candidates {
    // Once there are enough words, only one that is nearer than the last of them matters.
    let most = best.count < limit ? Int.max : best[limit - 1].slips - 1
    guard most >= 0 else { break }
    guard let slips = comparison.likelySlips(to: candidate, atMost: most) else { continue }
    if best.count == limit { best.removeLast() }
    best.insert((candidate, slips), at: best.firstIndex { $0.slips > slips } ?? best.count)
  }
  return best.map(\.word)
}
