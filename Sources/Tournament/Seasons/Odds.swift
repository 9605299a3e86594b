/// How often each team finished in each place over many tournaments.
public struct Odds: Sendable, Hashable, Codable {
  /// The counts of one team.
  public struct Team: Sendable, Hashable, Codable {
    /// How often it finished first, second, …
    public fileprivate(set) var places: [Int]
    /// Its points.
    public fileprivate(set) var points = WholeSample()
  }

  /// Tournaments played.
  public private(set) var runs = 0
  /// Tournaments whose first two were level on all criteria, so that the order of input decided the champion: this is
  /// frequent with few teams, and then the odds favour those that are listed first.
  public private(set) var titlesByInputOrder = 0
  /// The teams in the order of input.
  public private(set) var teams: [Team]

  /// Creates odds without tournaments.
  init(teams count: Int) {
    teams = Array(repeating: Team(places: Array(repeating: 0, count: count)), count: count)
  }

  /// Counts a tournament.
  mutating func add(_ standings: [Standing]) {
    runs += 1
    if standings.first?.decidedBy == .inputOrder { titlesByInputOrder += 1 }
    for (place, standing) in standings.enumerated() {
      teams[standing.team].places[place] += 1
      teams[standing.team].points.add(standing.tally.points)
    }
  }

  /// Adds the tournaments of another; the order of merging makes no difference.
  /// - Precondition: both are about the same number of teams.
  public mutating func merge(_ other: Odds) {
    precondition(other.teams.count == teams.count, "odds of different tournaments cannot be merged")
    runs += other.runs
    titlesByInputOrder += other.titlesByInputOrder
    for index in teams.indices {
      for place in teams.indices { teams[index].places[place] += other.teams[index].places[place] }
      teams[index].points.merge(other.teams[index].points)
    }
  }

  /// Returns whether these can be the odds of `count` tournaments of `number` teams, so that a value read from a file
  /// may be merged with others.
  public func isWhole(runs count: Int, teams number: Int) -> Bool {
    let mostPoints = PointsRule.usual.win * max(0, number - 1)
    return runs == count && (0...SeasonLimits.mostRuns).contains(count)
      && (0...runs).contains(titlesByInputOrder) && teams.count == number
      && teams.allSatisfy { team in
        team.places.count == number && team.places.allSatisfy { (0...runs).contains($0) }
          && team.points.isPossible(count: runs, each: 0...mostPoints)
      }
  }

  /// Returns the 95 % interval of a team's share of a place; both numbers are from 0.
  public func interval(team: Int, place: Int) -> WilsonInterval {
    WilsonInterval(hits: teams[team].places[place], of: runs)
  }

  /// The largest half-width of all title intervals.
  public var widestTitleInterval: Double {
    teams.indices.map { interval(team: $0, place: 0).halfWidth }.max() ?? 0
  }
}
