/// One duel for the ball: who met whom, how it was decided, and what followed.
public struct Duel: Sendable, Hashable {
  /// One of the two positions.
  public struct Part: Sendable, Hashable {
    /// The team.
    public var side: Side
    /// Its position.
    public var position: Position
    /// Plays of the position so far, including this one.
    public var plays: Int
    /// Its power before any decay.
    public var power: Power
    /// Its power after decay, the upper end of its draw.
    public var battlePower: Power
    /// The number that it drew, in thousandths.
    public var draw: Int
  }

  /// The position that had the ball.
  public var holder: Part
  /// The position that challenged it.
  public var challenger: Part
  /// The team that has the ball afterwards.
  public var ball: Side
  /// The next situation.
  public var next: Situation
  /// The coefficients of decay of both teams after the duel, in units of 10^-12.
  public var homeCoefficient, awayCoefficient: Int64
}
