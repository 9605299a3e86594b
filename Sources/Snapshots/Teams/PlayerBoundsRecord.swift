/// What is known of a player not all of whose marginal value was found, as the snapshot holds it.
public struct PlayerBoundsRecord: Codable, Sendable, Equatable {
  /// The player.
  public var player: PlayerRecord
  /// Some team with them has this skill; absent if none is known.
  public var skillWithAtLeast: ExactDecimal?
  /// No team with them has more skill.
  public var skillWithAtMost: ExactDecimal

  /// Creates the record of a player.
  public init(_ player: PlayerRecord, atLeast: ExactDecimal?, atMost: ExactDecimal) {
    (self.player, skillWithAtLeast, skillWithAtMost) = (player, atLeast, atMost)
  }
}
