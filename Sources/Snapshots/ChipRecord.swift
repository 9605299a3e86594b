/// What a chip would add to the best plan of the week.
public struct ChipRecord: Codable, Sendable, Equatable {
  /// A chip of the Premier League game.
  public enum Chip: String, Codable, Sendable, CaseIterable {
    /// All transfers are free, for good.
    case wildcard
    /// All transfers are free, for this week alone.
    case freeHit = "free-hit"
    /// The whole squad plays.
    case benchBoost = "bench-boost"
    /// The captain counts once more.
    case tripleCaptain = "triple-captain"
  }

  /// The chip.
  public var chip: Chip
  /// The points after hits that the best plan has more with it.
  public var gain: ExactDecimal

  /// What a chip would add.
  public init(_ chip: Chip, gain: ExactDecimal) {
    self.chip = chip
    self.gain = gain
  }
}
