import Search
import Selection
import Tables
import Words

/// Returns the search problem for a pool under its rules, checked to be solvable exactly.
/// - Parameters:
///   - ruled: the pool as the rules on roles, clubs and names see it; `nil` if there are none.
///   - path: the file of the pool.
///   - largestTeam: the most players that are added up, if more than a team has.
///   - budgets: further budgets to be compared.
/// - Throws: `UsageMistake` if a budget and costs cannot be compared or subtracted in 128 bits, `InputError` if the
///   skills or costs of a team cannot be added up in 128 bits.
package func exactProblem(
  _ pool: Pool, ruled: RuledPool?, under rules: Rules, of path: String, largestTeam: Int = 0,
  budgets: [DecimalNumber] = []
) throws -> Problem {
  let problem = Problem(pool, ruled: ruled, under: rules)
  var largest = problem
  largest.size = max(rules.size, largestTeam)
  switch largest.overflowingColumn {
  case nil: break
  case .counter(let index)?:
    throw overflow(of: ruled?.terms.limits[index].name ?? "sum", in: path, size: largest.size)
  case .skill?: throw overflow(of: "skill", in: path, size: largest.size)
  case .cost?: throw overflow(of: "cost", in: path, size: largest.size)
  }
  let mostCost = (0..<pool.count).reduce(0) { max($0, pool.costs[$1]) } * Int128(largest.size)
  for budget in [rules.budget] + budgets {
    var rules = rules
    rules.budget = budget
    guard budget.units(places: pool.costPlaces(under: rules)) != nil,
      budget.subtracting(DecimalNumber(mantissa: mostCost, places: pool.costs.places)) != nil
    else {
      throw UsageMistake(
        "the budget \(budget) and costs with \(pool.costs.places) digits after the point "
          + "cannot be compared exactly in 128 bits; use fewer digits")
    }
  }
  return problem
}

/// The error about a column whose values cannot be added up.
package func overflow(of column: String, in file: String, size: Int) -> InputError {
  .wrong(
    file, column: column, "overflow",
    "the values have too many digits to add up \(size) of them exactly; "
      + "write them with fewer digits after the point")
}
