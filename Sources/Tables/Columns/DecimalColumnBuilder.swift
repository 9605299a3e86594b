/// Collects blocks of decimals into one column.
///
/// The column has the largest number of decimal places seen so far; a value with more rescales the earlier ones once.
/// The whole numbers are 64 bits wide until one does not fit.
struct DecimalColumnBuilder {
  private var narrow: [Int64] = []
  private var wide: [Int128] = []
  private var isWide = false
  private var places = 0
  private var tally = MoneyTally()

  /// Returns the column, with its values worth 10^-`unitPlaces` of those in the file.
  func column(unitPlaces: Int) -> DecimalColumn {
    var column = DecimalColumn(units: isWide ? .wide(wide) : .narrow(narrow), places: places + unitPlaces)
    // A file with its own units has no other unit.
    column.written = unitPlaces == 0 ? tally.unit(of: column) : nil
    column.currency = tally.currency(of: column)
    column.currencies = tally.seenCurrencies
    column.partialMark = tally.partialMark(of: column)
    return column
  }

  var count: Int { isWide ? wide.count : narrow.count }

  mutating func reserve(_ rows: Int) {
    if !isWide { narrow.reserveColumn(rows) }
  }

  /// Adds the first `rows` rows of a block.
  /// - Returns: the row whose value would make the column need more than 120 bits, if any.
  mutating func append(_ cells: NumberCells, rows: Int) -> Int? {
    for cell in cells.written where cell.row < rows { tally.note(cell.number) }
    let block = UnsafeBufferPointer(start: UnsafePointer(cells.mantissas), count: rows)
    let blockPlaces = UnsafeBufferPointer(start: UnsafePointer(cells.places), count: rows)
    // Without an early exit the compiler processes eight or more at a time.
    if !isWide, blockPlaces.reduce(0, { $0 | ($1 ^ UInt8(places)) }) == 0 {
      narrow.append(contentsOf: block)
      return nil
    }
    var wideValues = cells.wideValues[...]
    for row in 0..<rows {
      let value: DecimalNumber
      if blockPlaces[row] == NumberCells.wide {
        value = wideValues.removeFirst().value
      } else {
        value = DecimalNumber(mantissa: Int128(block[row]), places: Int(blockPlaces[row]))
      }
      guard append(value) else { return row }
    }
    return nil
  }

  /// Adds a row; returns false when the column would need more than 120 bits.
  private mutating func append(_ value: DecimalNumber) -> Bool {
    if value.places > places, !rescale(to: value.places) { return false }
    guard let units = value.units(places: places), Self.fits(units) else { return false }
    if !isWide, let small = Int64(exactly: units) {
      narrow.append(small)
      return true
    }
    widen()
    wide.append(units)
    return true
  }

  /// Multiplies all values to give them more decimal places.
  private mutating func rescale(to more: Int) -> Bool {
    guard let factor = powerOfTen(more - places) else { return count == 0 }
    if !isWide, let small = Int64(exactly: factor), let products = Self.multiply(narrow, by: small) {
      narrow = products
    } else {
      widen()
      for row in wide.indices {
        let (product, overflow) = wide[row].multipliedReportingOverflow(by: factor)
        if overflow || !Self.fits(product) { return false }
        wide[row] = product
      }
    }
    places = more
    return true
  }

  private mutating func widen() {
    if isWide { return }
    isWide = true
    wide = narrow.map { Int128($0) }
    narrow = []
  }

  private static func multiply(_ values: [Int64], by factor: Int64) -> [Int64]? {
    var products: [Int64] = []
    products.reserveColumn(values.capacity)
    for value in values {
      let (product, overflow) = value.multipliedReportingOverflow(by: factor)
      if overflow { return nil }
      products.append(product)
    }
    return products
  }

  private static func fits(_ units: Int128) -> Bool {
    units.magnitude < DecimalScanner.mantissaLimit.magnitude
  }
}
