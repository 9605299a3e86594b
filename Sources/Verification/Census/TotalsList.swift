/// Lists of totals as a census keeps them: cheapest first; at equal cost, the highest skill first.
enum TotalsList {
  /// Which totals of partial teams can matter in the end.
  enum Keeping {
    /// All of them.
    case all
    /// Those that no cheaper or equally cheap total exceeds in skill. Enough if only the best skill for a cost matters:
    /// whatever completes the worse partial team also completes the better one.
    case best
    /// For each cost those of the highest skill: a minimum cost may forbid replacing a partial team with a cheaper one.
    case bestOfCost
    /// The first of the cheapest.
    case cheapest
  }

  /// Merges both lists, without what is not kept.
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
    // Skill ascends in the list too, so the last entry has the most.
    case .best: if next.skill >= last.skill { list.append(next) }
    case .bestOfCost: if next.cost > last.cost { list.append(next) }
    case .cheapest: break
    }
  }
}
