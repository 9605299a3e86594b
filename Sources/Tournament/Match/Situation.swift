/// Which positions meet in a duel for the ball: of all pairs only four can occur.
///
/// It is a number rather than an enumeration, because the next situation is computed: a switch over an enumeration
/// becomes a jump that no processor can predict, and made a match take half as long again.
public struct Situation: Sendable, Hashable {
  /// 0 to 3.
  let number: Int

  private init(number: Int) {
    self.number = number
  }

  /// Midfield against midfield.
  public static let midfield = Situation(number: 0)
  /// The attack has the ball, the defence challenges.
  public static let attack = Situation(number: 1)
  /// The attack has the ball in front of the keeper.
  public static let shot = Situation(number: 2)
  /// The defence has the ball, the attack challenges.
  public static let buildUp = Situation(number: 3)

  /// All four.
  public static let all = [midfield, attack, shot, buildUp]

  /// The position that has the ball.
  @inline(__always)
  public var holder: Position { position(in: 0b01_11_11_10) }

  /// The position that challenges it.
  @inline(__always)
  public var challenger: Position { position(in: 0b11_00_01_10) }

  /// Returns the situation's entry, counted from the right, in a table of positions of two bits each.
  @inline(__always)
  private func position(in table: Int) -> Position {
    Position(rawValue: table &>> (2 &* number) & 3).unsafelyUnwrapped
  }

  /// The situation after the team with the ball keeps it: it moves forward, the other falls back.
  ///
  /// The four situations form a circle. A goal is no exception: afterwards the beaten keeper's team has the ball in its
  /// defence, as if the keeper had taken it.
  @inline(__always)
  var afterKeeping: Situation { Situation(number: (number &+ 1) & 3) }

  /// The situation after the other team takes the ball: it moves forward, the one that had it falls back.
  ///
  /// The situations change into each other in two pairs.
  @inline(__always)
  var afterTaking: Situation { Situation(number: number ^ 1) }
}
