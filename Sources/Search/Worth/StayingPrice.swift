/// Finds the highest cost of their own at which a member is still in the best team, tie-breaks included.
///
/// Dearer members change no team without them. So the best of those, of skill S and cost C, is what a member must
/// stand before: with teammates who bring more than S together, however dear the team is, or with the cheapest teammates
/// who bring just S, where the team costs less than C, or costs C and stands earlier in the pool.
struct StayingPrice {
  /// How far the first of equally skilled and equally dear groups is looked for.
  static let stepsOnTies = Limits.stepsOfQuestion / 4

  /// The member's row and skill.
  let row: Int
  let skill: Int128
  /// How many times the member's own cost counts.
  var times = 1
  /// The most that a team may cost, and the least that it must.
  let budget: Int128
  let leastSpend: Int128
  /// What teammates of at least a skill cost at least, for `nil` any teammates; `nil` where none fit the budget.
  let leastCost: (Int128?) throws(SearchStopped) -> Int128?
  /// The most skilled teammates whose cost lies in a range; of those the cheapest, of those the first in the pool.
  let best: (ClosedRange<Int128>) throws(SearchStopped) -> Placeholder.Group?

  /// The highest cost.
  /// - Parameter other: the best team without the member; infeasible where there is none.
  /// - Throws: `SearchStopped`, also where it would take too long to find out which of two equal teams comes first.
  /// - Returns: the cost, and whether it is the budget that ends it; `nil` for somebody who is a member at no cost.
  /// - Complexity: that of three searches; under a lowest spend that the best team without the member just meets,
  ///   of one more for each cost of teammates who are no better than that team.
  func highestCost(against other: Answer) throws(SearchStopped) -> (cost: Int128, isOfBudget: Bool)? {
    let isAlone = other.status == .infeasible
    let paid = try leastCost(isAlone ? nil : other.skill + 1 - skill).map { budget - $0 }
    let tied = isAlone ? nil : try highestTied(with: other, above: paid ?? -1)
    let (ofBudget, ofOther) = (paid.map { $0 / Int128(times) }, tied.map { $0 / Int128(times) })
    if let ofOther, ofOther > ofBudget ?? -1 { return (ofOther, false) }
    return ofBudget.map { ($0, true) }
  }

  /// What the member may add to the cost of a team that has just the skill of the other; `nil` where that is no more
  /// than what teams of more skill leave.
  private func highestTied(with other: Answer, above most: Int128) throws(SearchStopped) -> Int128? {
    guard let least = try leastCost(other.skill - skill), other.cost - least > most else { return nil }
    let mustSpendAll = other.cost <= leastSpend
    let dearest = mustSpendAll ? max(least, other.cost - most - 1) : least
    if let equal = try firstEqual(to: other, costing: least...dearest) { return equal }
    return mustSpendAll || other.cost - least - 1 <= most ? nil : other.cost - least - 1
  }

  /// The highest cost at which a team of the same skill and cost as the other stands before it.
  /// - Parameter range: what teammates cost who bring no more than the skill that is needed.
  private func firstEqual(
    to other: Answer, costing range: ClosedRange<Int128>
  ) throws(SearchStopped) -> Int128? {
    var least = range.lowerBound
    while least <= range.upperBound, let teammates = try best(least...range.upperBound),
      teammates.skill + skill == other.skill
    {
      guard teammates.isFirst, other.isFirst else { throw SearchStopped() }
      if teammates.rows.union([row]).sorted().lexicographicallyPrecedes(other.rows) {
        return other.cost - teammates.cost
      }
      least = teammates.cost + 1
    }
    return nil
  }
}
