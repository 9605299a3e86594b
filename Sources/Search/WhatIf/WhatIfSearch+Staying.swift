/// A member who gets more expensive changes no team without them. So a member must beat the best of those teams, of
/// skill S and cost C: with teammates for a total above S, however expensive the team is, or with the cheapest
/// teammates for exactly S, where the team costs less than C, or costs C and comes earlier in the pool.
extension WhatIfSearch {
  /// The steps for finding the first of groups that are equal in skill and cost.
  static let stepsOnTies = Limits.stepsPerQuestion / 4

  /// The highest cost of their own at which a member is still in the best team, tie-breaks included, in a duty whose
  /// cost counts `times` times, and whether the budget is what limits it; `nil` if they are not a member at any cost.
  /// - Parameter other: the best team without the member; infeasible if there is none.
  /// - Throws: `SearchStopped`, also if it would take too long to find out which of two equal teams comes first.
  func highestPriceToStay(
    of row: Int, costing times: Int, against other: Answer
  ) throws(SearchStopped) -> (cost: Int128, isOfBudget: Bool)? {
    let placeholder = Placeholder(for: row, costing: times, in: problem, limits: limits)
    let isAlone = other.status == .infeasible
    let needed = isAlone ? nil : other.skill + 1 - problem.skills[row]
    let paid = try leastCost(for: row, reaching: needed, placeholder).map { problem.budget - $0 }
    let tied = isAlone ? nil : try highestTied(row, placeholder, with: other, above: paid ?? -1)
    let (ofBudget, ofOther) = (paid.map { $0 / Int128(times) }, tied.map { $0 / Int128(times) })
    if let ofOther, ofOther > ofBudget ?? -1 { return (ofOther, false) }
    return ofBudget.map { ($0, true) }
  }

  /// The most that the member may add to the cost of a team with the skill of the other; `nil` if at most `most`.
  private func highestTied(
    _ row: Int, _ placeholder: Placeholder, with other: Answer, above most: Int128
  ) throws(SearchStopped) -> Int128? {
    let needed = other.skill - problem.skills[row]
    guard let least = try leastCost(for: row, reaching: needed, placeholder), other.cost - least > most
    else { return nil }
    let mustSpendAll = other.cost <= problem.leastCost ?? 0
    let highestCost = mustSpendAll ? max(least, other.cost - most - 1) : least
    // The highest cost at which a team with the same skill and cost as the other comes before it.
    var cost = least
    while cost <= highestCost,
      let teammates = try placeholder.mostSkilled(costing: cost...highestCost, stepsOnTies: Self.stepsOnTies),
      teammates.skill == needed
    {
      guard teammates.isFirst, other.isFirst else { throw SearchStopped() }
      if teammates.rows.union([row]).sorted().lexicographicallyPrecedes(other.rows) {
        return other.cost - teammates.cost
      }
      cost = teammates.cost + 1
    }
    return mustSpendAll || other.cost - least - 1 <= most ? nil : other.cost - least - 1
  }
}
