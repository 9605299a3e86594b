/// The order in which a competition applies its criteria.
public struct StandingsOrder: Sendable, Hashable {
  /// The competition, if it is a built-in one.
  public var name: String?
  /// The criteria, the first one first; lots and the order of input follow automatically.
  public var criteria: [Criterion]
  /// Head-to-head counts only if every two of the level teams have met this many times, for competitions that apply it
  /// after all matches; 0 if it always counts.
  public var meetings: Int

  /// Creates a custom order, or a built-in one if it has a name.
  public init(name: String? = nil, meetings: Int = 0, _ criteria: [Criterion]) {
    (self.name, self.criteria, self.meetings) = (name, criteria, meetings)
  }

  /// Points, goal difference and goals as in the rules of the game, then head-to-head, which they do not include.
  public static let usual = StandingsOrder(
    [.points, .goalDifference, .goalsFor] + headToHead)

  /// Head-to-head as in most competitions, in short form.
  public static let headToHead: [Criterion] = [
    .headToHeadPoints, .headToHeadDifference, .headToHeadGoals, .again,
  ]

  /// The name of ``headToHead`` in a list.
  public static let headToHeadName = "head-to-head"
}

/// Why a list of criteria is not an order.
public enum OrderMistake: Error, Sendable, Hashable {
  /// A word is not a criterion.
  case unknown(String)
  /// A criterion is listed twice, by its name.
  case twice(String)
  /// `again` is before any head-to-head.
  case againWithoutHeadToHead
}

extension StandingsOrder {
  /// Reads the criteria in a list such as `points,difference,goals,head-to-head`.
  /// - Throws: ``OrderMistake`` for an unknown word, a repeated one, or `again` before any head-to-head.
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
      throw .againWithoutHeadToHead
    }
    self.init(criteria)
  }

  /// The words that a list may contain.
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
