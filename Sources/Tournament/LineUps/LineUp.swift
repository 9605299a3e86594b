import Tables

/// One player of a lineup.
public struct LineUpPlayer: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The player's position.
  public var position: Position
  /// The skill, above 0.
  public var skill: DecimalNumber
  /// The shirt number, or a word, if the file has one.
  public var shirt: String?

  /// Creates a player.
  public init(name: String, position: Position, skill: DecimalNumber, shirt: String? = nil) {
    (self.name, self.position, self.skill, self.shirt) = (name, position, skill, shirt)
  }
}

/// A team at the beginning of a match.
public struct LineUp: Sendable, Hashable {
  /// The name of the team.
  public var team: String
  /// Its home stadium, if the file gives one.
  public var stadium: String?
  /// The players in the order of the file.
  public var players: [LineUpPlayer]

  /// Creates a team of these players.
  public init(team: String, stadium: String? = nil, players: [LineUpPlayer]) {
    (self.team, self.stadium, self.players) = (team, stadium, players)
  }

  /// Returns the skills of a position by shirt number, then by name; the last player is the first to be sent off. The
  /// order of the file does not matter, so it may be sorted.
  public func skills(of position: Position) -> [DecimalNumber] {
    players.filter { $0.position == position }.sorted { $0.isListedBefore($1) }.map(\.skill)
  }
}

extension LineUpPlayer {
  /// Returns whether a team sheet lists this player first.
  func isListedBefore(_ other: LineUpPlayer) -> Bool {
    let (number, otherNumber) = (shirt.flatMap { Int($0) } ?? .max, other.shirt.flatMap { Int($0) } ?? .max)
    return number != otherNumber
      ? number < otherNumber : name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
}

/// The skills that players of lineups may have.
public enum LineUpSkills {
  /// The scale of the game: above 0 and at most 10.
  public static let usual = DecimalNumber(mantissa: 0, places: 0)...DecimalNumber(mantissa: 10, places: 0)
  /// Every skill above 0 for which powers can still be calculated exactly.
  public static let any =
    DecimalNumber(mantissa: 0, places: 0)...DecimalNumber(mantissa: 1_000_000, places: 0)
}
