import Snapshots
import Tables

extension BudgetRows {
  /// The most rows that a page shows; the others are in the JSON and the CSV.
  static let mostShown = 100

  /// Returns the index of the highest budget that is at most `budget`; `nil` if it is below the first one.
  /// - Complexity: O(log rows).
  func lastIndex(upTo budget: ExactDecimal) -> Int? {
    var range = rows.startIndex..<rows.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let isAbove = budget.number < rows[middle].budget.number
      range = isAbove ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound > 0 ? range.lowerBound - 1 : nil
  }

  /// Returns the known answer at a budget: the step below it, or the row with exactly this budget.
  func row(for budget: ExactDecimal) -> BudgetRecord? {
    lastIndex(upTo: budget).map { rows[$0] }.flatMap { isCurve || $0.budget == budget ? $0 : nil }
  }

  /// Returns the rows around a budget that a page shows.
  func window(around budget: ExactDecimal) -> Range<Int> {
    let centre = lastIndex(upTo: budget) ?? 0
    let start = max(0, min(centre - Self.mostShown / 2, rows.count - Self.mostShown))
    return start..<min(start + Self.mostShown, rows.count)
  }

  /// Returns the skill gained over the previous row; `nil` if the skill of either is missing or unproved.
  func gained(_ index: Int) -> ExactDecimal? {
    index > 0 ? rows[index].provedSkill.less(rows[index - 1].provedSkill) : nil
  }

  /// Returns the cost of each point gained over the previous row, rounded to `places`; `nil` if nothing is gained.
  func perPoint(_ index: Int, places: Int) -> DecimalNumber? {
    guard let gained = gained(index), gained.number.mantissa > 0,
      let paid = cost(index).less(cost(index - 1))
    else { return nil }
    return paid.number.divided(by: gained.number, places: places)
  }

  private func cost(_ index: Int) -> ExactDecimal? {
    rows[index].cost ?? (isCurve ? rows[index].budget : nil)
  }
}

extension BudgetRecord {
  /// The best skill if it is proved, even if its lowest cost is not.
  var provedSkill: ExactDecimal? { status == .stopped && bound != skill ? nil : skill }
}
