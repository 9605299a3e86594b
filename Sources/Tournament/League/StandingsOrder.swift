/// In which order a competition looks at its criteria.
public struct StandingsOrder: Sendable, Hashable {
  /// The competition, if it is a built-in one.
  public var name: String?
  /// What tells teams apart, first things first; lots and the order of input follow by themselves.
  public var criteria: [Criterion]
  /// Head-to-head counts only where each two of the level teams have met so often, as competitions have it that look at
  /// it when all is played; 0 if it counts in any case.
  public var meetings: Int

  /// An order of one's own, or a built-in one if it has a name.
  public init(name: String? = nil, meetings: Int = 0, _ criteria: [Criterion]) {
    self.name = name
    self.criteria = criteria
    self.meetings = meetings
  }

  /// Points, goal difference and goals as the rules of the game say, then head-to-head, which they do not know.
  public static let usual = StandingsOrder(
    [.points, .goalDifference, .goalsFor] + headToHead)

  /// Head-to-head as most competitions have it, for short.
  public static let headToHead: [Criterion] = [
    .headToHeadPoints, .headToHeadDifference, .headToHeadGoals, .again,
  ]

  /// How a list names ``headToHead``.
  public static let headToHeadName = "head-to-head"
}

/// Why a list of criteria is not an order.
public enum OrderMistake: Error, Sendable, Hashable {
  /// A word is not a criterion.
  case unknown(String)
  /// A criterion stands twice, by its name.
  case twice(String)
  /// `again` is before any head-to-head.
  case nothingAnew
}

extension StandingsOrder {
  /// The criteria that a list names, as in `points,difference,goals,head-to-head`.
  /// - Throws: ``OrderMistake`` for an unknown word, one that stands twice, or `again` before any head-to-head.
  public init(list: String) throws(OrderMistake) {
    var criteria: [Criterion] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let named = Self.named[word] else {
        throw .unknown(word)
      }
      if let twice = named.first(where: { $0 != .again && criteria.contains($0) }) {
        throw .twice(twice.rawValue)
      }
      criteria += named
    }
    let beginning = criteria.prefix { $0 != .again }
    guard beginning.count == criteria.count || beginning.contains(where: \.isHeadToHead) else {
      throw .nothingAnew
    }
    self.init(criteria)
  }

  /// The words that a list may hold.
  public static let words: [String] =
    Criterion.allCases.filter(\.canBeOrdered).map { $0.shortName ?? $0.rawValue } + [headToHeadName]

  private static let named: [String: [Criterion]] = {
    var named = [headToHeadName: headToHead]
    for criterion in Criterion.allCases where criterion.canBeOrdered {
      named[criterion.rawValue] = [criterion]
      if let short = criterion.shortName { named[short] = [criterion] }
    }
    return named
  }()
}
