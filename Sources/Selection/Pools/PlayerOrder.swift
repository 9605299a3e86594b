/// The orders in which a pool can be listed; equal players stay in pool order.
public enum PlayerOrder: String, CaseIterable, Sendable {
  /// The highest skill first.
  case skill
  /// The lowest cost first.
  case cost
  /// The most skill per cost first; players who cost nothing before all others.
  case value
  /// By name, in Unicode order.
  case name
}

extension Pool {
  /// Returns the indices of the players in an order.
  /// - Complexity: O(players · log players).
  public func indices(by order: PlayerOrder) -> [Int] {
    switch order {
    case .skill: return sorted { skills[$0] > skills[$1] }
    case .cost: return sorted { costs[$0] < costs[$1] }
    case .value: return sorted(by: hasMoreValue)
    case .name:
      let texts = (0..<count).map { names[$0] }
      return sorted { texts[$0] < texts[$1] }
    }
  }

  private func sorted(by precedes: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted { precedes($0, $1) || (!precedes($1, $0) && $0 < $1) }
  }

  /// Whether one player has more skill per cost than another: s/c > t/d exactly when s·d > t·c.
  private func hasMoreValue(_ one: Int, _ other: Int) -> Bool {
    let (cost, otherCost) = (costs[one], costs[other])
    if cost == 0 || otherCost == 0 {
      return cost == 0 && (otherCost > 0 || skills[one] > skills[other])
    }
    let left = skills[one].multipliedFullWidth(by: otherCost)
    let right = skills[other].multipliedFullWidth(by: cost)
    return (left.high, left.low) > (right.high, right.low)
  }
}
