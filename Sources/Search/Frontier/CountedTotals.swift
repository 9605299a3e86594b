/// Total skill and cost of some members, and how many choices of members have them.
struct CountedTotals<Value: WholeNumber> {
  /// Total skill.
  var skill: Value
  /// Total cost.
  var cost: Value
  /// The number of choices.
  var count: UInt128

  /// Nobody.
  static var nobody: CountedTotals { CountedTotals(skill: 0, cost: 0, count: 1) }

  /// Less skill first, of equal skill less cost.
  @inline(__always)
  func isBefore(_ other: CountedTotals) -> Bool {
    skill != other.skill ? skill < other.skill : cost < other.cost
  }
}

/// Which totals can still become those of a wanted team.
struct TotalsFilter<Value: WholeNumber> {
  /// Price of a unit of skill.
  var skillPrice: Value
  /// Price of a unit of cost.
  var costPrice: Value
  /// The least weight at these prices.
  var weight: Value
  /// The least cost.
  var lowestCost: Value
  /// The most.
  var highestCost: Value

  /// Whether these can.
  @inline(__always)
  func admits(_ totals: CountedTotals<Value>) -> Bool {
    totals.cost <= highestCost && totals.cost >= lowestCost
      && skillPrice &* totals.skill &- costPrice &* totals.cost >= weight
  }
}

/// Different totals in ascending order: adding a player to all of them keeps the order, so that two lists are
/// merged in one pass. (Nemhauser and Ullmann 1969.)
struct CountedTotalsList<Value: WholeNumber> {
  /// The totals.
  private(set) var entries: [CountedTotals<Value>] = []

  /// That of nobody.
  static var nobody: CountedTotalsList { CountedTotalsList(entries: [.nobody]) }

  /// Adds those of `other`, each with `skill` and `cost` more, that the filter admits.
  ///
  /// Counts do not overflow as long as the choices of a whole team fit into 128 bits.
  /// - Complexity: O(entries of both)
  mutating func merge(_ other: CountedTotalsList, skill: Value, cost: Value, _ filter: TotalsFilter<Value>) {
    let mine = entries
    entries = Array(unsafeUninitializedCapacity: mine.count + other.entries.count) { merged, filled in
      var next = 0
      func append(_ totals: CountedTotals<Value>) {
        merged.initializeElement(at: filled, to: totals)
        filled &+= 1
      }
      mine.withUnsafeBufferPointer { mine in
        other.entries.withUnsafeBufferPointer { theirs in
          for totals in theirs {
            var totals = totals
            totals.skill &+= skill
            totals.cost &+= cost
            guard filter.admits(totals) else { continue }
            while next < mine.count, mine[next].isBefore(totals) {
              append(mine[next])
              next &+= 1
            }
            if next < mine.count, mine[next].skill == totals.skill, mine[next].cost == totals.cost {
              totals.count &+= mine[next].count
              next &+= 1
            }
            append(totals)
          }
          while next < mine.count {
            append(mine[next])
            next &+= 1
          }
        }
      }
    }
  }
}
