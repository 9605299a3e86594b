import Words

/// `1 player`, `5 players`, `1,234 rows`.
func counted(_ count: some BinaryInteger, _ one: String, _ many: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? one : many ?? one + "s")"
}

/// A number of teams, large ones shortened: `1,234`, `34 nonillion`; a lower bound as `≥1,234`, also where 128 bits do not
/// hold the number.
func shortCount(_ digits: String, isExact: Bool) -> String {
  let sign = isExact ? "" : "≥"
  guard digits.count > 15 else { return sign + digits.asNumber }
  let thousands = (digits.count - 1) / 3
  let lead = digits.prefix(digits.count - 3 * thousands)
  // Cut, not rounded: a bound stays one.
  let tenths = lead.count == 1 ? ".\(digits.dropFirst().prefix(1))" : ""
  return "\(sign)\(lead)\(tenths) \(largeNumbers[thousands - 5])"
}

/// The names of the powers of a thousand, from the fifth on, as far as 128 bits reach.
private let largeNumbers = [
  "quadrillion", "quintillion", "sextillion", "septillion", "octillion", "nonillion", "decillion",
  "undecillion",
]

/// The same in full for a sentence: `at least 1,234`, `more than 10^38`.
func fullCount(_ digits: String, isExact: Bool) -> String {
  if isExact { return digits.asNumber }
  return digits == String(UInt128.max) ? "more than 10^38" : "at least \(digits.asNumber)"
}

/// A whole number with a comma before every three digits: `2,598,960`.
func grouped(_ number: some BinaryInteger) -> String { String(number).asNumber }

/// The words with a capital letter at their beginning.
func capitalised(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}
