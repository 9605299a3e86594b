/// Skill and cost of every player, as columns; neither is negative.
struct PlayerColumns<Value: WholeNumber> {
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

  /// What one player weighs.
  @inline(__always)
  func weight(_ row: Int, _ multiplier: Multiplier<Value>) -> Value {
    multiplier.weight(skill: skills[row], cost: costs[row])
  }

  /// The largest weights, as far as counting needs them.
  ///
  /// - Parameters:
  ///   - size: players in a team, fewer than there are.
  ///   - floor: a weight that at least `size` players reach; spares the heap most players.
  /// - Returns: the sum of the `size` largest, the last of them and the next.
  func largestWeights(
    size: Int, _ multiplier: Multiplier<Value>, floor: Value
  ) -> (sum: Value, last: Value, next: Value) {
    var largest = LargestValues<Value>(capacity: size + 1)
    var highestBelowFloor = Value.min
    for row in 0..<count {
      let weight = weight(row, multiplier)
      if weight < floor {
        if weight > highestBelowFloor { highestBelowFloor = weight }
      } else {
        largest.insert(weight)
      }
    }
    if largest.values.count <= size { largest.insert(highestBelowFloor) }
    let sorted = largest.values.sorted(by: >)
    return (sorted[..<size].reduce(0, +), sorted[size - 1], sorted[size])
  }
}
