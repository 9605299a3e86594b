import JSON
import Search
import Selection
import Tables

/// What a player of the pool means for the best team, as the snapshot holds it.
public struct WhatIfRecord: Codable, Sendable, Equatable {
  /// The data record of the player, from 1.
  public var row: Int
  /// Their name as it stands in the file.
  public var name: String
  /// Their name as reports show it, where that differs.
  public var shownAs: String?
  /// The role that they can fill, where the pool has roles.
  public var role: String?
  /// Their skill.
  public var skill: ExactDecimal
  /// Their cost.
  public var cost: ExactDecimal
  /// Whether they are in the best team.
  public var inTeam: Bool
  /// The best skill of a team with them; null where there is none.
  @OrNull public var skillWith: ExactDecimal?
  /// The best skill of a team without them; null where there is none.
  @OrNull public var skillWithout: ExactDecimal?
  /// The highest cost of their own at which some team with them reaches the best skill; null where none would even
  /// if they cost nothing.
  @OrNull public var entersAt: ExactDecimal?
  /// For a member, the highest cost of their own, in steps of the cost column, at which they are still in the best
  /// team: that of the most skill, of those the cheapest, of those the first in the pool; null for all others.
  @OrNull public var staysUpTo: ExactDecimal?
  /// Why no team with them is legal; absent where one is, or where nobody asked.
  public var reason: String?

  /// The name as reports show it.
  public var displayName: String { shownAs ?? name }

  /// The record of a player of `pool`.
  /// - Parameters:
  ///   - found: what the search says of the player.
  ///   - fraction: what the budget has beyond whole units of cost. Where all cost whole units, a cost that the budget
  ///     limits can be higher by this.
  public init(
    _ found: PlayerWhatIf, of pool: Pool, inTeam: Bool,
    fraction: DecimalNumber = DecimalNumber(mantissa: 0, places: 0)
  ) {
    let player = pool[found.row]
    let shown = pool.displayName(of: found.row)
    func cost(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.costs.places) }
    func skill(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.skills.places) }
    row = player.row
    name = player.name
    shownAs = shown == name ? nil : shown
    role = player.role
    self.skill = skill(player.skill)
    self.cost = cost(player.cost)
    self.inTeam = inTeam
    skillWith = found.skillWith.map(skill)
    skillWithout = found.skillWithout.map(skill)
    let less = DecimalNumber(mantissa: -fraction.mantissa, places: fraction.places)
    // Prices are steps of the column as it was before multipliers made its units finer.
    func price(_ steps: Int128) -> ExactDecimal {
      ExactDecimal(steps, places: pool.costs.places - pool.finerUnits.cost)
    }
    func paid(_ steps: Int128) -> ExactDecimal {
      price(steps).number.subtracting(less).map { ExactDecimal($0) } ?? price(steps)
    }
    entersAt = found.entersAt.map(paid)
    staysUpTo = found.staysUpTo.map(found.staysWhilePaid ? paid : price)
  }
}
