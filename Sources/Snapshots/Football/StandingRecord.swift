import JSON
import Tournament

/// One line of a table as the snapshot holds it.
public struct StandingRecord: Codable, Sendable, Equatable {
  /// The table; null if there is only one.
  @OrNull public var group: String?
  /// The place, from 1.
  public var position: Int
  /// The team.
  public var team: String
  /// Matches played, won, drawn and lost.
  public var played, won, drawn, lost: Int
  /// Goals scored and conceded, and their difference.
  public var goalsFor, goalsAgainst, goalDifference: Int
  /// Points, including the adjustment.
  public var points: Int
  /// Points given or deducted for other reasons; absent if there are none.
  public var adjustment: Int?
  /// Disciplinary points; absent if they are not counted.
  public var fairPlay: Int?
  /// The last criterion that was needed to separate the team from its neighbours, by its name: `points`,
  /// `goal-difference`, …; `input-order` for teams that are level on everything.
  public var decidedBy: Criterion

  /// Creates the record of a place.
  /// - Parameter rule: how the table was made.
  public init(_ standing: Standing, position: Int, team: String, group: String?, _ rule: StandingsRule) {
    self.group = group
    self.position = position
    self.team = team
    let tally = standing.tally
    (played, won, drawn, lost) = (tally.played, tally.won, tally.drawn, tally.lost)
    (goalsFor, goalsAgainst) = (tally.goalsFor, tally.goalsAgainst)
    goalDifference = tally.goalDifference
    points = tally.points
    let adjustment = rule.adjustments.isEmpty ? 0 : rule.adjustments[standing.team]
    self.adjustment = adjustment == 0 ? nil : adjustment
    fairPlay = rule.fairPlay.isEmpty ? nil : rule.fairPlay[standing.team]
    decidedBy = standing.decidedBy
  }
}

extension StandingRecord {
  /// Returns the records of a table, from first place down.
  /// - Parameter rule: how the table was made.
  public static func table(
    _ standings: [Standing], teams: [String], group: String? = nil, _ rule: StandingsRule = .usual
  ) -> [StandingRecord] {
    standings.enumerated().map { place, standing in
      StandingRecord(standing, position: place + 1, team: teams[standing.team], group: group, rule)
    }
  }
}

/// How level teams are separated, as the snapshot holds it.
public struct OrderRecord: Codable, Sendable, Equatable {
  /// The competition, if it is a built-in order.
  public var name: String?
  /// The names of the criteria, the first one first.
  public var criteria: [String]
  /// The given drawings of lots, each with its teams in the order in which they were drawn; absent if there are none.
  public var lots: [[String]]?

  /// Creates the record of an order.
  public init(_ order: StandingsOrder, lots: [[String]] = []) {
    name = order.name
    criteria = order.criteria.map(\.rawValue)
    self.lots = lots.isEmpty ? nil : lots
  }

  /// The order; unknown criteria are left out.
  public var order: StandingsOrder {
    StandingsOrder(name: name, criteria.compactMap { Criterion(rawValue: $0) })
  }
}
