/// Skill and cost of every player, as columns; neither is negative.
struct PlayerColumns<Value: FixedWidthInteger & SignedInteger & Sendable> {
  let skills: UnsafeBufferPointer<Value>
  let costs: UnsafeBufferPointer<Value>

  /// The number of players.
  var count: Int { skills.count }

  /// Whether nobody outside the team has more skill than anyone in it: then the budget stops nothing.
  func haveHighestSkills(_ team: [Int]) -> Bool {
    let lowest = team.lazy.map { skills[$0] }.min() ?? 0
    let higherInTeam = team.reduce(0) { $0 + (skills[$1] > lowest ? 1 : 0) }
    var higher = 0
    for skill in skills where skill > lowest {
      higher += 1
      if higher > higherInTeam { return false }
    }
    return true
  }

  /// The weighted sum p = b·skill − a·cost of one player.
  @inline(__always)
  func worth(_ row: Int, _ multiplier: Multipliers<Value>) -> Value {
    multiplier.skill &* skills[row] &- multiplier.cost &* costs[row]
  }

  /// The largest worths, as far as counting needs them.
  ///
  /// - Parameters:
  ///   - size: players in a team, fewer than there are.
  ///   - floor: a worth that at least `size` players reach; spares the heap most players.
  /// - Returns: the sum of the `size` largest, the last of them and the next.
  func largestWorths(
    size: Int, _ multiplier: Multipliers<Value>, floor: Value
  ) -> (sum: Value, last: Value, next: Value) {
    var largest = LargestValues<Value>(capacity: size + 1)
    var highestBelowFloor = Value.min
    for row in 0..<count {
      let worth = worth(row, multiplier)
      if worth < floor {
        if worth > highestBelowFloor { highestBelowFloor = worth }
      } else {
        largest.insert(worth)
      }
    }
    if largest.values.count <= size { largest.insert(highestBelowFloor) }
    let sorted = largest.values.sorted(by: >)
    return (sorted[..<size].reduce(0, +), sorted[size - 1], sorted[size])
  }
}

/// The weights b of a unit of skill and a of a unit of cost.
typealias Multipliers<Value> = (skill: Value, cost: Value)
