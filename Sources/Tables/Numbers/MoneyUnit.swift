/// The unit of an amount: thousands, millions, billions, lakhs or crores; the raw value is how it is shown.
public enum MoneyUnit: String, Sendable, Hashable, Codable, CaseIterable {
  case thousand = "K"
  case million = "M"
  case billion = "B"
  case lakh = "L"
  case crore = "Cr"

  /// Its power of ten.
  var exponent: Int {
    switch self {
    case .thousand: 3
    case .million: 6
    case .billion: 9
    case .lakh: 5
    case .crore: 7
    }
  }

  /// Its words, in lower case, in the languages of the big leagues. No "mil": that is a thousand in Spanish and
  /// Portuguese, and a million in English; ``DecimalScanner`` looks at the currency.
  private var words: [String] {
    switch self {
    case .thousand: ["k", "th", "tsd", "mila"]
    case .million: ["m", "mn", "mln", "mio", "mi", "mill", "million", "millions", "millionen", "millones"]
    case .billion: ["b", "bn", "mrd", "md", "mds", "billion", "billions"]
    case .lakh: ["l", "lac", "lacs", "lakh", "lakhs"]
    case .crore: ["cr", "crore", "crores"]
    }
  }

  private static let units = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { unit in unit.words.map { ($0, unit) } })

  /// Creates the unit of a word; `nil` if it is not one.
  init?(word: String) {
    guard let unit = Self.units[word] else { return nil }
    self = unit
  }
}

extension DecimalNumber {
  /// The written form of an amount with a unit.
  public struct Written: Sendable, Hashable {
    /// The unit.
    public var unit: MoneyUnit
    /// The decimal places before the unit: 1 in `12.0M`.
    public var places: Int
  }

  /// Whether the amount is more than another one, whatever the unit of bare amounts will be.
  public func isMore(than other: DecimalNumber) -> Bool {
    (written == nil) == (other.written == nil) && self > other
  }

  /// Returns the amount where bare amounts are in a unit: an amount with its own unit is converted to it, and all
  /// others are in it already.
  public func amount(in unit: MoneyUnit?) -> DecimalNumber {
    guard let unit, written != nil else { return self }
    return DecimalNumber(mantissa: mantissa, places: places + unit.exponent).normalised
  }
}

extension DecimalColumn {
  /// The column in the unit that all its cells carry; unchanged if there is none.
  public var inWrittenUnit: DecimalColumn {
    guard let written else { return self }
    // No cell has more decimal places than `written` says, so nothing is cut off.
    let surplus = places + written.unit.exponent - written.places
    guard let divisor = powerOfTen(surplus) else { return self }
    return DecimalColumn(units: .packed((0..<count).map { self[$0] / divisor }), places: written.places)
  }
}

/// Determines whether amounts carry one unit; a zero need not.
struct SeenUnits {
  private var unit: MoneyUnit?
  private var isMixed = false

  /// The unit that all carry; `nil` if some carry a different one, or none.
  var shared: MoneyUnit? { isMixed ? nil : unit }

  /// Adds the amounts that another instance has seen.
  mutating func append(_ later: SeenUnits) {
    isMixed = isMixed || later.isMixed || (unit != nil && later.unit != nil && unit != later.unit)
    unit = later.unit ?? unit
  }

  mutating func note(_ amount: DecimalNumber) {
    guard let written = amount.written?.unit else {
      isMixed = isMixed || amount.mantissa != 0
      return
    }
    isMixed = isMixed || unit.map { $0 != written } ?? false
    unit = written
  }
}

/// Determines whether all cells of a column carry one unit, one currency, or a percent sign; a zero need not.
struct MoneyTally {
  private var units = MarkTally<MoneyUnit>()
  private var currencies = MarkTally<Currency>()
  private var percents = MarkTally<String>()
  private var places = 0

  /// Adds a cell that carries a unit, a currency or a percent sign.
  mutating func note(_ number: DecimalNumber) {
    let isZero = number.mantissa == 0
    if number.isPercent { percents.note("%", isZero: isZero) }
    if let currency = number.currency { currencies.note(currency, isZero: isZero) }
    guard let written = number.written else { return }
    units.note(written.unit, isZero: isZero)
    places = max(places, written.places)
  }

  /// Returns the unit of a column, and the most decimal places; `nil` if some cell carries a different unit, or none.
  func unit(of column: DecimalColumn) -> DecimalNumber.Written? {
    units.shared(by: column).map { DecimalNumber.Written(unit: $0, places: places) }
  }

  /// Returns the currency of a column; `nil` if some cell carries a different one, or none.
  func currency(of column: DecimalColumn) -> Currency? { currencies.shared(by: column) }

  /// Returns the mark that some cells of a column carry and others lack, though it seems meant for all: `%`, or a unit
  /// beside an amount below a thousand. No thousand is: `900` beside `1.5K` is 900.
  func partialMark(of column: DecimalColumn) -> String? {
    if percents.isUsed { return percents.shared(by: column) == nil ? "%" : nil }
    guard let unit = units.marks.min(by: { $0.exponent < $1.exponent }), unit != .thousand,
      let thousand = powerOfTen(column.places + MoneyUnit.thousand.exponent)
    else { return nil }
    let hasSmall = (0..<column.count).contains {
      column[$0] != 0 && column[$0].magnitude < thousand.magnitude
    }
    return hasSmall ? unit.rawValue : nil
  }

  /// The currencies of the cells, in alphabetical order.
  var seenCurrencies: [Currency] { currencies.marks.sorted { $0.rawValue < $1.rawValue } }
}

/// Counts the cells of a column that carry a mark, such as a unit.
private struct MarkTally<Mark: Hashable> {
  private var cells: [Mark: Int] = [:]
  private var zeros = 0

  var isUsed: Bool { !cells.isEmpty }

  var marks: some Sequence<Mark> { cells.keys }

  mutating func note(_ mark: Mark, isZero: Bool) {
    cells[mark, default: 0] += 1
    if isZero { zeros += 1 }
  }

  /// Returns the mark of all cells except bare zeros.
  func shared(by column: DecimalColumn) -> Mark? {
    guard cells.count == 1, let (mark, count) = cells.first else { return nil }
    let bareZeros = (0..<column.count).count { column[$0] == 0 } - zeros
    return count + bareZeros == column.count ? mark : nil
  }
}
