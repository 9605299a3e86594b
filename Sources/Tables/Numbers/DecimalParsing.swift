/// Parses a number exactly.
///
/// ASCII digits with an optional sign before them, `mark` before the decimals, optionally an exponent (`2.50E+07`); no
/// NaN, no infinity. Amounts of money are numbers too: separators between groups of exactly three digits, one currency
/// before or after (`$`, `€`, `EUR`…), and a unit such as `K`, `M`, `bn`, `Mio.`, `Lakh`, `Cr` (a billion is 10^9). So
/// are percentages, whose number is the one before the sign. Space around the parts does not matter. `$50,899,072`,
/// `-€110.5M`, `565k`, `12 £`, `40 Lakh`.
///
/// The decimal places are those written: `12.50` has two. `1.5K` is 1500 with none.
///
/// - Throws: `NumberError` with the text; its description says what to write instead, if possible.
/// - Complexity: O(length).
public func parseDecimal(_ text: String, mark: DecimalMark = .point) throws(NumberError) -> DecimalNumber {
  let trimmed = trimmedOfSpace(text)
  if trimmed.isEmpty { throw .empty }
  var scanner = DecimalScanner(trimmed, mark)
  switch scanner.scan() {
  case .number(let number): return number
  case .tooLarge: throw .tooLarge(text: text)
  case .malformed: throw .notANumber(text: text, suggestion: mark == .point ? withDecimalPoint(trimmed) : nil)
  }
}

/// Parses an amount that stands alone, so that no column shows what its points are: with a currency and several groups of
/// three digits, they stand between thousands, as in `62.000.000 €`.
/// - Throws: `NumberError`: `doubtful` with one group, as in `62.000 €`.
public func parseAmount(_ text: String) throws(NumberError) -> DecimalNumber {
  guard let amount = try? parseDecimal(text, mark: .comma), amount.currency != nil else {
    return try parseDecimal(text)
  }
  if text.count(where: { $0 == "." }) > 1 { return amount }
  let plain = try parseDecimal(text)
  if DecimalMark(shownByMoney: text) == .comma {
    throw .doubtful(text: text, readings: "\(plain.normalised) or \(amount)")
  }
  return plain
}

/// Whether a text is a number with either decimal mark.
func isNumber(_ text: String) -> Bool {
  (try? parseDecimal(text)) != nil || (try? parseDecimal(text, mark: .comma)) != nil
}

extension DecimalMark {
  /// Creates the mark that a text shows: the only one with which it is a number; `nil` if both or neither fit.
  public init?(shownBy text: String) {
    let point = (try? parseDecimal(text)) != nil
    guard point != ((try? parseDecimal(text, mark: .comma)) != nil) else { return nil }
    self = point ? .point : .comma
  }

  /// Creates the mark of an amount that is in thousands, as nobody writes three decimals of a currency: `$5,500` has a
  /// decimal point, `15.000 €` a decimal comma; `nil` for other texts, and with a unit, as in `$1.250M`.
  init?(shownByMoney text: String) {
    guard let point = try? parseDecimal(text), let comma = try? parseDecimal(text, mark: .comma),
      point.currency != nil, point.written == nil, max(point.places, comma.places) == 3,
      min(point.places, comma.places) == 0
    else { return nil }
    self = point.places == 0 ? .point : .comma
  }

  var other: DecimalMark { self == .point ? .comma : .point }
}

/// Returns the text with its decimal comma replaced by a point, if that makes it a number: `12,5` or `1.234,5`.
private func withDecimalPoint(_ text: Substring) -> String? {
  guard let comma = text.lastIndex(of: ",") else { return nil }
  let whole = text[..<comma]
  let fraction = text[text.index(after: comma)...]
  guard !whole.contains(","), !fraction.contains(".") else { return nil }
  let suggestion = whole.filter { $0 != "." } + "." + fraction
  var scanner = DecimalScanner(suggestion[...])
  guard case .number = scanner.scan() else { return nil }
  return suggestion
}

/// Returns the text without the space around it, including no-break spaces, which occur before currency signs.
func trimmedOfSpace(_ text: String) -> Substring {
  // Nearly all texts begin and end with a visible ASCII character; looking at characters takes a microsecond.
  let signs = UInt8(0x21)...0x7E
  if let first = text.utf8.first, let last = text.utf8.last, signs ~= first && signs ~= last {
    return text[...]
  }
  var trimmed = text[...]
  while let first = trimmed.first, first.isWhitespace { trimmed.removeFirst() }
  while let last = trimmed.last, last.isWhitespace { trimmed.removeLast() }
  return trimmed
}
