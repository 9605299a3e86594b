import Tables

/// The reason why no team satisfies the rules, and the smallest change that allows one.
public struct Infeasibility: Sendable, Hashable {
  /// The reason in words: `the cheapest 5 players cost 51.2; the budget is 50.0`.
  public var reason: String
  /// The smallest repair, in words: `--budget 51.2 would be enough`.
  public var repair: String

  /// Creates a reason with its repair.
  public init(reason: String, repair: String) {
    self.reason = reason
    self.repair = repair
  }

  /// Looks for the reason why there is no team; `nil` when one exists.
  /// - Parameter rowsFiltered: how many rows were left out by conditions, which the reason then mentions.
  /// - Complexity: O(players · log players).
  public init?(of pool: Pool, under rules: Rules, rowsFiltered: Int = 0) {
    let costs = (0..<pool.count).map { pool.costs[$0] }.sorted()
    let places = pool.costPlaces(under: rules)
    let unit = pool.costUnit?.rawValue ?? ""
    func text(_ cost: Int128) -> String {
      DecimalNumber(mantissa: cost, places: pool.costs.places).padded(toPlaces: places) + unit
    }
    let available = pool.playerCount
    guard available >= rules.size else {
      reason = Self.tooFew(available, of: rules.size, rowsFiltered: rowsFiltered)
      let missing = rules.size - available
      repair = "add \(missing) \(missing == 1 ? "player" : "players")"
      if rowsFiltered > 0 { repair += ", or loosen --where" }
      if available > 0 {
        let cost = Self.sum(costs.prefix(available))
        repair += ", or ask for smaller teams with --size \(available)"
        if DecimalNumber(mantissa: cost, places: pool.costs.places) > rules.budget {
          repair += " and --budget \(text(cost))"
        }
      }
      return
    }
    let cheapest = Self.sum(costs.prefix(rules.size))
    guard DecimalNumber(mantissa: cheapest, places: pool.costs.places) > rules.budget else { return nil }
    let players = rules.size == 1 ? "the cheapest player costs" : "the cheapest \(rules.size) players cost"
    reason =
      "\(players) \(pool.amount(cheapest, under: rules)); the budget is \(pool.amount(rules.budget, under: rules))"
    repair = "--budget \(text(cheapest)) would be enough"
  }

  /// The sum of costs, or the largest number, which is above every budget, where it does not fit in 128 bits.
  private static func sum(_ costs: ArraySlice<Int128>) -> Int128 {
    var sum: Int128 = 0
    for cost in costs {
      let (next, overflow) = sum.addingReportingOverflow(cost)
      if overflow { return .max }
      sum = next
    }
    return sum
  }

  private static func tooFew(_ count: Int, of size: Int, rowsFiltered: Int) -> String {
    let team = size == 1 ? "a team has 1 player" : "a team has \(size) players"
    let pool = count == 0 ? "none" : "only \(count)"
    let filtered =
      rowsFiltered > 0 ? "; conditions left out \(rowsFiltered) \(rowsFiltered == 1 ? "row" : "rows")" : ""
    return "\(team) and the pool has \(pool)\(filtered)"
  }
}
