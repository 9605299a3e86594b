/// A column of exact decimals as whole numbers of its smallest unit.
///
/// Every value is `units` × 10^-`places`, where `places` is the largest number of decimal places in the file, so sums
/// and comparisons are those of whole numbers.
public struct DecimalColumn: Sendable {
  /// The numbers, one per row: 64 bits wide as long as all fit, else 128.
  public enum Units: Sendable {
    /// Every value fits in 64 bits.
    case narrow([Int64])
    /// At least one value needs more.
    case wide([Int128])

    /// Stores values in 64 bits each where all of them fit.
    /// - Complexity: O(values).
    public static func packed(_ values: [Int128]) -> Units { packed(values.count) { values[$0] } }

    /// Stores the values of `count` rows, in 64 bits each where all fit, without an intermediate array of wider ones.
    /// - Complexity: O(rows).
    public static func packed(_ count: Int, _ value: (Int) -> Int128) -> Units {
      var narrow: [Int64] = []
      narrow.reserveCapacity(count)
      for row in 0..<count {
        guard let number = Int64(exactly: value(row)) else { return .wide((0..<count).map(value)) }
        narrow.append(number)
      }
      return .narrow(narrow)
    }
  }

  /// The values in units of 10^-`places`.
  public var units: Units
  /// The decimal places of one unit.
  public var places: Int
  /// The unit that every cell of the file carries, and the most decimal places before it; `nil` if there is none, or
  /// the values are in it already.
  public var written: DecimalNumber.Written?
  /// The currency that every cell of the file carries; `nil` if there is none.
  public var currency: Currency?
  /// The currencies that some cells of the file carry, in alphabetic order of their signs.
  public var currencies: [Currency] = []
  /// The mark, `%` or a unit such as `M`, that some cells carry and others seem to lack; `nil` if there is none.
  public var partialMark: String?

  /// Creates a column of `units`, each worth 10^-`places`.
  public init(units: Units, places: Int) {
    self.units = units
    self.places = places
  }

  /// The number of rows.
  public var count: Int { units.count }

  /// Returns a value, or a sum of values, in units of the column as a number.
  public func number(_ units: Int128) -> DecimalNumber { DecimalNumber(mantissa: units, places: places) }

  /// The value of a row in units of 10^-`places`.
  public subscript(row: Int) -> Int128 { units[row] }

  /// The rows whose value is zero, ascending.
  public var zeroRows: [Int] {
    switch units {
    case .narrow(let values): values.indices.filter { values[$0] == 0 }
    case .wide(let values): values.indices.filter { values[$0] == 0 }
    }
  }
}

extension DecimalColumn.Units {
  /// The number of values.
  @inlinable
  public var count: Int {
    switch self {
    case .narrow(let values): values.count
    case .wide(let values): values.count
    }
  }

  /// The value of a row.
  @inlinable @inline(__always)
  public subscript(row: Int) -> Int128 {
    switch self {
    case .narrow(let values): Int128(values[row])
    case .wide(let values): values[row]
    }
  }

  /// The values, all of one width.
  /// - Complexity: O(values).
  public var values: [Int128] {
    switch self {
    case .narrow(let values): values.map { Int128($0) }
    case .wide(let values): values
    }
  }

  /// The values of some rows.
  /// - Complexity: O(rows).
  public func selecting(_ rows: [Int]) -> DecimalColumn.Units {
    switch self {
    case .narrow(let values): .narrow(rows.map { values[$0] })
    case .wide(let values): .wide(rows.map { values[$0] })
    }
  }
}

extension DecimalColumn {
  /// Returns the column with just enough decimal places dropped to make every value at most ±`limit` in its unit,
  /// halves rounded away from zero; whole numbers where even these are larger.
  /// - Complexity: O(rows).
  public func rounded(within limit: Int128) -> DecimalColumn {
    let largest = (0..<count).reduce(UInt128(0)) { max($0, self[$1].magnitude) }
    // One below the limit, as rounding may add one.
    let dropped =
      (0...min(places, 38)).first { largest / powerOfTen($0)!.magnitude < limit.magnitude } ?? places
    guard dropped > 0, largest > limit.magnitude else { return self }
    let values = (0..<count).map { row in
      DecimalNumber(mantissa: self[row], places: dropped).divided(by: .one, places: 0)!.mantissa
    }
    return DecimalColumn(units: .packed(values), places: places - dropped)
  }
}
