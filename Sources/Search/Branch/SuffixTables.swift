/// Bounds on what the members chosen from the last players in row order can weigh and cost together.
struct SuffixTables<Value: WholeNumber>: Sendable {
  /// Row r, column j: for r players from place j · 2^`shift` on.
  private var mostWeight: [Value]
  private var leastCost: [Value]
  private var mostCost: [Value]
  private let stride: Int
  /// As in the completion tables: 0, hence exact, but for huge cores.
  private let shift: Int

  /// The bounds for every suffix of `order`, positions of the core by row, in tables of about
  /// `mostEntries` each at most.
  init(_ core: Core<Value>, order: [Int32], mostEntries: Int = 1 << 22) {
    let columns = max(2, mostEntries / (core.choose + 1))
    let shift = max(0, Int.bitWidth - (order.count / columns).leadingZeroBitCount)
    let stride = (order.count >> shift) + 1
    self.shift = shift
    self.stride = stride
    mostWeight = Array(repeating: 0, count: (core.choose + 1) * stride)
    leastCost = mostWeight
    mostCost = mostWeight
    var weights = DescendingList<Value>(capacity: core.choose)
    var dear = DescendingList<Value>(capacity: core.choose)
    var cheap = DescendingList<Value>(capacity: core.choose)
    for place in order.indices.reversed() {
      let position = Int(order[place])
      weights.insert(core.weights[position])
      dear.insert(core.players.costs[position])
      cheap.insert(-core.players.costs[position])
      guard place & (1 << shift - 1) == 0 else { continue }
      var index = place >> shift
      for rank in weights.values.indices {
        let above = index
        index += stride
        mostWeight[index] = mostWeight[above] + weights.values[rank]
        mostCost[index] = mostCost[above] + dear.values[rank]
        leastCost[index] = leastCost[above] - cheap.values[rank]
      }
    }
  }

  /// Whether `members` players from `place` on might weigh and cost exactly this.
  /// - Precondition: there are so many players from there on.
  @inline(__always)
  func allow(_ weight: Value, _ cost: Value, members: Int, from place: Int) -> Bool {
    let index = members * stride + place >> shift
    return mostWeight[index] >= weight && leastCost[index] <= cost && mostCost[index] >= cost
  }
}
