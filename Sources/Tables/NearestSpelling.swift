/// The candidate spelled most like `word`, for "did you mean" messages; `nil` when none is near.
///
/// Near means: at most one edit for every three characters of the longer of the two, at least one edit
/// allowed. An edit inserts, drops or changes a character or swaps two neighbours. Case does not count.
/// Of equally near candidates the first is taken.
///
/// - Complexity: O(candidates × the product of the lengths); words above 100 characters match only
///   themselves.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased())
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased())
    let longer = max(wanted.count, letters.count)
    let limit = longer > 100 ? 0 : max(1, longer / 3)
    guard abs(wanted.count - letters.count) <= limit else { continue }
    if longer > 100 {
      if wanted == letters { return candidate }
      continue
    }
    // One edit turns any single letter into any other, which is no likeness.
    let distance = editDistance(wanted, letters)
    guard distance <= limit, distance < longer, distance < best?.distance ?? .max else { continue }
    best = (distance, candidate)
  }
  return best?.candidate
}

/// The number of edits between two words: Damerau-Levenshtein in its "optimal string alignment" form, in
/// which a swapped pair is not edited again.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var current = last
  for i in 0..<left.count {
    current[0] = i + 1
    for j in 0..<right.count {
      let change = last[j] + (left[i] == right[j] ? 0 : 1)
      current[j + 1] = min(change, last[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        current[j + 1] = min(current[j + 1], beforeLast[j - 1] + 1)
      }
    }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[right.count]
}
