/// How many seats of each kind are taken, as a number in mixed radix; sets of such numbers as bits.
///
/// What need not be known is not counted. A kind whose upper bound follows from the fewest of the others counts
/// up to its own fewest only: eleven players of four kinds, each from 1 to 8, have 16 counts instead of 6,561.
struct SeatCounts {
  /// One kind's digit.
  private struct Digit {
    var stride: Int
    /// The highest count told apart.
    var top: Int
    /// Whether more than `top` may be seated.
    var isOpen: Bool
    /// Counts with the digit below `top`, and at it.
    var below: SeatSet
    var atTop: SeatSet
  }

  private let digits: [Digit]
  /// By number of players still to come: the counts from which the fewest of every kind can be reached.
  private let viable: [SeatSet]

  /// The counts of some kinds for teams of `size`; `nil` if there are more than `mostCounts`.
  init?(_ bounds: [ClosedRange<Int>], size: Int, mostCounts: Int) {
    let fewest = bounds.reduce(0) { $0.addingReportingOverflow($1.lowerBound).partialValue }
    guard fewest <= size, bounds.allSatisfy({ $0.lowerBound <= size }) else { return nil }
    var shapes: [(stride: Int, top: Int, isOpen: Bool)] = []
    var total = 1
    for range in bounds {
      let isOpen = range.upperBound >= size - (fewest - range.lowerBound)
      let top = isOpen ? range.lowerBound : range.upperBound
      shapes.append((total, top, isOpen))
      total *= top + 1
      guard total <= mostCounts else { return nil }
    }
    func count(_ kind: Int, in number: Int) -> Int { number / shapes[kind].stride % (shapes[kind].top + 1) }
    digits = shapes.indices.map { kind in
      let (stride, top, isOpen) = shapes[kind]
      return Digit(
        stride: stride, top: top, isOpen: isOpen,
        below: SeatSet((0..<total).filter { count(kind, in: $0) < top }, of: total),
        atTop: SeatSet((0..<total).filter { count(kind, in: $0) == top }, of: total))
    }
    let missing = (0..<total).map { number in
      bounds.indices.reduce(0) { $0 + max(0, bounds[$1].lowerBound - count($1, in: number)) }
    }
    viable = (0...size).map { left in SeatSet((0..<total).filter { missing[$0] <= left }, of: total) }
  }

  /// Nobody is seated.
  var nobody: SeatSet {
    var nobody = SeatSet([0], of: viable[0].capacity)
    nobody.formIntersection(viable[viable.count - 1])
    return nobody
  }

  /// The counts after one more player, who can take these kinds of seats, with `left` still to come.
  func seating(_ kinds: UInt64, after counts: SeatSet, left: Int) -> SeatSet {
    var result = SeatSet([], of: counts.capacity)
    for kind in digits.indices where kinds >> UInt64(kind) & 1 == 1 {
      result.formUnion(counts, restrictedTo: digits[kind].below, movedUp: digits[kind].stride)
      if digits[kind].isOpen { result.formUnion(counts, restrictedTo: digits[kind].atTop, movedUp: 0) }
    }
    result.formIntersection(viable[left])
    return result
  }
}

/// A set of small numbers as bits.
struct SeatSet: Hashable {
  private var words: [UInt64]

  /// A set of some of the numbers below `capacity`.
  init(_ members: [Int], of capacity: Int) {
    words = Array(repeating: 0, count: (capacity + 63) / 64)
    for member in members { words[member / 64] |= 1 << UInt64(member % 64) }
  }

  /// No number in it is as large.
  var capacity: Int { 64 * words.count }

  /// Whether nothing is in it.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Leaves what is in `other` too.
  mutating func formIntersection(_ other: SeatSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// Adds the numbers of `other` that are in `filter` too, each raised by `distance`.
  /// - Precondition: none of them leaves the capacity.
  mutating func formUnion(_ other: SeatSet, restrictedTo filter: SeatSet, movedUp distance: Int) {
    let (skip, shift) = (distance / 64, UInt64(distance % 64))
    for index in 0..<(words.count - skip) {
      let word = other.words[index] & filter.words[index]
      if word == 0 { continue }
      words[index + skip] |= word << shift
      if shift > 0, index + skip + 1 < words.count { words[index + skip + 1] |= word >> (64 - shift) }
    }
  }
}
