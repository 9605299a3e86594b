extension ValueFormat where Value == Duration {
  /// A length of time in `range`: a whole number and a unit, as in `500ms`, `30s`, `2m`, `1h`.
  public static func duration(
    _ range: ClosedRange<Duration> = .zero ... .seconds(1_000_000_000)
  ) -> Self {
    ValueFormat(placeholder: "TIME") { text throws(ValueProblem) in
      guard let duration = duration(text) else {
        throw ValueProblem(expected: "a time such as 500ms, 30s, 2m or 1h", nearest: withUnit(text))
      }
      guard range.contains(duration) else {
        throw ValueProblem(
          expected: "a time from \(written(range.lowerBound)) to \(written(range.upperBound))")
      }
      return duration
    }
  }

  /// The units, the longest name first, so that `ms` is not taken for `s`.
  private static var units: [(name: String, milliseconds: Int64)] {
    [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
  }

  private static func duration(_ text: String) -> Duration? {
    guard let unit = units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let digits = text.dropLast(unit.name.count)
    guard digits.allSatisfy(\.isDecimalDigit), let number = Int64(digits) else { return nil }
    let (milliseconds, overflow) = number.multipliedReportingOverflow(by: unit.milliseconds)
    return overflow ? nil : .milliseconds(milliseconds)
  }

  /// A bare number was most probably meant in seconds.
  private static func withUnit(_ text: String) -> String? {
    !text.isEmpty && text.allSatisfy(\.isDecimalDigit) ? text + "s" : nil
  }

  /// `duration` in the largest unit that leaves a whole number.
  private static func written(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    if milliseconds == 0 { return "0s" }
    let unit = units.last { milliseconds % $0.milliseconds == 0 }!
    return "\(milliseconds / unit.milliseconds)\(unit.name)"
  }
}

extension Character {
  /// One of the ten ASCII digits.
  fileprivate var isDecimalDigit: Bool { ("0"..."9").contains(self) }
}
