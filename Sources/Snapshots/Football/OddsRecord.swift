import Tournament

/// The results of many simulated tournaments for one team, as the snapshot holds them. Shares are between 0 and 1,
/// rounded to six decimals; intervals are 95 % intervals.
public struct OddsRecord: Codable, Sendable, Equatable {
  /// The team.
  public var team: String
  /// The share of tournaments that it won.
  public var title: ExactDecimal
  /// The ends of the Wilson interval of that share.
  public var low, high: ExactDecimal
  /// The mean of its points.
  public var expectedPoints: ExactDecimal
  /// The ends of the normal interval of that mean.
  public var pointsLow, pointsHigh: ExactDecimal
  /// The share of each place, from first.
  public var places: [ExactDecimal]
  /// The ends of their Wilson intervals.
  public var placesLow, placesHigh: [ExactDecimal]

  /// Creates the record of the team of this number.
  init(_ odds: Odds, team index: Int, name: String) {
    let intervals = odds.teams.indices.map { odds.interval(team: index, place: $0) }
    let points = odds.teams[index].points
    team = name
    places = odds.teams[index].places.map { rounded(Double($0) / Double(max(1, odds.runs))) }
    placesLow = intervals.map { rounded($0.low) }
    placesHigh = intervals.map { rounded($0.high) }
    title = places[0]
    low = placesLow[0]
    high = placesHigh[0]
    expectedPoints = rounded(points.mean)
    pointsLow = rounded(points.mean - points.halfWidth)
    pointsHigh = rounded(points.mean + points.halfWidth)
  }
}

/// The number of simulated tournaments, as the snapshot holds it.
public struct RunsRecord: Codable, Sendable, Equatable {
  /// The tournaments that count.
  public var played: Int
  /// The most tournaments asked for.
  public var asked: Int
  /// The half-width of title intervals asked for, in percentage points.
  public var until: ExactDecimal?
  /// The largest half-width of a title interval, in percentage points.
  public var widest: ExactDecimal
  /// Tournaments whose champion was decided only by the order of input; absent if there are none.
  public var titlesByInputOrder: Int?
  /// True if the work was interrupted; absent otherwise.
  public var interrupted: Bool?

  /// Creates the record of simulated tournaments.
  public init(_ odds: Odds, asked: Int, until: ExactDecimal?, interrupted: Bool) {
    played = odds.runs
    self.asked = asked
    self.until = until
    widest = rounded(odds.widestTitleInterval * 100)
    titlesByInputOrder = odds.titlesByInputOrder == 0 ? nil : odds.titlesByInputOrder
    self.interrupted = interrupted ? true : nil
  }
}

extension OddsRecord {
  /// Returns the records of all teams, the likeliest winner first; among equals the one with more points.
  public static func records(of odds: Odds, teams: [String]) -> [OddsRecord] {
    let order = teams.indices.sorted { one, other in
      let (one, other) = (odds.teams[one], odds.teams[other])
      return (one.places[0], one.points.mean) > (other.places[0], other.points.mean)
    }
    return order.map { OddsRecord(odds, team: $0, name: teams[$0]) }
  }
}

/// Rounds a number to six decimals.
private func rounded(_ value: Double) -> ExactDecimal {
  ExactDecimal(Int128((value * 1_000_000).rounded()), places: 6)
}
