/// Two teams that meet, by their numbers from 0.
public struct Pairing: Sendable, Hashable {
  /// The team that plays at home.
  public var home: Int
  /// The visitors.
  public var away: Int

  /// `home` against `away`.
  public init(home: Int, away: Int) {
    self.home = home
    self.away = away
  }
}

/// One round of a tournament.
public struct Round: Sendable, Hashable {
  /// Who meets whom.
  public var pairings: [Pairing]
  /// The team that rests, where their number is odd.
  public var bye: Int?
}

/// The rounds in which everyone meets everyone once, by Berger tables (FIDE Handbook C.05, annex 1).
///
/// An even number of teams has n - 1 rounds of n / 2 matches. An odd number has n rounds, and each team
/// rests once. Every team plays at home as often as away, or once more or less.
/// - Precondition: there are two teams or more.
/// - Complexity: O(n²).
public func roundRobin(teams count: Int) -> [Round] {
  precondition(count >= 2, "a tournament needs two teams")
  // An odd number is made even by nobody, who has the last number; who meets nobody rests.
  let last = count + count % 2 - 1
  let meets = last + 1
  return (0..<last).map { round in
    // The last team stays where it is; the circle of the others turns by half of them a round.
    let top = round * (meets / 2) % last
    let first = round.isMultiple(of: 2) ? Pairing(home: top, away: last) : Pairing(home: last, away: top)
    let others = (1..<meets / 2).map { step in
      Pairing(home: (top + step) % last, away: (top - step + last) % last)
    }
    return last == count ? Round(pairings: others, bye: top) : Round(pairings: [first] + others)
  }
}
