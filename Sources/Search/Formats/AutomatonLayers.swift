/// The states of a format's automaton before they are minimised: a layer for each number of players.
struct AutomatonLayers {
  /// Number of types.
  let typeCount: Int
  /// By layer and state, for each type, the state of the next layer; -1 for none.
  private var layers: [[[Int32]]] = []
  /// How many states the whole team has.
  private var lastCount = 1
  /// Whether not even the locked players can be seated.
  private(set) var isEmpty = false

  /// Everything that the types can lead to from the locked players on; `nil` if that is too much.
  init?(_ counts: SeatCounts, types: [UInt64], locked: [UInt64], size: Int, mostStates: Int) {
    typeCount = types.count
    var left = size
    var first = counts.nobody
    for kinds in locked {
      left -= 1
      first = counts.seating(kinds, after: first, left: left)
    }
    isEmpty = first.isEmpty
    if isEmpty { return }
    var states = [first]
    var total = 1
    while left > 0 {
      left -= 1
      var numbers: [SeatSet: Int32] = [:]
      var following: [SeatSet] = []
      layers.append(
        states.map { state in
          types.map { kinds in
            let reached = counts.seating(kinds, after: state, left: left)
            if reached.isEmpty { return -1 }
            if let number = numbers[reached] { return number }
            let number = Int32(following.count)
            numbers[reached] = number
            following.append(reached)
            return number
          }
        })
      total += following.count
      guard total <= mostStates else { return nil }
      states = following
    }
    lastCount = states.count
  }

  /// One state for each number of players: any team of the size.
  init(countingPlayers size: Int, types: [UInt64]) {
    typeCount = types.count
    layers = (0..<size).map { _ in [types.map { $0 == 0 ? -1 : 0 }] }
  }

  /// The smallest equal automaton: states that are followed by the same are one, those followed by nothing none.
  /// State 0 is the whole team's, the last one the first; `nil` if no path leads from one to the other.
  /// - Complexity: O(states · types).
  var minimised: (stateCount: Int, next: [Int32])? {
    var rows: [[Int32]] = [Array(repeating: -1, count: typeCount)]
    // However its players are seated, a whole team is a whole team.
    var numbersOfNext = [Int32](repeating: 0, count: max(1, lastCount))
    for layer in layers.reversed() {
      var numbers: [[Int32]: Int32] = [:]
      numbersOfNext = layer.map { following in
        let row = following.map { $0 < 0 ? -1 : numbersOfNext[Int($0)] }
        if row.allSatisfy({ $0 < 0 }) { return -1 }
        if let number = numbers[row] { return number }
        let number = Int32(rows.count)
        numbers[row] = number
        rows.append(row)
        return number
      }
    }
    guard let start = numbersOfNext.first, start == Int32(rows.count - 1) else { return nil }
    var next = [Int32](repeating: -1, count: typeCount * rows.count)
    for (state, row) in rows.enumerated() {
      for (type, to) in row.enumerated() { next[type * rows.count + state] = to }
    }
    return (rows.count, next)
  }
}
