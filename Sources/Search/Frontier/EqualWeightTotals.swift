/// All costs that teams of equally heavy players can have: the possible sums of a given number of costs.
///
/// Bit c of the row for j says whether j players can cost c together, counted from the cheapest in the largest
/// common unit; a player shifts and adds a whole row, 64 costs at a time. Where skill is tied to cost, nearly
/// every cost is reached, and lists of totals would be as long as the range of costs: 146,757 points of teams of 15
/// among 1,000 players take 10 ms by bits, 0.4 s by lists.
struct EqualWeightTotals<Value: WholeNumber> {
  /// The most words of all rows together: 4 MB, and some millions of sums.
  private static var mostWords: Int { 1 << 19 }

  private let costs: [Int]
  private let choose: Int
  private let scale: NumberScale.Column
  private let words: Int

  /// The sums of `choose` of these costs; `nil` where there are too many costs to hold a bit for each.
  /// - Precondition: the costs ascend and there are at least `choose` of them, 1 or more.
  init?(costs: [Value], choose: Int, upTo highest: Value) {
    scale = NumberScale.Column(costs)
    let wanted = (Int128(highest) - Int128(choose) * scale.lowest) / scale.unit
    let last = max(0, min(wanted, Int128(choose) * scale.highest))
    guard last / 64 < Self.mostWords / (choose + 1) else { return nil }
    words = Int(last / 64) + 1
    self.choose = choose
    let end = Int128(64 * words)
    let reachable: [Int128] = scale.scaled(costs)
    self.costs = reachable.prefix { $0 < end }.map { Int($0) }
  }

  /// The sums, ascending; `nil` when the signal is raised.
  func sums(stop: StopSignal) -> [Value]? {
    var rows = [UInt64](repeating: 0, count: (choose + 1) * words)
    rows[0] = 1
    for (index, cost) in costs.enumerated() {
      if stop.isRaised { return nil }
      let used = min(words, (choose * cost) / 64 + 1)
      rows.withUnsafeMutableBufferPointer { rows in
        for number in stride(from: min(choose, index + 1), through: 1, by: -1) {
          let start = rows.baseAddress! + number * words
          start.merge(start - words, shiftedBy: cost, words: used)
        }
      }
    }
    let lowest = Int128(choose) * scale.lowest
    var sums: [Value] = []
    for word in 0..<words {
      var bits = rows[choose * words + word]
      while bits != 0 {
        sums.append(Value(lowest + Int128(64 * word + bits.trailingZeroBitCount) * scale.unit))
        bits &= bits - 1
      }
    }
    return sums
  }
}
