import Tables

/// One player of a line-up.
public struct LineUpPlayer: Sendable, Hashable {
  /// The name.
  public var name: String
  /// Where the player plays.
  public var position: Position
  /// The skill, above 0 and at most 10.
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
  /// The players in the order of the file; who is sent off is the last of his position.
  public var players: [LineUpPlayer]

  /// A team of these players.
  public init(team: String, stadium: String? = nil, players: [LineUpPlayer]) {
    self.team = team
    self.stadium = stadium
    self.players = players
  }

  /// The skills of a position, in the order of the file.
  public func skills(of position: Position) -> [DecimalNumber] {
    players.lazy.filter { $0.position == position }.map(\.skill)
  }
}
