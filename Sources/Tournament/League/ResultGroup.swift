/// A match of a results file.
public struct ListedMatch: Sendable, Hashable {
  /// The teams that meet.
  public var pairing: Pairing
  /// The goals; nil if it has not been played.
  public var score: Score?
  /// The file's entry for the round; empty if there is none.
  public var round: String
  /// The line of the file, from 1.
  public var line: Int
  /// The disciplinary points of both teams; nil if the file does not give them.
  public var homeFairPlay, awayFairPlay: Int?
}

/// Matches of one table, as a results file has them.
public struct ResultGroup: Sendable, Hashable {
  /// The values of the columns that distinguish tables, such as `Group A`; empty for a single table.
  public var name: [String]
  /// The teams in the order of their first appearance.
  public var teams: [String]
  /// The matches in the order of the file.
  public var matches: [ListedMatch]

  /// The matches that have been played.
  public var results: [MatchResult] {
    matches.compactMap { match in match.score.map { MatchResult(match.pairing, $0) } }
  }

  /// The disciplinary points of each team; empty if the file does not give them.
  public var fairPlay: [Int] {
    var points = Array(repeating: 0, count: teams.count)
    for match in matches {
      points[match.pairing.home] += match.homeFairPlay ?? 0
      points[match.pairing.away] += match.awayFairPlay ?? 0
    }
    return matches.contains { $0.homeFairPlay != nil || $0.awayFairPlay != nil } ? points : []
  }
}
