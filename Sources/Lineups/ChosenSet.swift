/// Some of the candidates, and how far they are from a set within all limits.
struct ChosenSet {
  private let table: CandidateTable
  private let count: Int
  private let least, most: [Int]
  /// The candidates in the set, in no particular order.
  private(set) var chosen: [Int] = []
  private(set) var total: Int128 = 0
  /// The total by which the limits are missed.
  private(set) var missed: Int
  /// By limit: how many lineups of the set count towards it.
  private(set) var counts: [Int]
  /// By candidate: how many lineups of the set are too similar to it, itself included.
  private var clashes: [Int32]

  init(_ question: LineupQuestion, of table: CandidateTable) {
    self.table = table
    count = question.count
    least = question.exposures.map(\.range.lowerBound)
    most = question.exposures.map(\.range.upperBound)
    counts = Array(repeating: 0, count: most.count)
    clashes = Array(repeating: 0, count: table.skills.count)
    missed = least.reduce(0, +)
  }

  /// Whether it has as many lineups as were asked for.
  var isFull: Bool { chosen.count == count }
  /// Whether it is full and within all limits.
  var isWhole: Bool { missed == 0 && isFull }

  /// The limits that it misses, with the count of each.
  var misses: [LineupSet.Miss] {
    counts.indices.filter { !(least[$0]...most[$0]).contains(counts[$0]) }
      .map { LineupSet.Miss(limit: $0, count: counts[$0]) }
  }

  /// Whether it is better than another: closer to the limits, or as close and of a higher total.
  func isBetter(than other: ChosenSet) -> Bool {
    let (lacking, others) = (missed - chosen.count, other.missed - other.chosen.count)
    return lacking != others ? lacking < others : total > other.total
  }

  /// By how much more the limits would be missed with a candidate.
  func missedMore(with candidate: Int) -> Int {
    var more = 0
    table.limits.forEach(of: candidate) { limit in
      if counts[limit] >= most[limit] { more += 1 } else if counts[limit] < least[limit] { more -= 1 }
    }
    return more
  }

  /// Whether no lineup in the set is too similar to a candidate.
  func isDifferent(_ candidate: Int) -> Bool { clashes[candidate] == 0 }

  /// Whether a candidate can join: it is different, and no limit is exceeded.
  func allows(_ candidate: Int) -> Bool {
    clashes[candidate] == 0 && table.limits.allSatisfy(of: candidate) { counts[$0] < most[$0] }
  }

  mutating func insert(_ candidate: Int) {
    missed += missedMore(with: candidate)
    table.limits.forEach(of: candidate) { counts[$0] += 1 }
    table.clashes.forEach(of: candidate) { clashes[$0] += 1 }
    chosen.append(candidate)
    total += table.skills[candidate]
  }

  /// Removes the lineup at a place in `chosen`, which the last one takes.
  mutating func remove(at place: Int) {
    let candidate = chosen[place]
    chosen.swapAt(place, chosen.count - 1)
    chosen.removeLast()
    total -= table.skills[candidate]
    table.limits.forEach(of: candidate) { counts[$0] -= 1 }
    table.clashes.forEach(of: candidate) { clashes[$0] -= 1 }
    missed -= missedMore(with: candidate)
  }

  /// Adds the allowed candidates of `order`, in that order, until the set is full.
  mutating func fill(_ order: some Sequence<Int>) {
    for candidate in order {
      if isFull { return }
      if allows(candidate) { insert(candidate) }
    }
  }

  /// Adds the candidates that miss the limits least, of equals the most skilled, until the set is full.
  mutating func fillIgnoringLimits() {
    while !isFull {
      let open = table.bySkill.filter { clashes[$0] == 0 }
      guard let next = open.min(by: { missedMore(with: $0) < missedMore(with: $1) }) else { return }
      insert(next)
    }
  }

  // MARK: Exchanges

  /// Exchanges one lineup for a better one until no such exchange improves the set.
  mutating func exchange(isStopped: () -> Bool) {
    var unchanged = 0
    // The lineup just tried goes to the end, so that every lineup gets its turn.
    while unchanged < chosen.count, !isStopped() {
      let out = chosen[0]
      let before = missed
      remove(at: 0)
      let better = replacement(of: out, missing: before)
      insert(better ?? out)
      unchanged = better == nil ? unchanged + 1 : 0
    }
  }

  /// A better replacement for a lineup that was taken out; `nil` if there is none.
  private func replacement(of out: Int, missing before: Int) -> Int? {
    let own = table.skills[out]
    guard before > 0 else {
      for candidate in table.bySkill {
        if table.skills[candidate] <= own { return nil }
        if allows(candidate), missed == 0 || missed + missedMore(with: candidate) == 0 { return candidate }
      }
      return nil
    }
    var best: (candidate: Int, missed: Int, skill: Int128) = (out, before, own)
    for candidate in table.bySkill where clashes[candidate] == 0 {
      let then = missed + missedMore(with: candidate)
      let skill = table.skills[candidate]
      if then < best.missed || (then == best.missed && skill > best.skill) { best = (candidate, then, skill) }
    }
    return best.candidate == out ? nil : best.candidate
  }
}
