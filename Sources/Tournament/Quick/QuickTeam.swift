/// A team at the beginning of every match.
struct QuickTeam {
  /// Its exact powers.
  let powers: TeamPowers
  /// All its players on the field.
  let discipline: Discipline
  /// The estimated powers of its positions and their decays; `nil` if the team is too strong.
  let estimate: TeamEstimate?

  init(_ powers: TeamPowers) {
    self.powers = powers
    discipline = Discipline(powers)
    estimate =
      powers.strongest.units > Estimate.strongest.units
      ? nil : TeamEstimate(powers, discipline, coefficient: Decay.startingCoefficient)
  }
}

/// The estimated powers of a team's positions before any decay, and their decays per play.
struct TeamEstimate {
  private(set) var powers = SIMD4<UInt16>()
  private(set) var decay = SIMD4<UInt16>()

  /// Creates the estimate for the players left on the field.
  init(_ team: TeamPowers, _ left: borrowing Discipline, coefficient: Int64) {
    for index in powers.indices {
      let power = team.power(of: Position(rawValue: index)!, left)
      powers[index] = Estimate.power(power)
      decay[index] = Estimate.decay(power, coefficient: coefficient)
    }
  }
}
