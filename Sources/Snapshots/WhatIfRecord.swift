import JSON
import Selection

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

  /// A player of `pool` of whom nothing is known yet.
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
