import Tables
import Words

extension Pool {
  /// Digits behind the point with which costs are shown: those of the column, or those of the budget if it
  /// has more.
  public func costPlaces(under rules: Rules) -> Int {
    max(costs.places - finerUnits.cost, rules.budget.normalised.places)
  }

  /// An amount as people read it: in the currency of the pool, with its unit.
  /// - Parameter least: the fewest digits behind the point.
  public func amount(_ amount: DecimalNumber, under rules: Rules, places least: Int = 0) -> String {
    let digits = amount.padded(toPlaces: max(least, costPlaces(under: rules)))
    let mark = currency.map { MoneyMark($0, costUnit) } ?? MoneyMark(behind: costUnit?.rawValue ?? "")
    return mark.around(digits.asNumber)
  }

  /// A cost in the units of the column as people read it.
  public func amount(_ cost: Int128, under rules: Rules) -> String {
    amount(DecimalNumber(mantissa: cost, places: costs.places), under: rules)
  }
}
