/// Reads one number from the front of a text to its end, part by part.
struct DecimalScanner {
  /// What became of it.
  enum Outcome: Equatable {
    case number(DecimalNumber)
    case malformed
    case tooLarge
  }

  /// Mantissas stay below 2^120 and numbers of places at 36 or below, so that a sum of 128 values fits and a
  /// power of ten of that many places exists.
  static let mantissaLimit: Int128 = 1 << 120
  /// The largest number of places that a number may have.
  static let mostPlaces = 36

  private var rest: Substring.UTF8View
  private var mantissa: Int128 = 0
  private var places = 0
  /// Zeros behind the point that no other digit has followed yet; they count only where there is room.
  private var pendingZeros = 0
  private var isTooLarge = false

  /// A scanner of a text without space around it.
  init(_ text: Substring) {
    rest = text.utf8
  }

  /// Reads sign, currency, digits, suffix and currency; everything must be used up.
  mutating func scan() -> Outcome {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    let hasCurrency = takeCurrency()
    takeSpace()
    guard takeDigits() else { return .malformed }
    takeSpace()
    let unit = takeUnit()
    takeSpace()
    if !hasCurrency { _ = takeCurrency() }
    guard rest.isEmpty else { return .malformed }
    let written = unit.map { DecimalNumber.Written(unit: $0, places: places) }
    shiftPoint(unit?.exponent ?? 0)
    if isTooLarge { return .tooLarge }
    var number = DecimalNumber(mantissa: isNegative ? -mantissa : mantissa, places: places)
    number.written = written
    return .number(number)
  }

  /// Digits with or without separators, a point, digits; at least one digit in all.
  private mutating func takeDigits() -> Bool {
    guard let wholeDigits = takeWholePart() else { return false }
    guard take(".") else { return wholeDigits > 0 }
    var fractionDigits = 0
    while let digit = takeDigit() {
      appendBehindPoint(digit)
      fractionDigits += 1
    }
    keepPendingZerosIfTheyFit()
    return wholeDigits + fractionDigits > 0
  }

  /// The number of digits before the point; `nil` when a comma stands where no group of three begins.
  private mutating func takeWholePart() -> Int? {
    let beginsWithZero = rest.first == UInt8(ascii: "0")
    var count = 0
    while let digit = takeDigit() {
      append(digit)
      count += 1
    }
    guard rest.first == UInt8(ascii: ",") else { return count }
    guard (1...3).contains(count), !beginsWithZero else { return nil }
    while take(",") {
      for _ in 0..<3 {
        guard let digit = takeDigit() else { return nil }
        append(digit)
      }
      count += 3
      if let next = rest.first, Self.isDigit(next) { return nil }
    }
    return count
  }

  private mutating func append(_ digit: Int128) {
    // Once too large, the digits are only checked for their form.
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

  /// Zeros at the end show how exact a number is meant to be, but they never make one too large.
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
      return
    }
    for _ in places..<exponent { append(0) }
    places = 0
  }

  private mutating func takeUnit() -> MoneyUnit? {
    if take("k") || take("K") { return .thousand }
    if take("m") || take("M") { return .million }
    guard take("b") || take("B") else { return nil }
    _ = take("n") || take("N")
    return .billion
  }

  private mutating func takeCurrency() -> Bool {
    take("$") || take("€") || take("£") || take("¥") || take("₹")
  }

  private mutating func takeSpace() {
    while take(" ") || take("\u{A0}") || take("\u{202F}") {}
  }

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
