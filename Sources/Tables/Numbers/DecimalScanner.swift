/// Parses a text that is a single number, part by part.
struct DecimalScanner {
  enum Outcome: Equatable {
    case number(DecimalNumber)
    case malformed
    case tooLarge
  }

  /// Mantissas stay below 2^120 and numbers of decimal places at 36 or below, so that a sum of 128 values fits and the
  /// power of ten for that many places exists.
  static let mantissaLimit: Int128 = 1 << 120
  /// The maximum number of decimal places of a number.
  static let mostPlaces = 36

  private var rest: Substring.UTF8View
  private let mark: DecimalMark
  private let separators: [StaticString]
  private var mantissa: Int128 = 0
  private var places = 0
  /// Zeros after the point that no other digit has followed yet; they are kept only if there is room.
  private var pendingZeros = 0
  private var isTooLarge = false

  /// Creates a scanner for a text without space around it.
  init(_ text: Substring, _ mark: DecimalMark = .point) {
    rest = text.utf8
    self.mark = mark
    separators = mark == .point ? Self.separatorsBesidePoint : Self.separatorsBesideComma
  }

  /// Reads sign, currency, digits, exponent, unit and currency; nothing may be left over.
  mutating func scan() -> Outcome {
    // Word processors turn a hyphen into a minus sign or an en dash.
    let isNegative = take("-") || take("\u{2212}") || take("\u{2013}")
    if !isNegative { _ = take("+") }
    var currency = takeCurrency()
    takeSpace()
    guard takeDigits(), let exponent = takeExponent() else { return .malformed }
    var unit: MoneyUnit?
    var isPercent = false
    if !rest.isEmpty {
      takeSpace()
      unit = takeUnit(of: currency)
      takeSpace()
      if currency == nil {
        currency = takeCurrency()
        if currency == nil, unit == nil { isPercent = take("%") }
      }
      guard rest.isEmpty else { return .malformed }
    }
    let written = unit.map { DecimalNumber.Written(unit: $0, places: max(0, places - exponent)) }
    shiftPoint((unit?.exponent ?? 0) + exponent)
    if isTooLarge { return .tooLarge }
    var number = DecimalNumber(mantissa: isNegative ? -mantissa : mantissa, places: places)
    number.written = written
    number.currency = currency
    number.isPercent = isPercent
    return .number(number)
  }

  /// Reads digits with or without separators, a point, digits; at least one digit in all.
  private mutating func takeDigits() -> Bool {
    guard let wholeDigits = takeWholePart() else { return false }
    guard mark == .point ? take(".") : take(",") else { return wholeDigits > 0 }
    var fractionDigits = 0
    while let digit = takeDigit() {
      appendBehindPoint(digit)
      fractionDigits += 1
    }
    keepPendingZerosIfTheyFit()
    return wholeDigits + fractionDigits > 0
  }

  /// Reads the whole part and returns its number of digits; `nil` if separators do not make groups of three. In India
  /// commas make groups of two before the last: 2,00,00,000.
  private mutating func takeWholePart() -> Int? {
    let beginsWithZero = rest.first == UInt8(ascii: "0")
    var count = 0
    while let digit = takeDigit() {
      append(digit)
      count += 1
    }
    guard !rest.isEmpty, let separator = separators.first(where: { separates($0) }) else { return count }
    guard (1...3).contains(count), !beginsWithZero else { return nil }
    let takesPairs = separator.utf8Start.pointee == UInt8(ascii: ",") && count < 3
    var (pairs, threes) = (0, 0)
    while pairs == 0 || threes == 0, separates(separator), take(separator) {
      var digits = 0
      while digits < 3, let digit = takeDigit() {
        append(digit)
        digits += 1
      }
      switch digits {
      case 3: threes += 1
      case 2 where takesPairs && threes == 0: pairs += 1
      default: return nil
      }
      count += digits
      if let next = rest.first, Self.isDigit(next) { return nil }
    }
    return threes == 0 ? nil : count
  }

  /// The separators allowed between groups of three digits: the mark that is not the decimal mark, a space (no-break,
  /// narrow, thin or figure space), an apostrophe.
  private static let separatorsBesidePoint = [","] + spaces + apostrophes
  private static let separatorsBesideComma = ["."] + spaces + apostrophes
  private static let apostrophes: [StaticString] = ["'", "\u{2019}"]

  /// Whether a separator is next. A space is one only before a digit: a unit may follow it.
  private func separates(_ separator: StaticString) -> Bool {
    let count = separator.utf8CodeUnitCount
    guard separator.withUTF8Buffer({ rest.starts(with: $0) }) else { return false }
    if separator.utf8Start.pointee == UInt8(ascii: mark == .point ? "," : ".") { return true }
    return rest.dropFirst(count).first.map(Self.isDigit) ?? false
  }

  /// Reads the power of ten after an E; 0 if there is none, `nil` if it is malformed.
  private mutating func takeExponent() -> Int? {
    guard rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e"), let next = rest.dropFirst().first,
      Self.isDigit(next) || next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
    else { return 0 }
    rest.removeFirst()
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    var (exponent, digits) = (0, 0)
    while let digit = takeDigit() {
      exponent = min(exponent * 10 + Int(digit), 10_000)
      digits += 1
    }
    return digits == 0 ? nil : isNegative ? -exponent : exponent
  }

  private mutating func append(_ digit: Int128) {
    // Once the number is too large, the digits are only checked for their form.
    guard !isTooLarge else { return }
    mantissa = mantissa * 10 + digit
    isTooLarge = mantissa >= Self.mantissaLimit
  }

  private mutating func appendBehindPoint(_ digit: Int128) {
    if digit == 0 {
      pendingZeros += 1
      return
    }
    if places + pendingZeros + 1 > Self.mostPlaces { isTooLarge = true }
    if !isTooLarge {
      for _ in 0..<pendingZeros { append(0) }
      append(digit)
      places += pendingZeros + 1
    }
    pendingZeros = 0
  }

  /// Trailing zeros show the intended precision, but they never make a number too large.
  private mutating func keepPendingZerosIfTheyFit() {
    guard !isTooLarge, places + pendingZeros <= Self.mostPlaces, let factor = powerOfTen(pendingZeros),
      mantissa <= (Self.mantissaLimit - 1) / factor
    else { return }
    mantissa *= factor
    places += pendingZeros
  }

  private mutating func shiftPoint(_ exponent: Int) {
    if exponent <= places {
      places -= exponent
      isTooLarge = isTooLarge || places > Self.mostPlaces
      return
    }
    if mantissa == 0 {
      places = 0
      return
    }
    for _ in places..<exponent { append(0) }
    places = 0
  }

  /// Reads a word for a unit, with or without a full stop.
  private mutating func takeUnit(of currency: Currency?) -> MoneyUnit? {
    let word = rest.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
    if word.isEmpty { return nil }
    let name = String(Substring(word)).lowercased()
    guard let unit = MoneyUnit(word: name) ?? (name == "mil" ? unitOfMil(currency) : nil) else { return nil }
    // "5th" is an ordinal; "€500th" and "500 Th." are thousands.
    if name == "th", currency == nil, word.endIndex == rest.endIndex { return nil }
    rest.removeFirst(word.count)
    _ = take(".")
    return unit
  }

  /// Returns thousand for a `mil` that is Spanish or Portuguese, as in `900 mil €` and `R$ 900 mil`; any other may be a
  /// million.
  private func unitOfMil(_ currency: Currency?) -> MoneyUnit? {
    var behind = self
    behind.rest.removeFirst(3)
    behind.takeSpace()
    return currency == .real || behind.takeCurrency() == .euro ? .thousand : nil
  }

  private mutating func takeCurrency() -> Currency? {
    guard let next = rest.first, !Self.isDigit(next) else { return nil }
    return Currency.words.first { take($0.0) }?.1
  }

  private mutating func takeSpace() {
    while Self.spaces.contains(where: { take($0) }) {}
  }

  private static let spaces: [StaticString] = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}"]

  private mutating func takeDigit() -> Int128? {
    guard let byte = rest.first, Self.isDigit(byte) else { return nil }
    rest.removeFirst()
    return Int128(byte - UInt8(ascii: "0"))
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let matches = text.withUTF8Buffer { rest.starts(with: $0) }
    if matches { rest.removeFirst(text.utf8CodeUnitCount) }
    return matches
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
