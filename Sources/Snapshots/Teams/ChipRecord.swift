/// What a chip would add to the best plan of the week.
public struct ChipRecord: Codable, Sendable, Equatable {
  /// A chip of the Premier League game.
  public enum Chip: String, Codable, Sendable, CaseIterable {
    /// All transfers are free and permanent.
    case wildcard
    /// All transfers are free, for this week only.
    case freeHit = "free-hit"
    /// The whole squad plays.
    case benchBoost = "bench-boost"
    /// The captain counts one more time.
    case tripleCaptain = "triple-captain"
  }

  /// The chip.
  public var chip: Chip
  /// How many more points after hits the best plan has with it.
  public var gain: ExactDecimal

  /// Creates the record of what a chip would add.
  public init(_ chip: Chip, gain: ExactDecimal) {
    self.chip = chip
    self.gain = gain
  }
}
