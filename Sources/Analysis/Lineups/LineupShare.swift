import Tables

/// A share of the lineups of a set, from 0 to 100 per cent.
package struct LineupShare: Sendable, Equatable {
  /// The share in per cent.
  package private(set) var percent: DecimalNumber

  /// `40%` or `12.5`.
  package init?(_ text: Substring) {
    let digits = text.hasSuffix("%") ? text.dropLast() : text
    guard let number = try? parseDecimal(String(digits)), number.mantissa >= 0,
      number <= DecimalNumber(mantissa: 100, places: 0), number.places <= 9
    else { return nil }
    percent = number
  }

  /// The share with the fewest digits that means at least, or at most, `lineups` of `count` lineups.
  init(_ lineups: Int, of count: Int, atLeast: Bool) {
    self = .all
    for places in 0...9 {
      let unit = (0..<places).reduce(Int128(100)) { unit, _ in unit * 10 } * Int128(lineups)
      let mantissa = (unit + (atLeast ? 0 : Int128(count) - 1)) / Int128(count)
      self = LineupShare(percent: DecimalNumber(mantissa: mantissa, places: places))
      if (atLeast ? roundedUp(of: count) : roundedDown(of: count)) == lineups { return }
    }
  }

  private init(percent: DecimalNumber) { self.percent = percent }

  /// 100%.
  package static let all = LineupShare(percent: DecimalNumber(mantissa: 100, places: 0))

  /// The fewest of `count` lineups that make up the share.
  package func roundedUp(of count: Int) -> Int {
    let whole = roundedDown(of: count)
    return percent.mantissa * Int128(count) == Int128(whole) * unit ? whole : whole + 1
  }

  /// The most of `count` lineups that do not exceed the share.
  package func roundedDown(of count: Int) -> Int { Int(percent.mantissa * Int128(count) / unit) }

  private var unit: Int128 { (0..<percent.places).reduce(100) { unit, _ in unit * 10 } }
}

extension LineupShare: CustomStringConvertible {
  /// `40%`
  package var description: String { "\(percent)%" }
}
