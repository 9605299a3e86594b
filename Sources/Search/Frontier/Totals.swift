/// What some players cost together and how skilled they are.
struct Totals<Value: WholeNumber>: Sendable, Equatable {
  var cost: Value
  var skill: Value
}

extension Array {
  /// Merges two lists, cheaper first, into the totals that no others dominate: both values ascend strictly.
  /// - Precondition: both lists ascend in cost.
  func mergedFront<Value: WholeNumber>(with others: [Totals<Value>]) -> [Totals<Value>]
  where Element == Totals<Value> {
    var front: [Totals<Value>] = []
    front.reserveCapacity(count + others.count)
    var (i, j) = (0, 0)
    while i < count || j < others.count {
      let takesOwn = j == others.count || (i < count && self[i].cost <= others[j].cost)
      let next = takesOwn ? self[i] : others[j]
      if takesOwn { i += 1 } else { j += 1 }
      if let last = front.last {
        guard next.skill > last.skill else { continue }
        if last.cost == next.cost { front.removeLast() }
      }
      front.append(next)
    }
    return front
  }
}
