import Search
import Selection
import Snapshots
import Tables

extension WhatIfRecord {
  /// The record of a player of `pool`.
  /// - Parameters:
  ///   - found: what the search found out about the player.
  ///   - fraction: the part of the budget beyond whole units of cost. If all costs are whole units, a cost limited by
  ///     the budget can be higher by this.
  public init(
    _ found: PlayerWhatIf, of pool: Pool, inTeam: Bool,
    fraction: DecimalNumber = DecimalNumber(mantissa: 0, places: 0)
  ) {
    self.init(found.row, of: pool, inTeam: inTeam)
    func skill(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.skills.places) }
    skillWith = found.skillWith.map(skill)
    skillWithout = found.skillWithout.map(skill)
    let less = DecimalNumber(mantissa: -fraction.mantissa, places: fraction.places)
    // Prices are in the units of the column before multipliers made them finer.
    func price(_ steps: Int128) -> ExactDecimal {
      ExactDecimal(steps, places: pool.costs.places - pool.finerUnits.cost)
    }
    func paid(_ steps: Int128) -> ExactDecimal {
      price(steps).number.subtracting(less).map { ExactDecimal($0) } ?? price(steps)
    }
    entersAt = found.entersAt.map(paid)
    staysUpTo = found.staysUpTo.map(found.stayIsLimitedByBudget ? paid : price)
  }
}
