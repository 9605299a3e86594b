extension String {
  /// The digits of a number for readers: a comma before every three digits of the whole part, and a true minus sign.
  public var digitsGrouped: String {
    // Bytes, because a page has hundreds of numbers and characters take ten times as long.
    let sign = utf8.first == UInt8(ascii: "-") ? "−" : ""
    let digits = utf8.drop { $0 == UInt8(ascii: "-") }
    let whole = digits.prefix { $0 != UInt8(ascii: ".") }.count
    var text = sign
    for (position, digit) in digits.enumerated() {
      if position > 0, position < whole, (whole - position) % 3 == 0 { text.append(",") }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}
