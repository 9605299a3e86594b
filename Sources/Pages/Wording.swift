/// `1 player`, `5 players`, `1,234 rows`.
func counted(_ count: some BinaryInteger, _ one: String, _ many: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? one : many ?? one + "s")"
}

/// A whole number with a comma before every three digits: `2,598,960`.
func grouped(_ number: some BinaryInteger) -> String {
  grouped(digits: String(number))
}

/// The digits of a whole number with a comma before every three of them.
func grouped(digits: String) -> String {
  let sign = digits.hasPrefix("-") ? "-" : ""
  let figures = Array(digits.dropFirst(sign.count))
  var text = ""
  for (position, figure) in figures.enumerated() {
    if position > 0, (figures.count - position) % 3 == 0 { text.append(",") }
    text.append(figure)
  }
  return sign + text
}

/// The words with a capital letter at their beginning.
func capitalised(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}
