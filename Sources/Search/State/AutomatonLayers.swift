/// The states of an automaton before they are minimised: a layer for each number of players.
struct AutomatonLayers {
  let typeCount: Int
  /// By layer, for each state and type: the state in the next layer; -1 for none.
  private var layers: [[Int32]] = []
  /// The number of states of a whole team.
  private var lastCount = 1
  /// Whether not even the locked players can be placed.
  private(set) var isEmpty = false

  /// Everything that players of the types can lead to from a state on; `nil` if that is too much.
  /// - Parameter step: writes the state after a player of a type, with some still to come; false if there is none.
  init?(
    from first: [UInt64], left: Int, typeCount: Int, mostStates: Int,
    _ step: (Int, UnsafeBufferPointer<UInt64>, Int, UnsafeMutableBufferPointer<UInt64>) -> Bool
  ) {
    self.typeCount = typeCount
    isEmpty = first.allSatisfy { $0 == 0 }
    if isEmpty { return }
    let reached = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: first.count)
    defer { reached.deallocate() }
    var left = left
    var states = RowTable<UInt64>(length: first.count)
    _ = first.withUnsafeBufferPointer { states.number(of: $0) }
    var total = 1
    while left > 0 {
      left -= 1
      var following = RowTable<UInt64>(length: first.count)
      var steps: [Int32] = []
      steps.reserveCapacity(states.count * typeCount)
      for state in 0..<states.count {
        states.withRow(state) { row in
          for type in 0..<typeCount {
            let continues = step(type, row, left, reached)
            steps.append(continues ? following.number(of: UnsafeBufferPointer(reached)) : -1)
          }
        }
      }
      layers.append(steps)
      total += following.count
      guard total <= mostStates else { return nil }
      states = following
    }
    lastCount = states.count
  }

  /// The smallest equivalent automaton: states with the same continuations are merged, and those without any are
  /// dropped. State 0 is the whole team's, the last one the first; `nil` if no path leads from the last to state 0.
  var minimised: (stateCount: Int, next: [Int32])? {
    // A row without steps for the whole team: however its players are placed, it is one state.
    var rows = [[Int32](repeating: -1, count: typeCount)]
    var count = 1
    var numbersOfNext = [Int32](repeating: 0, count: max(1, lastCount))
    for layer in layers.reversed() {
      var table = RowTable<Int32>(length: typeCount)
      var row = [Int32](repeating: -1, count: typeCount)
      numbersOfNext = stride(from: 0, to: layer.count, by: max(1, typeCount)).map { start in
        var isDead = true
        for type in 0..<typeCount {
          let step = layer[start + type]
          row[type] = step < 0 ? -1 : numbersOfNext[Int(step)]
          if row[type] >= 0 { isDead = false }
        }
        return isDead ? -1 : Int32(count) + row.withUnsafeBufferPointer { table.number(of: $0) }
      }
      rows.append(table.all)
      count += table.count
    }
    guard let start = numbersOfNext.first, start == Int32(count - 1) else { return nil }
    var next = [Int32](repeating: -1, count: typeCount * count)
    for (index, to) in rows.joined().enumerated() {
      next[index % typeCount * count + index / typeCount] = to
    }
    return (count, next)
  }
}
