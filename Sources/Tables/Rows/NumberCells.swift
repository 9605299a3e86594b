/// The cells of a number column in the block of rows being read, in the file's units.
///
/// Owns memory, released by `deallocate()`.
struct NumberCells {
  /// The column's index in the request, and its key.
  let column: Int
  let key: String
  let mark: ColumnMark
  let markByte: UInt8
  /// The constraints on its values.
  let unitPlaces: Int
  let allowed: NumberRange
  let hint: String?

  /// The values of the rows without their decimal points.
  let mantissas: UnsafeMutablePointer<Int64>
  /// The decimal places of each; `wide` marks a value that is not in `mantissas`.
  let places: UnsafeMutablePointer<UInt8>
  /// The values with too many digits or decimal places for the above, in order of their rows.
  var wideValues: [(row: Int, value: DecimalNumber)] = []
  /// The rows whose cells carry a unit, a currency or a percent sign, in order.
  var written: [(row: Int, number: DecimalNumber)] = []

  /// The smallest and the largest mantissa allowed for each number of decimal places up to 18.
  private let lowest: UnsafeMutablePointer<Int64>
  private let highest: UnsafeMutablePointer<Int64>

  /// A marker in `places` for a value in `wideValues`.
  static let wide = UInt8.max

  init(
    column: Int, key: String, mark: ColumnMark = ColumnMark(), unitPlaces: Int,
    allowed: NumberRange, hint: String?, rows: Int
  ) {
    precondition(unitPlaces >= 0, "a file's unit is never larger than the unit shown")
    self.column = column
    self.key = key
    self.mark = mark
    markByte = UInt8(ascii: mark.mark == .point ? "." : ",")
    self.unitPlaces = unitPlaces
    self.allowed = allowed
    self.hint = hint
    mantissas = .allocate(capacity: rows)
    places = .allocate(capacity: rows)
    lowest = .allocate(capacity: PlainDecimal.mostDigits + 1)
    highest = .allocate(capacity: PlainDecimal.mostDigits + 1)
    for places in 0...PlainDecimal.mostDigits {
      let low = allowed.lowest?.unitsRoundedUp(places: places + unitPlaces)
      let high = allowed.highest?.unitsRoundedDown(places: places + unitPlaces)
      lowest[places] = Int64(clamping: low ?? .min)
      highest[places] = Int64(clamping: high ?? .max)
      // Where only whole numbers are allowed, one with a point gets a second look: 8.0 is whole.
      if places > 0, allowed.wholeNumbers { lowest[places] = .max }
    }
  }

  func deallocate() {
    mantissas.deallocate()
    places.deallocate()
    lowest.deallocate()
    highest.deallocate()
  }

  /// Whether a value is in the allowed range.
  @inline(__always)
  func allows(_ number: PlainDecimal) -> Bool {
    lowest[number.places] <= number.mantissa && number.mantissa <= highest[number.places]
  }

  /// Sets the value of a row.
  @inline(__always)
  func set(_ number: PlainDecimal, row: Int) {
    mantissas[row] = number.mantissa
    places[row] = UInt8(truncatingIfNeeded: number.places)
  }

  /// Sets the value of a row that may not fit in 64 bits.
  mutating func set(_ number: DecimalNumber, row: Int) {
    if number.written != nil || number.currency != nil || number.isPercent { written.append((row, number)) }
    if let mantissa = Int64(exactly: number.mantissa), number.places <= PlainDecimal.mostDigits {
      mantissas[row] = mantissa
      places[row] = UInt8(number.places)
    } else {
      places[row] = Self.wide
      wideValues.append((row, number))
    }
  }

  /// Drops the additional data of a row that is left out.
  mutating func drop(row: Int) {
    if wideValues.last?.row == row { wideValues.removeLast() }
    if written.last?.row == row { written.removeLast() }
  }

  /// Makes row `row` the first of a new block; `isSet` tells whether its value has been read.
  mutating func restart(with row: Int, isSet: Bool) {
    wideValues.removeAll { $0.row < row }
    written.removeAll { $0.row < row }
    guard isSet else { return }
    mantissas[0] = mantissas[row]
    places[0] = places[row]
    if !wideValues.isEmpty { wideValues[0].row = 0 }
    if !written.isEmpty { written[0].row = 0 }
  }
}
