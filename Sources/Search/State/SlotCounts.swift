/// How many slots of each kind are taken, as a number in mixed radix; sets of such numbers as bits in words. A kind whose
/// upper bound follows from the fewest of the others counts only up to its own fewest: eleven players of four kinds, each
/// from 1 to 8, have 16 counts instead of 6,561.
struct SlotCounts {
  /// One kind's digit.
  private struct Digit {
    var stride: Int
    /// The fewest that a team has.
    var fewest: Int
    /// The highest count that is distinguished.
    var top: Int
    /// Whether more than `top` may be placed.
    var isOpen: Bool

    /// How many slots of the kind are taken.
    func count(in number: Int) -> Int { number / stride % (top + 1) }
  }

  /// The number of words in a set.
  let words: Int
  /// The number of counts.
  private let total: Int
  private let digits: [Digit]
  /// By kind, word by word: the counts with its digit below `top`, then by kind those with it at `top`.
  private let below, atTop: [UInt64]
  /// By number of players still to come: the counts from which the fewest of every kind can be reached.
  private let viable: [UInt64]

  /// The counts of some kinds for teams of `size`; `nil` if there are more than `mostCounts`.
  init?(_ bounds: [ClosedRange<Int>], size: Int, mostCounts: Int) {
    let fewest = bounds.reduce(0) { $0.addingReportingOverflow($1.lowerBound).partialValue }
    guard fewest <= size, bounds.allSatisfy({ $0.lowerBound <= size }) else { return nil }
    var digits: [Digit] = []
    var total = 1
    for range in bounds {
      let isOpen = range.upperBound >= size - (fewest - range.lowerBound)
      let top = isOpen ? range.lowerBound : range.upperBound
      digits.append(Digit(stride: total, fewest: range.lowerBound, top: top, isOpen: isOpen))
      total *= top + 1
      guard total <= mostCounts else { return nil }
    }
    let words = (total + 63) / 64
    func sets(_ number: Int, _ contains: (Int, Int) -> Bool) -> [UInt64] {
      var sets = [UInt64](repeating: 0, count: number * words)
      for set in 0..<number {
        for member in 0..<total where contains(set, member) {
          sets[set * words + member / 64] |= 1 << UInt64(member % 64)
        }
      }
      return sets
    }
    let missing = (0..<total).map { number in
      digits.reduce(0) { $0 + max(0, $1.fewest - $1.count(in: number)) }
    }
    below = sets(digits.count) { kind, number in digits[kind].count(in: number) < digits[kind].top }
    atTop = sets(digits.count) { kind, number in digits[kind].count(in: number) == digits[kind].top }
    viable = sets(size + 1) { left, number in missing[number] <= left }
    self.words = words
    self.total = total
    self.digits = digits
  }

  /// The counts after some players, by the kinds of slots that each can take; empty where no team could follow.
  func counts(after placed: [UInt64] = [], size: Int) -> [UInt64] {
    var counts = [UInt64](repeating: 0, count: words)
    counts[0] = viable[size * words] & 1
    for (index, kinds) in placed.enumerated() {
      let before = counts
      counts.withUnsafeMutableBufferPointer { after in
        _ = before.withUnsafeBufferPointer { slot(kinds, after: $0, left: size - index - 1, into: after) }
      }
    }
    return counts
  }

  /// The counts from which players for only these kinds of slots can fill the required slots.
  func viable(addingOnly kinds: UInt64) -> [UInt64] {
    var viable = [UInt64](repeating: 0, count: words)
    for number in 0..<total {
      let isViable = digits.enumerated().allSatisfy { kind, digit in
        kinds >> UInt64(kind) & 1 == 1 || digit.count(in: number) >= digit.fewest
      }
      if isViable { viable[number / 64] |= 1 << UInt64(number % 64) }
    }
    return viable
  }

  /// Writes the counts after a player of these kinds of slots, with `left` still to come; false if there are none.
  func slot(
    _ kinds: UInt64, after counts: UnsafeBufferPointer<UInt64>, left: Int,
    into result: UnsafeMutableBufferPointer<UInt64>
  ) -> Bool {
    result.update(repeating: 0)
    var kind = 0
    var rest = kinds
    while rest != 0 {
      if rest & 1 == 1 {
        let digit = digits[kind]
        move(counts, restrictedTo: below, kind, by: digit.stride, into: result)
        if digit.isOpen { move(counts, restrictedTo: atTop, kind, by: 0, into: result) }
      }
      rest >>= 1
      kind += 1
    }
    var all: UInt64 = 0
    for word in 0..<words {
      result[word] &= viable[left * words + word]
      all |= result[word]
    }
    return all != 0
  }

  /// Adds those of `counts` that are in a kind's filter, each raised by `distance`; none of them leaves the words.
  private func move(
    _ counts: UnsafeBufferPointer<UInt64>, restrictedTo filter: [UInt64], _ kind: Int, by distance: Int,
    into result: UnsafeMutableBufferPointer<UInt64>
  ) {
    let (skip, shift) = (distance / 64, UInt64(distance % 64))
    for word in 0..<(words - skip) {
      let moved = counts[word] & filter[kind * words + word]
      if moved == 0 { continue }
      result[word + skip] |= moved << shift
      if shift > 0, word + skip + 1 < words { result[word + skip + 1] |= moved >> (64 - shift) }
    }
  }
}
