import Tables

extension DecimalColumn.Units {
  /// The values, all of one width.
  var values: [Int128] {
    switch self {
    case .narrow(let values): values.map { Int128($0) }
    case .wide(let values): values
    }
  }
}
