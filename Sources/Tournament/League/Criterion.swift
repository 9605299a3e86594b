/// A criterion that separates teams: one case for each that the order of a competition may name.
public enum Criterion: String, Codable, Sendable, CaseIterable {
  case points
  case goalDifference = "goal-difference"
  case goalsFor = "goals-for"
  /// Goals scored divided by goals conceded.
  case goalAverage = "goal-average"
  case wins
  case awayWins = "away-wins"
  case awayGoals = "away-goals"
  case pointsPerGame = "points-per-game"
  /// Disciplinary points, the fewest first.
  case fairPlay = "fair-play"
  case headToHeadPoints = "head-to-head-points"
  case headToHeadDifference = "head-to-head-difference"
  case headToHeadGoals = "head-to-head-goals"
  case headToHeadAwayGoals = "head-to-head-away-goals"
  /// If some of the level teams have been separated, the others start again with head-to-head among themselves.
  case again
  /// A drawing of lots, whose result is given; always after the criteria that an order names.
  case lots
  /// Level on everything, so in the order of input; always last.
  case inputOrder = "input-order"

  /// Whether only the matches between the level teams count.
  public var isHeadToHead: Bool {
    switch self {
    case .headToHeadPoints, .headToHeadDifference, .headToHeadGoals, .headToHeadAwayGoals: true
    default: false
    }
  }

  /// Whether an order may name it; lots and the order of input always come last.
  public var canBeOrdered: Bool { self != .lots && self != .inputOrder }
}

extension Criterion {
  /// Its name in a sentence, as in "ahead by goal difference".
  public var words: String { wording.words }

  /// A shorter name for it on a command line; nil if its name is short enough.
  public var shortName: String? { wording.short }

  private var wording: (words: String, short: String?) {
    switch self {
    case .points: ("points", nil)
    case .goalDifference: ("goal difference", "difference")
    case .goalsFor: ("goals scored", "goals")
    case .goalAverage: ("goal average", "average")
    case .wins: ("matches won", nil)
    case .awayWins: ("away matches won", nil)
    case .awayGoals: ("away goals", nil)
    case .pointsPerGame: ("points per game", "per-game")
    case .fairPlay: ("fair play", nil)
    case .headToHeadPoints: ("head-to-head points", "h2h-points")
    case .headToHeadDifference: ("head-to-head goal difference", "h2h-difference")
    case .headToHeadGoals: ("head-to-head goals", "h2h-goals")
    case .headToHeadAwayGoals: ("head-to-head away goals", "h2h-away-goals")
    case .again: ("head-to-head again among those still level", nil)
    case .lots: ("drawing of lots", nil)
    case .inputOrder: ("their order in the file", nil)
    }
  }
}

/// A team's value for a criterion: a fraction, because averages are; more is better.
struct Achievement: Comparable {
  /// A denominator of 0 means infinity.
  private var numerator, denominator: Int

  init(_ whole: Int) {
    self.init(whole, per: 1)
  }

  /// Creates a fraction; zero if both numbers are 0.
  init(_ amount: Int, per count: Int) {
    numerator = amount
    denominator = amount == 0 ? 1 : count
  }

  static func < (one: Achievement, other: Achievement) -> Bool {
    // Most are whole numbers.
    if one.denominator == other.denominator, one.denominator > 0 { return one.numerator < other.numerator }
    return Int128(one.numerator) * Int128(other.denominator) < Int128(other.numerator)
      * Int128(one.denominator)
  }

  static func == (one: Achievement, other: Achievement) -> Bool { !(one < other) && !(other < one) }
}
