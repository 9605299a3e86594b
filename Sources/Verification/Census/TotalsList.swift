/// Lists of totals as a census keeps them: cheaper first, of one cost the higher skill first.
enum TotalsList {
  /// Which totals of parts of teams can be told from others in the end.
  enum Keeping {
    /// All of them.
    case all
    /// Those of which no cheaper, and none as cheap, has more skill. Enough where only the best skill for a cost
    /// matters: whatever completes the worse part completes the better one as well.
    case best
    /// For each cost those of the highest skill: where a least cost forbids to exchange a part for a cheaper one.
    case bestOfCost
    /// The first of the cheapest.
    case cheapest
  }

  /// Both lists as one, without what is not kept.
  /// - Complexity: O(totals).
  static func merged(_ left: [CensusTotal], _ right: [CensusTotal], _ keeping: Keeping) -> [CensusTotal] {
    var list: [CensusTotal] = []
    list.reserveCapacity(left.count + right.count)
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      let takesLeft =
        j == right.count
        || (i < left.count && (left[i].cost, right[j].skill) <= (right[j].cost, left[i].skill))
      let next = takesLeft ? left[i] : right[j]
      if takesLeft { i += 1 } else { j += 1 }
      add(next, to: &list, keeping)
    }
    return list
  }

  private static func add(_ next: CensusTotal, to list: inout [CensusTotal], _ keeping: Keeping) {
    guard let last = list.last else {
      list.append(next)
      return
    }
    if last.cost == next.cost, last.skill == next.skill {
      list[list.count - 1].add(next.teams)
      return
    }
    switch keeping {
    case .all: list.append(next)
    // What is kept ascends in skill too, so that the last has the most.
    case .best: if next.skill >= last.skill { list.append(next) }
    case .bestOfCost: if next.cost > last.cost { list.append(next) }
    case .cheapest: break
    }
  }
}
