import Selection
import Tables

/// Finds values far outside the rest of their column: most often a misplaced decimal point.
///
/// A value counts as far outside when it lies beyond Tukey's outer fence (three times the interquartile range above the
/// upper quartile) **and** there is a gap below it: it is at least three times the next smaller value. The fence alone
/// would flag the stars of every skewed pool, the gap alone the best player of a tiny one. Costs are also checked from
/// below, since a cost ten times too low distorts the optimum as much as a skill ten times too high: a cost is far
/// below when it is above zero, among the lowest, at most a third of the next larger cost and at most a sixth of the
/// lower quartile.
struct Outliers {
  /// With fewer values than this there is no telling what is usual.
  static let fewestValues = 8
  /// At most this many values at one end can be outliers; more are part of the data.
  static let maxOutliers = 5
  /// The quartiles come from at most this many values, evenly spaced over the pool.
  private static let sampleSize = 4_096

  /// The rows whose value is far above the rest, ascending.
  static func above(in column: DecimalColumn) -> [Int] {
    guard column.count >= fewestValues else { return [] }
    let (lower, upper) = quartiles(of: column)
    let fence = upper + 3 * (upper - lower)
    let top = extremes(of: column, .top)
    // The largest group at the top that a gap separates from the rest.
    let count = (1...maxOutliers).last { cut in
      cut < top.count && column[top[cut - 1]] > fence && column[top[cut]] > 0
        && column[top[cut - 1]] / 3 >= column[top[cut]]
    }
    return top.prefix(count ?? 0).sorted()
  }

  /// The rows whose value is above zero and far below the rest, ascending.
  static func below(in column: DecimalColumn) -> [Int] {
    guard column.count >= fewestValues else { return [] }
    let (lower, _) = quartiles(of: column)
    let bottom = extremes(of: column, .bottom)
    let count = (1...maxOutliers).last { cut in
      cut < bottom.count && column[bottom[cut - 1]] * 3 <= column[bottom[cut]]
        && column[bottom[cut - 1]] * 6 <= lower
    }
    return bottom.prefix(count ?? 0).sorted()
  }

  /// The lower and upper quartile of an evenly spaced sample.
  private static func quartiles(of column: DecimalColumn) -> (lower: Int128, upper: Int128) {
    switch column.units {
    case .narrow(let values): quartiles(of: values)
    case .wide(let values): quartiles(of: values)
    }
  }

  @inline(__always)
  private static func quartiles<Value: FixedWidthInteger>(of values: [Value]) -> (Int128, Int128) {
    let stride = max(1, values.count / sampleSize)
    let sample = Swift.stride(from: 0, to: values.count, by: stride).map { values[$0] }.sorted()
    return (Int128(sample[sample.count / 4]), Int128(sample[sample.count * 3 / 4]))
  }

  /// The rows of the most extreme values, most extreme first, equal values in pool order.
  /// - Parameter side: whether these are the largest, or the smallest above zero.
  private static func extremes(of column: DecimalColumn, _ side: Side) -> [Int] {
    switch (column.units, side) {
    case (.narrow(let values), .top): extremes(of: values, by: >)
    case (.wide(let values), .top): extremes(of: values, by: >)
    case (.narrow(let values), .bottom): extremes(of: values, by: <) { $0 > 0 }
    case (.wide(let values), .bottom): extremes(of: values, by: <) { $0 > 0 }
    }
  }

  private enum Side { case top, bottom }

  /// A separate loop for each width of numbers: most pools have only narrow ones, up to millions of them.
  @inline(__always)
  private static func extremes<Value: FixedWidthInteger>(
    of values: [Value], by precedes: (Value, Value) -> Bool, where isUsed: (Value) -> Bool = { _ in true }
  ) -> [Int] {
    var rows: [Int] = []
    var last: Value = 0
    for (row, value) in values.enumerated() {
      guard isUsed(value), rows.count <= maxOutliers || precedes(value, last) else { continue }
      let place = rows.firstIndex { precedes(value, values[$0]) } ?? rows.count
      rows.insert(row, at: place)
      if rows.count > maxOutliers + 1 { rows.removeLast() }
      last = values[rows[rows.count - 1]]
    }
    return rows
  }
}
