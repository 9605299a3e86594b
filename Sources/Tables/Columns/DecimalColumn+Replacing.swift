extension DecimalColumn {
  /// Returns the column with another value in one row, in smaller units where that value needs them.
  /// - Returns: `nil` if the values then do not fit in 128 bits.
  /// - Complexity: O(rows).
  public func replacing(row: Int, with value: DecimalNumber) -> DecimalColumn? {
    let value = value.normalised
    let finer = max(places, value.places)
    guard let factor = powerOfTen(finer - places), let replacement = value.units(places: finer) else {
      return nil
    }
    var values: [Int128] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      let (scaled, overflow) = self[index].multipliedReportingOverflow(by: factor)
      guard !overflow else { return nil }
      values.append(scaled)
    }
    values[row] = replacement
    return DecimalColumn(units: .packed(values), places: finer)
  }
}
