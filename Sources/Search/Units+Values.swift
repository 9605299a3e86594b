import Tables

extension DecimalColumn.Units {
  /// The number of values.
  var count: Int {
    switch self {
    case .narrow(let values): values.count
    case .wide(let values): values.count
    }
  }

  /// The value of a row.
  @inline(__always)
  subscript(row: Int) -> Int128 {
    switch self {
    case .narrow(let values): Int128(values[row])
    case .wide(let values): values[row]
    }
  }

  /// The values, all of one width.
  var values: [Int128] {
    switch self {
    case .narrow(let values): values.map { Int128($0) }
    case .wide(let values): values
    }
  }
}

extension DecimalColumn.Units {
  /// The values of some rows.
  func selecting(_ rows: [Int]) -> DecimalColumn.Units {
    switch self {
    case .narrow(let values): .narrow(rows.map { values[$0] })
    case .wide(let values): .wide(rows.map { values[$0] })
    }
  }
}
