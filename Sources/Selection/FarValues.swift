import Tables

/// Values far outside the rest of their column: most often a slipped decimal point.
///
/// A value counts as far outside when it lies beyond Tukey's outer fence (three times the distance of the
/// quartiles above the upper one) **and** there is a gap below it: it is at least three times the next
/// smaller value. The fence alone would accuse the stars of every skewed pool, the gap alone the best
/// player of a tiny one. Costs are looked at from below too, since a cost a tenth of what it should be
/// wins the optimum as a skill ten times too high does: a cost far below is above zero and at most a
/// third of the next larger one, when that lies among the lowest.
struct FarValues {
  /// Fewer values than this say nothing about what is usual.
  static let fewestValues = 8
  /// At most this many values at one end can be out of line; more are a part of the data.
  static let mostFarValues = 5
  /// The quartiles come from at most this many values, evenly spaced over the pool.
  private static let sampleSize = 4_096

  /// The rows whose value is far above the rest, ascending.
  static func above(in column: DecimalColumn) -> [Int] {
    guard column.count >= fewestValues else { return [] }
    let (lower, upper) = quartiles(of: column)
    let fence = upper + 3 * (upper - lower)
    let top = extremes(of: column, by: >)
    // The widest group at the top that is cut off from the rest by a gap.
    let count = (1...mostFarValues).last { cut in
      cut < top.count && column[top[cut - 1]] > fence && column[top[cut]] > 0
        && column[top[cut - 1]] / 3 >= column[top[cut]]
    }
    return top.prefix(count ?? 0).sorted()
  }

  /// The rows whose value is above zero and far below the rest, ascending.
  static func below(in column: DecimalColumn) -> [Int] {
    guard column.count >= fewestValues else { return [] }
    let (lower, _) = quartiles(of: column)
    let bottom = extremes(of: column, by: <, where: { $0 > 0 })
    let count = (1...mostFarValues).last { cut in
      cut < bottom.count && column[bottom[cut - 1]] * 3 <= column[bottom[cut]]
        && column[bottom[cut - 1]] * 6 <= lower
    }
    return bottom.prefix(count ?? 0).sorted()
  }

  /// The lower and upper quartile of an evenly spaced sample.
  private static func quartiles(of column: DecimalColumn) -> (lower: Int128, upper: Int128) {
    let stride = max(1, column.count / sampleSize)
    let sample = Swift.stride(from: 0, to: column.count, by: stride).map { column[$0] }.sorted()
    return (sample[sample.count / 4], sample[sample.count * 3 / 4])
  }

  /// The rows of the most extreme values, most extreme first, equal values in pool order.
  private static func extremes(
    of column: DecimalColumn, by precedes: (Int128, Int128) -> Bool,
    where isUsed: (Int128) -> Bool = { _ in true }
  ) -> [Int] {
    var rows: [Int] = []
    for row in 0..<column.count {
      let value = column[row]
      guard isUsed(value) else { continue }
      if rows.count > mostFarValues, !precedes(value, column[rows[mostFarValues]]) { continue }
      let place = rows.firstIndex { precedes(value, column[$0]) } ?? rows.count
      rows.insert(row, at: place)
      if rows.count > mostFarValues + 1 { rows.removeLast() }
    }
    return rows
  }
}
