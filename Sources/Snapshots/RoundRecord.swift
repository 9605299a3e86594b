import JSON
import Tournament

/// One round as the snapshot holds it.
public struct RoundRecord: Codable, Sendable, Equatable {
  /// Its number, from 1.
  public var round: Int
  /// What a results file calls it.
  public var name: String?
  /// Its matches.
  public var matches: [MatchRecord]
  /// The team that rests; null where none does.
  @OrNull public var bye: String?

  /// A round.
  public init(round: Int, name: String? = nil, matches: [MatchRecord], bye: String? = nil) {
    self.round = round
    self.name = name
    self.matches = matches
    self.bye = bye
  }
}

/// One match as the snapshot holds it.
public struct MatchRecord: Codable, Sendable, Equatable {
  /// The table to which it belongs, where there are several.
  public var group: String?
  /// The team that plays at home.
  public var home: String
  /// The visitors.
  public var away: String
  /// Goals of the home team; none where the match has not been played.
  @OrNull public var homeGoals: Int?
  /// Goals of the visitors; none where the match has not been played.
  @OrNull public var awayGoals: Int?
  /// Whether it has been played.
  public var played: Bool
  /// `aboutToStart` before it is played, `finished` afterwards; the states between are those of its events. Absent in
  /// a snapshot of an earlier version.
  public var state: MatchState?
  /// True where the score was given and not simulated; absent elsewhere.
  public var given: Bool?
  /// How often it has been played again; absent where it has not.
  public var replays: Int?
  /// The disciplinary points of both teams; absent where a results file says nothing of them.
  public var homeFairPlay, awayFairPlay: Int?
  /// Its story; empty where it has none.
  public var events: [EventRecord]

  /// A match; played when it has goals.
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
