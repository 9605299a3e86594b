/// Where any players make a team, the most expensive come first: the last two then come from a window of costs that two
/// pointers follow. In order of descending weight, pools of equal weights took 10,000 times as long.
extension Brancher {
  /// Works like ``nextPosition(_:chosen:)``; also ends a branch where the players left are too cheap to turn the budget
  /// into the skill that is needed, since β·S = P + a·C, and where the cheapest do not fit the budget.
  mutating func nextInCostOrder(
    _ frame: Frame, chosen: Int, _ costsBefore: UnsafeMutablePointer<Value>
  ) -> Int {
    let open = tables.choose &- chosen
    let own = tables.skillPrice &* frame.skill &- tables.costPrices[0] &* frame.cost
    let (left, least) = (target.window.upperBound &- frame.cost, target.window.lowerBound &- frame.cost)
    let missing = tables.skillPrice &* (target.skill &- frame.skill)
    var position = frame.next
    defer { steps &+= position &- frame.next &+ 1 }
    while position &+ open <= tables.count {
      let best = tables.completion(from: position, state: frame.state)[0]
      if own &+ best < stack.needs[0] { break }
      let highestCost = costsBefore[position &+ open] &- costsBefore[position]
      if highestCost < least || tables.costPrices[0] &* min(left, highestCost) &+ best < missing { break }
      if admitsInCostOrder(position, frame, costsBefore) { return position }
      position &+= 1
    }
    return -1
  }

  /// Whether a wanted team can have the player at `position` as its next member.
  @inline(__always)
  private func admitsInCostOrder(
    _ position: Int, _ frame: Frame, _ costsBefore: UnsafeMutablePointer<Value>
  ) -> Bool {
    let rest = frame.state &- 1
    let best = tables.completion(from: position &+ 1, state: rest)
    let skill = frame.skill &+ tables.skills[position]
    let cost = frame.cost &+ tables.costs[position]
    let worth = tables.skillPrice &* skill
    if worth &- tables.costPrices[0] &* cost &+ best[0] < stack.needs[0] { return false }
    let left = target.window.upperBound &- cost
    if left < costsBefore[tables.count] &- costsBefore[tables.count &- rest] { return false }
    let highestCost = costsBefore[position &+ 1 &+ rest] &- costsBefore[position &+ 1]
    if highestCost < target.window.lowerBound &- cost { return false }
    let missing = tables.skillPrice &* (target.skill &- skill)
    if tables.costPrices[0] &* min(left, highestCost) &+ best[0] < missing { return false }
    for lane in 1..<max(1, tables.lanes)
    where worth &- tables.costPrices[lane] &* cost &+ best[lane] < stack.needs[lane] { return false }
    return true
  }

  /// Tries every two players from `frame.next` on as the last members: while the more expensive one gets cheaper, two
  /// pointers follow the most and the least expensive that the other one can be. Returns whether to go on.
  mutating func takeLastTwo(
    _ frame: Frame, chosen: Int, _ costsBefore: UnsafeMutablePointer<Value>
  ) -> Bool {
    let (costs, weights, count) = (tables.costs, tables.weights, tables.count)
    let own = tables.skillPrice &* frame.skill &- tables.costPrices[0] &* frame.cost
    let left = target.window.upperBound &- frame.cost
    var high = frame.next
    guard high &+ 1 < count else { return true }
    var (needed, least) = (stack.needs[0], leastCostOfTwo(frame))
    var first = partitionPoint(high + 1, count) { costs[$0] &+ costs[high] <= left }
    var end = partitionPoint(high + 1, count) { costs[$0] &+ costs[high] < least }
    while high &+ 1 < count {
      steps &+= 1
      if own &+ tables.completion(from: high, state: 2)[0] < needed { return true }
      while first > high &+ 1, costs[first &- 1] &+ costs[high] <= left { first &-= 1 }
      while end > high &+ 1, costs[end &- 1] &+ costs[high] < least { end &-= 1 }
      if end <= high &+ 1 { return true }
      var low = max(first, high &+ 1)
      let weight = own &+ weights[high]
      if low < end, tables.completion(from: low, state: 1)[0] >= needed &- weight {
        steps &+= end &- low
        while low < end {
          if weight &+ weights[low] >= needed {
            stack.chosen[chosen] = Position(high)
            stack.chosen[chosen &+ 1] = Position(low)
            if !record(descend(descend(frame, to: high), to: low)) { return false }
            (needed, least) = (stack.needs[0], leastCostOfTwo(frame))
          }
          low &+= 1
        }
        if steps >= Limits.stepsBetweenChecks {
          guard bookSteps() else { return false }
          needed = stack.needs[0]
        }
      }
      high &+= 1
    }
    return true
  }

  /// The least that the last two must cost: a·C ≥ β·(missing skill) − (the weight they can add).
  private func leastCostOfTwo(_ frame: Frame) -> Value {
    let exact = target.window.lowerBound &- frame.cost
    let missing = tables.skillPrice &* (target.skill &- frame.skill)
    let needed = missing &- tables.completion(from: frame.next, state: 2)[0]
    guard tables.costPrices[0] > 0, needed > 0 else { return exact }
    return max(exact, (needed &- 1) / tables.costPrices[0] &+ 1)
  }
}
