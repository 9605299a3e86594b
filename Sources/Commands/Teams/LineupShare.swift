import Options
import Tables
import Words

/// A share of the lineups of a set, from 0 to 100 per cent.
struct LineupShare: Sendable, Equatable {
  /// The share in per cent.
  private(set) var percent: DecimalNumber

  /// `40%` or `12.5`.
  init?(_ text: Substring) {
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
  static let all = LineupShare(percent: DecimalNumber(mantissa: 100, places: 0))

  /// The fewest of `count` lineups that make up the share.
  func roundedUp(of count: Int) -> Int {
    let whole = roundedDown(of: count)
    return percent.mantissa * Int128(count) == Int128(whole) * unit ? whole : whole + 1
  }

  /// The most of `count` lineups that do not exceed the share.
  func roundedDown(of count: Int) -> Int { Int(percent.mantissa * Int128(count) / unit) }

  private var unit: Int128 { (0..<percent.places).reduce(100) { unit, _ in unit * 10 } }
}

extension LineupShare: CustomStringConvertible {
  /// `40%`
  var description: String { "\(percent)%" }
}

extension ExposureRequest: CustomStringConvertible {
  /// `LeBron James=10-60%`
  var description: String { "\(name)=\(least.percent.mantissa == 0 ? "" : "\(least.percent)-")\(most)" }
}

/// The share of the lineups that a player, a club or a group must be in.
struct ExposureRequest: Sendable {
  /// A player by id or name, `club:LAL` or `group:Stars`.
  var name: String
  var least, most: LineupShare

  /// `LeBron James=10-60%` or `LeBron James=60%`.
  init?(_ text: String) {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex else { return nil }
    let bounds = text[text.index(after: sign)...].split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(bounds.count), let most = LineupShare(bounds[bounds.count - 1]),
      let least = LineupShare(bounds.count == 2 ? bounds[0] : "0"), least.percent <= most.percent
    else { return nil }
    (name, self.least, self.most) = (String(text[..<sign]), least, most)
  }

  /// The numbers of lineups, out of `count`, that are in the range.
  /// - Throws: `UsageMistake` if no whole number is in the range.
  func range(of count: Int) throws(UsageMistake) -> ClosedRange<Int> {
    let (low, high) = (least.roundedUp(of: count), most.roundedDown(of: count))
    guard low <= high else {
      // One of the two has to reach the next whole number.
      var (fewer, more) = (self, self)
      fewer.least = LineupShare(high, of: count, atLeast: true)
      more.most = LineupShare(low, of: count, atLeast: false)
      throw UsageMistake(
        "--exposure \(shellQuoted(name)): no whole number of \(count) lineups is from \(least.percent)% to \(most.percent)%; "
          + "write \(shellQuoted("\(fewer)")) or \(shellQuoted("\(more)"))")
    }
    return low...high
  }
}
