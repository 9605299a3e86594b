/// The most that the members to come can add, from the best of each class of players in each part of their duties.
struct RestTotal<Number: Comparable & SignedNumeric> {
  /// By part and class, the sums of the best 0, 1, 2, … numbers; a part that is measured from a base has one class.
  private let sums: [[[Number]]]
  private let isBase: [Bool]

  /// The most ways to share the duties that are told apart; beyond it, each duty is bounded separately.
  private static var mostWays: Int { 4_096 }

  /// Creates the totals of the largest numbers.
  init(_ largest: [[TopNumbers<Number>]], isBase: [Bool]) {
    sums = largest.map { $0.map(\.prefixSums) }
    self.isBase = isBase
  }

  /// Returns how many players are missing; each is counted in one base.
  func players(_ missing: [Int]) -> Int { missing.indices.reduce(0) { $0 + (isBase[$1] ? missing[$1] : 0) } }

  /// Returns a bound for the members to come; `nil` if there are too few players.
  /// - Parameters:
  ///   - missing: for each part, how many are to come.
  ///   - room: for each class, how many of them may belong to it.
  /// - Complexity: O(classes · ways²) at worst, for the ways to share the duties.
  func most(_ missing: [Int], room: [ClosedRange<Int>]) -> Number? {
    var total = Number.zero
    for part in missing.indices where !isBase[part] {
      guard missing[part] < sums[part][0].count else { return nil }
      total += sums[part][0][missing[part]]
    }
    let bases = missing.indices.filter { isBase[$0] && missing[$0] > 0 }
    let ways = bases.reduce(1) { $0 * (missing[$1] + 1) }
    if ways <= Self.mostWays { return shared(bases, missing, room).map { total + $0 } }
    for base in bases {
      guard let most = shared([base], missing, room.map { 0...$0.upperBound }) else { return nil }
      total += most
    }
    return total
  }

  /// Returns the most that the parts add together, if each class provides a number of players in its range.
  private func shared(_ parts: [Int], _ missing: [Int], _ room: [ClosedRange<Int>]) -> Number? {
    if parts.isEmpty { return room.allSatisfy { $0.lowerBound == 0 } ? .zero : nil }
    let counts = parts.map { missing[$0] }
    // A way to share the duties is a number with a digit for each part.
    let strides = counts.indices.map { counts[..<$0].reduce(1) { $0 * ($1 + 1) } }
    let last = counts.reduce(1) { $0 * ($1 + 1) } - 1
    var best: [Number?] = [.zero] + Array(repeating: nil, count: last)
    for (number, range) in room.enumerated() {
      let given = ways(of: number, parts, counts, strides, range)
      var next: [Number?] = Array(repeating: nil, count: last + 1)
      for (way, value) in best.enumerated() {
        guard let value else { continue }
        for more in given where fits(way, more.way, counts, strides) {
          let sum = value + more.value
          next[way + more.way] = next[way + more.way].map { max($0, sum) } ?? sum
        }
      }
      best = next
    }
    return best[last]
  }

  /// Returns the ways in which the players of a class can share the parts, and what each adds.
  private func ways(
    of number: Int, _ parts: [Int], _ counts: [Int], _ strides: [Int], _ range: ClosedRange<Int>
  ) -> [(way: Int, value: Number)] {
    var ways: [(way: Int, count: Int, value: Number)] = [(0, 0, .zero)]
    for (index, part) in parts.enumerated() {
      let list = sums[part][number]
      ways = ways.flatMap { way in
        (0...max(0, min(counts[index], list.count - 1, range.upperBound - way.count))).map {
          (way.way + $0 * strides[index], way.count + $0, way.value + list[$0])
        }
      }
    }
    return ways.filter { range.contains($0.count) }.map { ($0.way, $0.value) }
  }

  /// Returns whether two ways together give no duty more often than it is missing.
  private func fits(_ way: Int, _ more: Int, _ counts: [Int], _ strides: [Int]) -> Bool {
    counts.indices.allSatisfy { index in
      way / strides[index] % (counts[index] + 1) + more / strides[index] % (counts[index] + 1)
        <= counts[index]
    }
  }
}

extension TopNumbers {
  /// Returns empty lists for each part and class: the beginning of a ``RestTotal``.
  static func all(of parts: [DutyParts.Part], _ classes: RoleClasses, size: Int) -> [[Self]] {
    parts.map { Array(repeating: Self(count: size), count: $0.isBase ? classes.count : 1) }
  }
}
