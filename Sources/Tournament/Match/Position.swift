/// The four positions of a team on the field.
public enum Position: Int, Sendable, CaseIterable {
  case keeper, defence, midfield, attack

  /// 1 for defence and attack, which the midfield helps in a duel, otherwise 0; without an unpredictable branch.
  @inline(__always)
  var isHelped: Int64 { Int64(rawValue & 1) }

  /// The name of its players in a story, as in "Ajax's midfielders take the ball".
  public var name: String {
    switch self {
    case .keeper: "keeper"
    case .defence: "defender"
    case .midfield: "midfielder"
    case .attack: "attacker"
    }
  }
}

/// The two teams of a match.
public enum Side: Int, Sendable, CaseIterable {
  case home, away

  /// The other team.
  public var opponent: Side { self == .home ? .away : .home }
}
