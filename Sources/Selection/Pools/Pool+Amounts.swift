import Tables
import Words

extension Pool {
  /// The number of decimal places with which costs are displayed: those of the column, or those of the budget if it has
  /// more.
  public func costPlaces(under rules: Rules) -> Int {
    max(costs.places - finerUnits.cost, rules.budget.normalised.places)
  }

  /// Formats an amount in the currency of the pool, with its unit.
  /// - Parameter least: the minimum number of decimal places.
  public func amount(_ amount: DecimalNumber, under rules: Rules, places least: Int = 0) -> String {
    let digits = amount.padded(toPlaces: max(least, costPlaces(under: rules)))
    let mark = currency.map { MoneyMark($0, costUnit) } ?? MoneyMark(behind: costUnit?.rawValue ?? "")
    return mark.around(digits.digitsGrouped)
  }

  /// Formats a cost given in the units of the column.
  public func amount(_ cost: Int128, under rules: Rules) -> String {
    amount(costs.number(cost), under: rules)
  }

  /// Returns the cost of a player.
  public func cost(of player: Int) -> DecimalNumber { costs.number(costs[player]) }
}
