import Selection

/// The rules of a run as the snapshot holds them: what a legal team is, or the name of a game's rules.
public enum RulesRecord: Codable, Sendable, Equatable {
  /// The rules under which teams are chosen from a pool.
  case team(TeamRulesRecord)
  /// The rules of a game between teams or fighters, known by a name such as `face-off`.
  case game(name: String)

  /// The name of the rules.
  public var name: String {
    switch self {
    case .team(let rules): rules.name
    case .game(let name): name
    }
  }

  private enum CodingKeys: CodingKey {
    case name, size
  }

  /// Reads either kind; only the rules of teams have a size.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.size) else {
      self = .game(name: try container.decode(String.self, forKey: .name))
      return
    }
    let rules = try TeamRulesRecord(from: decoder)
    guard Rules.sizes.contains(rules.size) else {
      throw DecodingError.dataCorruptedError(
        forKey: .size, in: container, debugDescription: "a team has \(Rules.sizes) players")
    }
    self = .team(rules)
  }

  /// Writes the values of either kind as one object.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .team(let rules): try rules.encode(to: encoder)
    case .game(let name):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
    }
  }
}
