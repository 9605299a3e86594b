/// Two teams that meet, by their numbers from 0.
public struct Pairing: Sendable, Hashable {
  /// The team that plays at home.
  public var home: Int
  /// The visitors.
  public var away: Int

  /// Creates a match of `home` against `away`.
  public init(home: Int, away: Int) {
    self.home = home
    self.away = away
  }
}

/// Returns the rounds in which everyone meets everyone once, by Berger tables (FIDE Handbook C.05, annex 1).
///
/// An even number of teams has n - 1 rounds of n / 2 matches. An odd number has n rounds, and each team has one bye.
/// Every team plays at home as often as away, or once more or less.
/// - Precondition: there are two teams or more.
/// - Complexity: O(n²).
public func roundRobin(teams count: Int) -> [ScheduledRound] {
  precondition(count >= 2, "a tournament needs two teams")
  // An odd number is made even by a dummy team with the last number; its opponent has a bye.
  let last = count + count % 2 - 1
  let meets = last + 1
  return (0..<last).map { round in
    // The last team stays in place; the circle of the others turns by half their number each round.
    let top = round * (meets / 2) % last
    let first = round.isMultiple(of: 2) ? Pairing(home: top, away: last) : Pairing(home: last, away: top)
    let others = (1..<meets / 2).map { step in
      Pairing(home: (top + step) % last, away: (top - step + last) % last)
    }
    let pairings = last == count ? others : [first] + others
    return ScheduledRound(matches: pairings.map { ScheduledMatch($0) }, bye: last == count ? top : nil)
  }
}
