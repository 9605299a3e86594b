extension String {
  /// The digits of a number as people read them: with a comma before every three of its whole part, and a true minus.
  public var asNumber: String {
    let sign = hasPrefix("-") ? "−" : ""
    let parts = drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    var text = sign
    for (position, figure) in parts[0].enumerated() {
      if position > 0, (parts[0].count - position) % 3 == 0 { text.append(",") }
      text.append(figure)
    }
    return ([text] + parts.dropFirst().map(String.init)).joined(separator: ".")
  }
}
