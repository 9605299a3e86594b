/// Who faces whom for the ball: of all pairs of positions only these four can occur.
public enum Situation: Int, Sendable, CaseIterable {
  /// Midfield against midfield.
  case midfield
  /// The attack has the ball, the defence challenges.
  case attack
  /// The attack has the ball in front of the keeper.
  case shot
  /// The defence has the ball, the attack challenges.
  case buildUp

  /// The position that has the ball.
  @inline(__always)
  public var holder: Position { Self.position(in: 0b01_11_11_10, at: rawValue) }

  /// The position that wants it.
  @inline(__always)
  public var challenger: Position { Self.position(in: 0b11_00_01_10, at: rawValue) }

  /// Entry number `index`, from the right, in a table of positions of two bits each: a switch would become
  /// a jump that no processor can foretell, and made a match half as long again.
  @inline(__always)
  private static func position(in table: Int, at index: Int) -> Position {
    Position(rawValue: table &>> (2 &* index) & 3).unsafelyUnwrapped
  }

  /// What follows when the team with the ball keeps it: it moves forward, the other falls back.
  ///
  /// The four situations are a circle. A goal is no exception: the beaten keeper's team has the ball at its
  /// defence afterwards, as if the keeper had taken it.
  @inline(__always)
  var afterKeeping: Situation { Situation(rawValue: (rawValue + 1) % 4).unsafelyUnwrapped }

  /// What follows when the other team takes the ball: it moves forward, the one that had it falls back.
  ///
  /// Two and two of the situations change into each other.
  @inline(__always)
  var afterTaking: Situation { Situation(rawValue: rawValue ^ 1).unsafelyUnwrapped }
}
