/// One duel for the ball: who met whom, how it was decided, and what it changed.
public struct Duel: Sendable, Hashable {
  /// One of the two positions.
  public struct Part: Sendable, Hashable {
    /// The team.
    public var side: Side
    /// Its position.
    public var position: Position
    /// Plays of the position so far, this one included.
    public var plays: Int
    /// Its power before any decay.
    public var power: Power
    /// Its power after decay, between 0 and which it drew.
    public var battlePower: Power
    /// What it drew, in thousandths.
    public var draw: Int
  }

  /// The position that had the ball.
  public var holder: Part
  /// The position that wanted it.
  public var challenger: Part
  /// The team that has the ball afterwards.
  public var ball: Side
  /// Who faces whom for it then.
  public var next: Situation
  /// The coefficients of decay of both teams afterwards, in units of 10^-12.
  public var homeCoefficient, awayCoefficient: Int64
}
