import Selection
import Tables

extension PoolRequest {
  /// Adds warnings about values far outside the rest, which can decide the answer, and about players who cost nothing.
  func warnOfOutliers(in pool: Pool, _ quality: inout DataQuality) {
    let far = [
      (Outliers.above(in: pool.skills), pool.skills, "skill", "above"),
      (Outliers.above(in: pool.costs), pool.costs, "cost", "above"),
      (Outliers.below(in: pool.costs), pool.costs, "cost", "below"),
    ]
    for (rows, values, column, side) in far {
      quality.warn(
        rows.map { row in
          let value = text(units: values[row], places: values.places)
          let message =
            "\(value) of \(quoted(pool.names[row])) is far \(side) the rest; a misplaced decimal point?"
          return warning("far-value", message, on: pool.lines[row], column: column)
        })
    }
    let free = pool.costs.zeroRows
    quality.zeroCosts = free.count
    quality.warn(
      free.lazy.map { row in
        warning("zero-cost", "\(quoted(pool.names[row])) costs nothing", on: pool.lines[row], column: "cost")
      })
  }
}
