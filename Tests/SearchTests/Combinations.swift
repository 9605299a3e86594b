/// The ways to choose some of `0..<total`, one after the other in lexicographic order.
struct Combinations {
  /// The current choice: numbers below `total`, ascending.
  private(set) var picks: [Int]
  private let total: Int

  /// Starts with the first choice.
  /// - Precondition: `count` is from 0 to `total`.
  init(picking count: Int, of total: Int) {
    picks = Array(0..<count)
    self.total = total
  }

  /// Advances to the next choice; returns false after the last.
  mutating func advance() -> Bool {
    let end = total - picks.count
    guard let place = picks.indices.last(where: { picks[$0] < end + $0 }) else { return false }
    let next = picks[place] + 1
    for later in place..<picks.count { picks[later] = next + later - place }
    return true
  }
}
