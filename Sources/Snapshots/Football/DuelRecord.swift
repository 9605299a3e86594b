import Tournament

/// One duel for the ball as the snapshot holds it: who met whom, how it was decided, and what followed.
public struct DuelRecord: Codable, Sendable, Equatable {
  /// One of the two positions.
  public struct Part: Codable, Sendable, Equatable {
    /// The team.
    public var team: String
    /// Its position: `keeper`, `defender`, `midfielder` or `attacker`.
    public var position: String
    /// Plays of the position so far, this one included.
    public var plays: Int
    /// Its power before any decay.
    public var power: ExactDecimal
    /// Its power after decay.
    public var afterDecay: ExactDecimal
    /// The number that it drew between 0 and that power.
    public var draw: ExactDecimal

    fileprivate init(_ part: Duel.Part, _ teams: [String]) {
      team = teams[part.side.rawValue]
      position = part.position.name
      plays = part.plays
      power = ExactDecimal(Int128(part.power.units), places: 12)
      afterDecay = ExactDecimal(Int128(part.battlePower.units), places: 12)
      draw = ExactDecimal(Int128(part.draw), places: 3)
    }
  }

  /// Who has the ball, and who their opponent is.
  public struct Ball: Codable, Sendable, Equatable {
    /// The team that has it.
    public var team: String
    /// Its position.
    public var position: String
    /// The position of the other team.
    public var against: String
  }

  /// The team that was fouled.
  public struct Fouled: Codable, Sendable, Equatable {
    /// The team.
    public var team: String
    /// Its coefficient of decay from now on.
    public var coefficient: ExactDecimal
  }

  /// The position that had the ball, and its opponent.
  public var withBall, against: Part
  /// Who has the ball after the duel.
  public var then: Ball
  /// The team that a foul tires; absent if there was no foul.
  public var fouled: Fouled?

  /// Creates the record of a duel between these teams.
  init(_ duel: Duel, _ event: MatchEvent, home: String, away: String) {
    let teams = [home, away]
    withBall = Part(duel.holder, teams)
    against = Part(duel.challenger, teams)
    then = Ball(
      team: teams[duel.ball.rawValue], position: duel.next.holder.name, against: duel.next.challenger.name)
    guard case .foul = event.kind else { return }
    let coefficient = event.side == .home ? duel.awayCoefficient : duel.homeCoefficient
    fouled = Fouled(
      team: teams[event.side.opponent.rawValue], coefficient: ExactDecimal(Int128(coefficient), places: 12))
  }
}
