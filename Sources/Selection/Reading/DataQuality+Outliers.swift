import Tables

extension DataQuality {
  /// Warns about values far outside the rest, which can decide the answer, and about players who cost nothing.
  mutating func warnOfOutliers(in pool: Pool, of path: String) {
    let far = [
      (Outliers.above(in: pool.skills), pool.skills, "skill", "above"),
      (Outliers.above(in: pool.costs), pool.costs, "cost", "above"),
      (Outliers.below(in: pool.costs), pool.costs, "cost", "below"),
    ]
    for (rows, values, column, side) in far {
      warn(
        rows.map { index in
          Diagnostic(
            .warning, file: path, line: Int(pool.lines[index]), column: column, code: "far-value",
            message:
              "\(text(units: values[index], places: values.places)) of \(quoted(pool.names[index])) is far \(side) the rest; "
              + "a misplaced decimal point?")
        }, count: rows.count)
    }

    let free = pool.costs.zeroRows
    zeroCosts = free.count
    warn(
      free.lazy.map { index in
        Diagnostic(
          .warning, file: path, line: Int(pool.lines[index]), column: "cost", code: "zero-cost",
          message: "\(quoted(pool.names[index])) costs nothing")
      }, count: free.count)
  }
}
