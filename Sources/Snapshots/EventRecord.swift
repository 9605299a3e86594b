import Tournament

/// One play of a match as the snapshot holds it.
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
  }

  /// The play, from 1 to 90.
  public var minute: Int
  /// What happened.
  public var event: Kind
  /// The team that did it.
  public var team: String
  /// The position that did it: `keeper`, `defender`, `midfielder` or `attacker`.
  public var position: String
  /// Of a foul: `free kick`, `yellow card` or `red card`.
  public var foul: String?
  /// True where a foul had a player sent off; absent elsewhere.
  public var sendsOff: Bool?
  /// Goals of the home team after it.
  public var homeGoals: Int
  /// Goals of the visitors after it.
  public var awayGoals: Int

  /// The record of an event of a match between these teams.
  public init(_ event: MatchEvent, home: String, away: String) {
    minute = event.minute
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
}
