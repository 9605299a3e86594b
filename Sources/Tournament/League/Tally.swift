/// A match that has been played.
public struct MatchResult: Sendable, Hashable {
  /// The teams that met, by their numbers.
  public var pairing: Pairing
  /// The goals.
  public var score: Score

  /// Creates the result of a match.
  public init(_ pairing: Pairing, _ score: Score) {
    self.pairing = pairing
    self.score = score
  }
}

/// The points for a win, a draw and a loss.
public struct PointsRule: Codable, Sendable, Hashable {
  /// Points for a win, a draw and a loss.
  public var win, draw, loss: Int

  /// Creates a rule with these points.
  public init(win: Int, draw: Int, loss: Int) {
    (self.win, self.draw, self.loss) = (win, draw, loss)
  }

  /// 3 for a win, 1 for a draw, none for a loss.
  public static let usual = PointsRule(win: 3, draw: 1, loss: 0)
}

/// A team's record over all its matches.
public struct Tally: Sendable, Hashable {
  /// Matches won.
  public private(set) var won = 0
  /// Matches drawn.
  public private(set) var drawn = 0
  /// Matches lost.
  public private(set) var lost = 0
  /// Goals scored.
  public private(set) var goalsFor = 0
  /// Goals conceded.
  public private(set) var goalsAgainst = 0
  /// Goals scored and matches won away from home.
  public private(set) var awayGoals = 0, awayWins = 0
  /// Points, including those given or deducted for other reasons.
  public private(set) var points: Int

  /// Creates a record without matches.
  /// - Parameter adjustment: points given or deducted for other reasons.
  public init(adjustment: Int = 0) {
    points = adjustment
  }

  /// Matches played.
  public var played: Int { won + drawn + lost }
  /// Goals for less goals against.
  public var goalDifference: Int { goalsFor - goalsAgainst }

  /// Counts a match.
  @inline(__always)
  mutating func add(goalsFor own: Int, against other: Int, isAway: Bool, _ rule: PointsRule) {
    goalsFor += own
    awayGoals += isAway ? own : 0
    awayWins += isAway && own > other ? 1 : 0
    goalsAgainst += other
    if own > other {
      won += 1
      points += rule.win
    } else if own == other {
      drawn += 1
      points += rule.draw
    } else {
      lost += 1
      points += rule.loss
    }
  }
}

/// Returns the tallies of teams from scratch: standings are never updated, but always recalculated from all scores.
/// - Parameters:
///   - count: the number of teams.
///   - results: the matches that count.
///   - adjustments: points given or deducted for other reasons, by team; empty for none.
///   - rule: the points for results.
/// - Complexity: O(teams + results).
func tallies(
  teams count: Int, _ results: some Sequence<MatchResult>, adjustments: [Int] = [], _ rule: PointsRule
) -> [Tally] {
  var tallies = (0..<count).map { Tally(adjustment: adjustments.isEmpty ? 0 : adjustments[$0]) }
  for result in results {
    let (home, away) = (result.score.home, result.score.away)
    tallies[result.pairing.home].add(goalsFor: home, against: away, isAway: false, rule)
    tallies[result.pairing.away].add(goalsFor: away, against: home, isAway: true, rule)
  }
  return tallies
}
