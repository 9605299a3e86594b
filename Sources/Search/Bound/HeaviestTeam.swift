/// The `size` players of largest weight, of equal weight the cheaper, then the more skilled, then the
/// smaller row first, as ranks in no particular order.
/// - Complexity: O(m log size), O(m) where few players replace others.
func heaviestTeam<Value: WholeNumber>(
  of players: Candidates<Value>, size: Int, _ multiplier: Multiplier<Value>
) -> [Int32] {
  var best = LargestValues<WeighedRank<Value>>(capacity: size)
  players.skills.withUnsafeBufferPointer { skills in
    players.costs.withUnsafeBufferPointer { costs in
      for rank in 0..<skills.count {
        let weight = multiplier.weight(skill: skills[rank], cost: costs[rank])
        best.insert(WeighedRank(weight: weight, rank: Int32(truncatingIfNeeded: rank)))
      }
    }
  }
  return best.values.map(\.rank)
}

/// A rank that is greater the heavier, and of equal weight the earlier in cost order.
private struct WeighedRank<Value: WholeNumber>: Comparable {
  var weight: Value
  var rank: Int32

  @inline(__always)
  static func < (left: Self, right: Self) -> Bool {
    left.weight != right.weight ? left.weight < right.weight : left.rank > right.rank
  }
}
