import JSON
import Selection

/// The marginal value of a player for the best team, as the snapshot holds it.
public struct WhatIfRecord: Codable, Sendable, Equatable {
  /// The data record of the player, from 1.
  public var row: Int
  /// Their name as in the file.
  public var name: String
  /// Their name as reports show it, if it differs.
  public var shownAs: String?
  /// The roles that they can fill, if the pool has roles.
  public var role: String?
  /// Their skill.
  public var skill: ExactDecimal
  /// Their cost.
  public var cost: ExactDecimal
  /// Whether they are in the best team.
  public var inTeam: Bool
  /// The best skill of a team with them; null if there is none.
  @OrNull public var skillWith: ExactDecimal?
  /// The best skill of a team without them; null if there is none.
  @OrNull public var skillWithout: ExactDecimal?
  /// The break-even price: the highest cost of their own at which some team with them reaches the best skill; null if
  /// none would even if they cost nothing.
  @OrNull public var entersAt: ExactDecimal?
  /// For a member, the highest cost of their own, in steps of the cost column, at which they stay in the best team: the
  /// one with the most skill, among those the cheapest, among those the first in the pool; null for all others.
  @OrNull public var staysUpTo: ExactDecimal?
  /// Why no team with them is legal; absent if one is, or if it was not asked.
  public var reason: String?

  /// The name as reports show it.
  public var displayName: String { shownAs ?? name }

  /// Creates the record of a player of `pool` about whom nothing is known yet.
  public init(_ index: Int, of pool: Pool, inTeam: Bool) {
    let player = pool[index]
    let shown = pool.displayName(of: index)
    row = player.row
    name = player.name
    shownAs = shown == name ? nil : shown
    role = player.role
    skill = ExactDecimal(player.skill, places: pool.skills.places)
    cost = ExactDecimal(player.cost, places: pool.costs.places)
    self.inTeam = inTeam
  }
}
