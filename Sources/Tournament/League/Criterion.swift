/// What tells teams apart: one case for each criterion that the order of a competition may name.
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
  /// Where some of the level teams have been set apart: the others begin with head-to-head again, by themselves.
  case again
  /// A drawing of lots, which somebody must tell; always after what an order names.
  case lots
  /// Level on everything: the order of input; always last.
  case inputOrder = "input-order"

  /// Whether only the matches between the teams that are level count.
  public var isHeadToHead: Bool {
    switch self {
    case .headToHeadPoints, .headToHeadDifference, .headToHeadGoals, .headToHeadAwayGoals: true
    default: false
    }
  }

  /// Whether an order may name it; lots and the order of input come last by themselves.
  public var canBeOrdered: Bool { self != .lots && self != .inputOrder }
}

extension Criterion {
  /// What people call it in a sentence, as in "ahead by goal difference".
  public var words: String { wording.words }

  /// A shorter name for it on a command line; nil where its name is short enough.
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
    case .again: ("the same again for those still level", nil)
    case .lots: ("drawing of lots", nil)
    case .inputOrder: ("their order in the file", nil)
    }
  }
}

/// What a team has of a criterion: a fraction, because averages are; more is better.
struct Achievement: Comparable {
  /// A denominator of 0 stands for infinity.
  private var numerator, denominator: Int

  init(_ whole: Int) {
    self.init(whole, per: 1)
  }

  /// So many for each of so many; none at all where both are 0.
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
