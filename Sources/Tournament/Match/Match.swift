import Chance

/// A match between two teams, play by play: 90 plays, each a minute and a duel for the ball.
///
/// Nothing is allocated while it is played. If only scores are needed, ``QuickMatches`` gives the same ones in a third
/// of the time.
public struct Match {
  /// Plays in a match.
  public static let plays = 90
  /// The play after which the teams change sides.
  public static let halfTime = 45

  private var sides: InlineArray<2, MatchSide>
  /// The team that has the ball; `situation` says who challenges it.
  private var ball = Side.home
  private var situation = Situation.midfield
  private var random: Xoshiro256

  /// Creates a match that is about to start.
  /// - Parameter random: the source of all its random numbers, drawn in a fixed order: for the team with the ball, for
  ///   the other team, whether there is a foul, and of which kind.
  public init(home: TeamPowers, away: TeamPowers, random: Xoshiro256) {
    sides = [MatchSide(home), MatchSide(away)]
    self.random = random
  }

  /// Plays the whole match.
  /// - Returns: the score at the end.
  public mutating func play(_ observer: inout some MatchObserver) -> Score {
    kickOff(by: .home)
    play(1...Self.halfTime, &observer)
    kickOff(by: .away)
    play(Self.halfTime + 1...Self.plays, &observer)
    return score
  }

  private mutating func kickOff(by side: Side) {
    ball = side
    situation = .midfield
  }

  /// The goals so far.
  public var score: Score {
    Score(home: sides[Side.home.rawValue].goals, away: sides[Side.away.rawValue].goals)
  }

  /// Plays some minutes. The random numbers come from a copy that stays in the processor's registers.
  private mutating func play(_ minutes: ClosedRange<Int>, _ observer: inout some MatchObserver) {
    var random = self.random
    for minute in minutes { play(minute, &random, &observer) }
    self.random = random
  }

  /// Plays one minute: a duel between the position with the ball and its challenger.
  @inline(__always)
  private mutating func play(_ minute: Int, _ random: inout Xoshiro256, _ observer: inout some MatchObserver)
  {
    let holderDraw = draw(for: ball, at: situation.holder, &random)
    let challengerDraw = draw(for: ball.opponent, at: situation.challenger, &random)
    let keeps = holderDraw > challengerDraw
    let holder = part(of: ball, at: situation.holder, holderDraw)
    let challenger = part(of: ball.opponent, at: situation.challenger, challengerDraw)
    // There are no fouls in front of the keeper.
    if situation == .shot {
      shoot(scores: keeps, minute, &observer)
    } else if Foul.isCommitted(&random) {
      foul(Foul.drawn(&random), byHolder: keeps, minute, &observer)
    } else {
      observer.observe(event(minute, keeps ? .keepsBall : .takesBall, byHolder: keeps))
      moveOn(keeping: keeps)
    }
    observer.observe(
      Duel(
        holder: holder, challenger: challenger, ball: ball, next: situation,
        homeCoefficient: sides[Side.home.rawValue].coefficient,
        awayCoefficient: sides[Side.away.rawValue].coefficient))
  }

  /// Returns the record of a position in a duel, with its draw.
  @inline(__always)
  private func part(of side: Side, at position: Position, _ draw: UInt64) -> Duel.Part {
    Duel.Part(
      side: side, position: position, plays: sides[side.rawValue].plays(at: position),
      power: sides[side.rawValue].power(at: position),
      battlePower: sides[side.rawValue].battlePower(at: position), draw: Int(draw))
  }

  /// Draws a random number of thousandths between 0 and the position's battle power.
  @inline(__always)
  private mutating func draw(for side: Side, at position: Position, _ random: inout Xoshiro256) -> UInt64 {
    sides[side.rawValue].enterDuel(at: position)
    return sides[side.rawValue].battlePower(at: position).drawnThousandths(&random)
  }

  /// Ends a shot: a goal, or the keeper takes the ball; the keeper's team then has it in either case.
  @inline(__always)
  private mutating func shoot(scores: Bool, _ minute: Int, _ observer: inout some MatchObserver) {
    sides[ball.rawValue].score(scores ? 1 : 0)
    observer.observe(event(minute, scores ? .goal : .takesBall, byHolder: scores))
    moveOn(keeping: false)
  }

  /// Ends a duel whose winner committed a foul: the ball goes to the other team, as if that team had won.
  @inline(never)
  private mutating func foul(
    _ foul: Foul, byHolder: Bool, _ minute: Int, _ observer: inout some MatchObserver
  ) {
    let offender = byHolder ? ball : ball.opponent
    let position = byHolder ? situation.holder : situation.challenger
    let sendsOff = sides[offender.rawValue].commit(foul, at: position)
    sides[offender.opponent.rawValue].receive(foul)
    observer.observe(event(minute, .foul(foul, sendsOff: sendsOff), byHolder: byHolder))
    moveOn(keeping: !byHolder)
  }

  /// Moves the team that has the ball now forward, and the other back.
  @inline(__always)
  private mutating func moveOn(keeping: Bool) {
    situation = keeping ? situation.afterKeeping : situation.afterTaking
    ball = keeping ? ball : ball.opponent
  }

  /// Returns the event of the position with the ball or of its challenger, before they move.
  @inline(__always)
  private func event(_ minute: Int, _ kind: MatchEvent.Kind, byHolder: Bool) -> MatchEvent {
    MatchEvent(
      minute: minute, kind: kind, side: byHolder ? ball : ball.opponent,
      position: byHolder ? situation.holder : situation.challenger, score: score)
  }
}

extension Power {
  /// Draws a number uniformly between 0 and this power, both included, rounded to thousandths.
  @inline(__always)
  func drawnThousandths(_ random: inout Xoshiro256) -> UInt64 {
    drawnThousandths(random.next())
  }

  /// Scales a random number to this power.
  @inline(__always)
  func drawnThousandths(_ number: UInt64) -> UInt64 {
    // Powers are never negative, and unsigned numbers are divided faster.
    let thousandth = UInt64(Self.unitsPerThousandth)
    let units = (UInt64(bitPattern: self.units) &+ 1).multipliedFullWidth(by: number).high
    return (units &+ thousandth / 2) / thousandth
  }
}
