import Tournament

/// One line of a table as the snapshot holds it.
public struct StandingRecord: Codable, Sendable, Equatable {
  /// The table, where there are several.
  public var group: String?
  /// The place, from 1.
  public var position: Int
  /// The team.
  public var team: String
  /// Matches played, won, drawn and lost.
  public var played, won, drawn, lost: Int
  /// Goals scored and conceded, and their difference.
  public var goalsFor, goalsAgainst, goalDifference: Int
  /// Points, with the adjustment.
  public var points: Int
  /// Points given or taken for other reasons; absent where there are none.
  public var adjustment: Int?
  /// The last criterion that was needed to tell the team from its neighbours: `points`, `goal-difference`,
  /// `goals-for`, `head-to-head`, or `input-order` for teams that are level on all of them.
  public var decidedBy: String

  /// The record of a place.
  /// - Parameter adjustment: points given or taken; 0 for none.
  public init(_ standing: Standing, position: Int, team: String, group: String?, adjustment: Int = 0) {
    self.group = group
    self.position = position
    self.team = team
    let tally = standing.tally
    (played, won, drawn, lost) = (tally.played, tally.won, tally.drawn, tally.lost)
    (goalsFor, goalsAgainst) = (tally.goalsFor, tally.goalsAgainst)
    goalDifference = tally.goalDifference
    points = tally.points
    self.adjustment = adjustment == 0 ? nil : adjustment
    decidedBy = standing.decidedBy.rawValue
  }

  /// Writes `group` as null where there is one table.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(group, forKey: .group)
    try container.encode(position, forKey: .position)
    try container.encode(team, forKey: .team)
    try container.encode(played, forKey: .played)
    try container.encode(won, forKey: .won)
    try container.encode(drawn, forKey: .drawn)
    try container.encode(lost, forKey: .lost)
    try container.encode(goalsFor, forKey: .goalsFor)
    try container.encode(goalsAgainst, forKey: .goalsAgainst)
    try container.encode(goalDifference, forKey: .goalDifference)
    try container.encode(points, forKey: .points)
    try container.encodeIfPresent(adjustment, forKey: .adjustment)
    try container.encode(decidedBy, forKey: .decidedBy)
  }
}

extension StandingRecord {
  /// The records of a table from its first place on.
  /// - Parameter adjustments: points given or taken, by team; empty for none.
  public static func table(
    _ standings: [Standing], teams: [String], group: String? = nil, adjustments: [Int] = []
  ) -> [StandingRecord] {
    standings.enumerated().map { place, standing in
      StandingRecord(
        standing, position: place + 1, team: teams[standing.team], group: group,
        adjustment: adjustments.isEmpty ? 0 : adjustments[standing.team])
    }
  }
}

/// What a win, a draw and a loss are worth, as the snapshot holds it.
public struct PointsRuleRecord: Codable, Sendable, Equatable {
  /// Points for a win, a draw and a loss.
  public var win, draw, loss: Int

  /// The record of a rule.
  public init(_ rule: PointsRule) {
    (win, draw, loss) = (rule.win, rule.draw, rule.loss)
  }
}
