import JSON
import Tournament

/// One round as the snapshot holds it.
public struct RoundRecord: Codable, Sendable, Equatable {
  /// Its number, from 1.
  public var round: Int
  /// Its name in a results file.
  public var name: String?
  /// Its matches.
  public var matches: [MatchRecord]
  /// The team with a bye; null if there is none.
  @OrNull public var bye: String? = nil
}

/// One match as the snapshot holds it.
public struct MatchRecord: Codable, Sendable, Equatable {
  /// The table that it belongs to, if there are several.
  public var group: String?
  /// The team that plays at home.
  public var home: String
  /// The visitors.
  public var away: String
  /// Goals of the home team; null if the match has not been played.
  @OrNull public var homeGoals: Int?
  /// Goals of the visitors; null if the match has not been played.
  @OrNull public var awayGoals: Int?
  /// Whether it has been played.
  public var played: Bool
  /// `aboutToStart` before it is played, `finished` afterwards; the states in between are those of its events. Absent
  /// in snapshots of earlier versions.
  public var state: MatchState?
  /// True if the score was given and not simulated; absent otherwise.
  public var given: Bool?
  /// How many times it has been replayed; absent if it has not.
  public var replays: Int?
  /// The disciplinary points of both teams; absent if a results file does not give them.
  public var homeFairPlay, awayFairPlay: Int?
  /// Its events; empty if none are kept.
  public var events: [EventRecord]

  /// Creates a match, which has been played if it has goals.
  public init(
    group: String? = nil, home: String, away: String, goals: (home: Int, away: Int)?,
    events: [EventRecord] = []
  ) {
    self.group = group
    self.home = home
    self.away = away
    homeGoals = goals?.home
    awayGoals = goals?.away
    played = goals != nil
    state = played ? .finished : .aboutToStart
    self.events = events
  }
}
