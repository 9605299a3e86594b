import Tables

/// One player of a line-up.
public struct LineUpPlayer: Sendable, Hashable {
  /// The name.
  public var name: String
  /// Where the player plays.
  public var position: Position
  /// The skill, above 0.
  public var skill: DecimalNumber
  /// The number on the shirt, or a word; where the file has one.
  public var shirt: String?

  /// A player.
  public init(name: String, position: Position, skill: DecimalNumber, shirt: String? = nil) {
    self.name = name
    self.position = position
    self.skill = skill
    self.shirt = shirt
  }
}

/// A team as it begins a match.
public struct LineUp: Sendable, Hashable {
  /// The name of the team.
  public var team: String
  /// Where it plays at home, where the file says so.
  public var stadium: String?
  /// The players in the order of the file.
  public var players: [LineUpPlayer]

  /// A team of these players.
  public init(team: String, stadium: String? = nil, players: [LineUpPlayer]) {
    self.team = team
    self.stadium = stadium
    self.players = players
  }

  /// The skills of a position by the numbers of the shirts, then by name; who is sent off is the last. The order of the
  /// file does not matter, so that it may be sorted.
  public func skills(of position: Position) -> [DecimalNumber] {
    players.filter { $0.position == position }.sorted { $0.isListedBefore($1) }.map(\.skill)
  }
}

extension LineUpPlayer {
  /// Whether a team sheet lists this player first.
  func isListedBefore(_ other: LineUpPlayer) -> Bool {
    let (number, otherNumber) = (shirt.flatMap { Int($0) } ?? .max, other.shirt.flatMap { Int($0) } ?? .max)
    return number != otherNumber
      ? number < otherNumber : name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
}

/// The skills that players of line-ups may have.
public enum LineUpSkills {
  /// The scale of the game: above 0 and at most 10.
  public static let usual = DecimalNumber(mantissa: 0, places: 0)...DecimalNumber(mantissa: 10, places: 0)
  /// Every skill above 0 with which powers can still be counted exactly.
  public static let any =
    DecimalNumber(mantissa: 0, places: 0)...DecimalNumber(mantissa: 1_000_000, places: 0)
}
