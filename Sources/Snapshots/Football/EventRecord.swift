import Tournament

/// One play of a match as the snapshot holds it, or an event before, between or after plays.
public struct EventRecord: Codable, Sendable, Equatable {
  /// What happened.
  public enum Kind: String, Codable, Sendable {
    /// The position that has the ball won the duel.
    case keepsBall = "keeps-ball"
    /// The position without the ball won the duel.
    case takesBall = "takes-ball"
    /// The winner of the duel committed a foul.
    case foul
    /// The attack beat the keeper.
    case goal
    /// A team kicks off a half.
    case kickOff = "kick-off"
    /// The teams switch sides.
    case halfTime = "half-time"
    /// The match is over.
    case fullTime = "full-time"
  }

  /// The number of the play, from 1 to 90; for other events that of the previous play, or 0.
  public var minute: Int
  /// The half, 1 or 2; absent in snapshots of earlier versions, like the state.
  public var half: Int?
  /// The state of the match.
  public var state: MatchState?
  /// What happened.
  public var event: Kind
  /// The team that did it; absent if both did.
  public var team: String?
  /// The position that did it: `keeper`, `defender`, `midfielder` or `attacker`.
  public var position: String?
  /// The kind of foul: `free kick`, `yellow card` or `red card`.
  public var foul: String?
  /// True if a foul had a player sent off; absent otherwise.
  public var sendsOff: Bool?
  /// Goals of the home team after the event.
  public var homeGoals: Int
  /// Goals of the visitors after the event.
  public var awayGoals: Int
  /// The duel that explains the play; absent if it was not asked for.
  public var duel: DuelRecord?

  /// Creates the record of an event of a match between these teams.
  public init(_ event: MatchEvent, home: String, away: String) {
    minute = event.minute
    half = event.minute <= Match.halfTime ? 1 : 2
    state = event.kind == .goal ? .goalScored : .inProgress
    team = event.side == .home ? home : away
    position = event.position.name
    homeGoals = event.score.home
    awayGoals = event.score.away
    switch event.kind {
    case .keepsBall: self.event = .keepsBall
    case .takesBall: self.event = .takesBall
    case .goal: self.event = .goal
    case .foul(let kind, let isSentOff):
      self.event = .foul
      foul = kind.rawValue
      sendsOff = isSentOff ? true : nil
    }
  }

  /// Creates the record of an event that is not a play.
  init(_ event: Kind, minute: Int, half: Int, _ state: MatchState, by team: String? = nil, _ score: Score) {
    self.minute = minute
    self.half = half
    self.state = state
    self.event = event
    self.team = team
    position = team == nil ? nil : Position.midfield.name
    (homeGoals, awayGoals) = (score.home, score.away)
  }

  /// Whether the event is a play.
  public var isPlay: Bool {
    switch event {
    case .keepsBall, .takesBall, .foul, .goal: true
    case .kickOff, .halfTime, .fullTime: false
    }
  }
}

extension EventRecord {
  /// Returns the story of a match: its plays, and the states before, between and after them.
  /// - Parameters:
  ///   - plays: all plays, or some, in order.
  ///   - duels: the duels of all plays; empty if they were not asked for.
  ///   - score: the score at the end.
  static func story(
    _ plays: [MatchEvent], duels: [Duel] = [], home: String, away: String, score: Score
  ) -> [EventRecord] {
    var records = plays.map { EventRecord($0, home: home, away: away) }
    for (index, duel) in duels.enumerated() {
      records[index].duel = DuelRecord(duel, plays[index], home: home, away: away)
    }
    let first = plays.count { $0.minute <= Match.halfTime }
    let atHalfTime = first > 0 ? plays[first - 1].score : Score(home: 0, away: 0)
    return [EventRecord(.kickOff, minute: 0, half: 1, .aboutToStart, by: home, Score(home: 0, away: 0))]
      + records[..<first] + [
        EventRecord(.halfTime, minute: Match.halfTime, half: 1, .halfTime, atHalfTime),
        EventRecord(.kickOff, minute: Match.halfTime, half: 2, .inProgress, by: away, atHalfTime),
      ] + records[first...] + [EventRecord(.fullTime, minute: Match.plays, half: 2, .finished, score)]
  }
}
