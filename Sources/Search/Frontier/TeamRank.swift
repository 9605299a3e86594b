/// How many legal teams are better than, and equal to, a total skill.
public struct TeamRank: Sendable, Equatable {
  /// Legal teams of more skill.
  public var better: TeamCount
  /// Legal teams of exactly this skill, whatever they cost.
  public var equal: TeamCount

  /// No team reaches the skill.
  static let unreached = TeamRank(better: TeamCount(0), equal: TeamCount(0))
  /// Nothing is known yet.
  static let unknown = TeamRank(better: .unknown, equal: .unknown)

  /// Adopts what another count of the same teams proved.
  mutating func raise(to other: TeamRank) {
    better.raise(to: other.better)
    equal.raise(to: other.equal)
  }

  var isExact: Bool { better.isExact && equal.isExact }
}

/// The number of legal teams of a problem, and the ranks of some total skills among them.
public struct TeamRanks: Sendable, Equatable {
  /// Teams of the size asked for that are within the budget.
  public var legal: TeamCount
  /// One rank for each skill asked for, in that order.
  public var ranks: [TeamRank]

  /// Adds the ranks of the same skills among other teams.
  mutating func add(_ other: TeamRanks) {
    legal.add(other.legal)
    for (place, rank) in other.ranks.enumerated() {
      ranks[place].better.add(rank.better)
      ranks[place].equal.add(rank.equal)
    }
  }
}

extension TeamCount {
  /// Not counted.
  static let unknown = TeamCount(0, isExact: false)

  /// Adopts another count of the same teams if it is exact or a higher bound.
  mutating func raise(to other: TeamCount) {
    guard !isExact else { return }
    if other.isExact || other.value > value { self = other }
  }
}
