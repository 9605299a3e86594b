extension DecimalColumn {
  /// Returns the column with another value in one row, in smaller units where that value needs them.
  /// - Returns: `nil` if the values then do not fit in 128 bits.
  /// - Complexity: O(rows).
  public func replacing(row: Int, with value: DecimalNumber) -> DecimalColumn? {
    let lacking = max(0, value.normalised.places - places)
    guard let column = finer(by: lacking), let units = value.units(places: column.places) else { return nil }
    var values = column.units.values
    values[row] = units
    return DecimalColumn(units: .packed(values), places: column.places)
  }

  /// Returns the same values in units that are smaller by some digits; `nil` where they do not fit in 128 bits.
  /// - Complexity: O(rows).
  public func finer(by digits: Int) -> DecimalColumn? {
    guard digits > 0 else { return self }
    var values: [Int128] = []
    values.reserveCapacity(count)
    for row in 0..<count {
      guard let units = DecimalNumber(mantissa: self[row], places: places).units(places: places + digits)
      else { return nil }
      values.append(units)
    }
    return with(.packed(values), places: places + digits)
  }

  /// Returns the column with other values; what the cells of the file carry stays.
  func with(_ units: Units, places: Int) -> DecimalColumn {
    var column = self
    (column.units, column.places) = (units, places)
    return column
  }
}
