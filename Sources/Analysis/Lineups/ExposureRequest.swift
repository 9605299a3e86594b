import Words

/// The share of the lineups that a player, a club or a group must be in.
package struct ExposureRequest: Sendable {
  /// A player by id or name, `club:LAL` or `group:Stars`.
  var name: String
  var least, most: LineupShare

  /// `LeBron James=10-60%` or `LeBron James=60%`.
  package init?(_ text: String) {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex else { return nil }
    let bounds = text[text.index(after: sign)...].split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(bounds.count), let most = LineupShare(bounds[bounds.count - 1]),
      let least = LineupShare(bounds.count == 2 ? bounds[0] : "0"), least.percent <= most.percent
    else { return nil }
    (name, self.least, self.most) = (String(text[..<sign]), least, most)
  }

  /// The numbers of lineups, out of `count`, that are in the range.
  /// - Throws: `UsageMistake` if no whole number is in the range.
  package func range(of count: Int) throws(UsageMistake) -> ClosedRange<Int> {
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

extension ExposureRequest: CustomStringConvertible {
  /// `LeBron James=10-60%`
  package var description: String {
    "\(name)=\(least.percent.mantissa == 0 ? "" : "\(least.percent)-")\(most)"
  }
}
