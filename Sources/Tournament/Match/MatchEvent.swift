/// The event of one play of a match.
public struct MatchEvent: Sendable, Hashable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// The team with the ball won the duel.
    case keepsBall
    /// The team without the ball won the duel.
    case takesBall
    /// The winner of the duel committed a foul and lost the ball; a player may have been sent off.
    case foul(Foul, sendsOff: Bool)
    /// The attack beat the keeper.
    case goal
  }

  /// The play, from 1 to 90; each is a minute.
  public var minute: Int
  /// What happened.
  public var kind: Kind
  /// The team that caused it.
  public var side: Side
  /// The position that caused it, before it moves.
  public var position: Position
  /// The score after the event.
  public var score: Score

  /// Creates an event of a match.
  public init(minute: Int, kind: Kind, side: Side, position: Position, score: Score) {
    (self.minute, self.kind, self.side, self.position) = (minute, kind, side, position)
    self.score = score
  }
}

/// Goals of both teams.
public struct Score: Sendable, Hashable {
  /// Goals of the home team.
  public var home: Int
  /// Goals of the visitors.
  public var away: Int

  /// Creates a score.
  public init(home: Int, away: Int) {
    self.home = home
    self.away = away
  }
}
