/// How a table is made from results.
public struct StandingsRule: Sendable, Hashable {
  /// The points for results.
  public var points: PointsRule
  /// How level teams are separated.
  public var order: StandingsOrder
  /// Points given or deducted for other reasons, by team; empty for none.
  public var adjustments: [Int] = []
  /// Disciplinary points, by team; empty if they are not counted.
  public var fairPlay: [Int] = []
  /// Drawings of lots: teams in the order in which they were drawn.
  public var lots: [[Int]] = []

  /// Creates a rule with these points and this order.
  public init(points: PointsRule = .usual, order: StandingsOrder = .usual) {
    self.points = points
    self.order = order
  }

  /// 3 points for a win, 1 for a draw, in the usual order.
  public static let usual = StandingsRule()
}

/// The place of one team.
public struct Standing: Sendable, Hashable {
  /// The team, by its number.
  public var team: Int
  /// Its record.
  public var tally: Tally
  /// The last criterion that was needed to separate it from its neighbours in the table.
  public var decidedBy: Criterion
  /// The criterion that separates it from the next team; nil for the last one.
  public var decidedBelow: Criterion?
}

/// Returns the order of the teams after these results.
/// - Parameters:
///   - count: the number of teams; those without a match are ranked too.
///   - results: the matches that have been played.
///   - rule: the points for results, and how level teams are separated.
/// - Complexity: O(results + teams · log(teams)), and O(results) more for each group of teams whose head-to-head
///   matches are compared.
public func standings(
  teams count: Int, _ results: [MatchResult], _ rule: StandingsRule = .usual
) -> [Standing] {
  let tallies = tallies(teams: count, results, adjustments: rule.adjustments, rule.points)
  var ranking = Ranking(tallies, results, rule)
  ranking.place(Array(0..<count), by: 0, in: nil, depth: 0)
  let places = ranking.places
  return places.indices.map { index in
    let neighbours = [index > 0 ? places[index - 1].below : nil, places[index].below].compactMap { $0 }
    return Standing(
      team: places[index].team, tally: tallies[places[index].team],
      decidedBy: neighbours.max { $0.depth < $1.depth }?.criterion ?? .points,
      decidedBelow: places[index].below?.criterion)
  }
}

/// Puts teams in order, from first place down.
private struct Ranking {
  /// A team, and what separates it from the next one.
  struct Place {
    var team: Int
    /// The criterion, and how many were compared before it.
    var below: (criterion: Criterion, depth: Int)?
  }

  /// Teams that were level before their head-to-head matches were compared.
  struct MiniLeague {
    /// The number of teams.
    var count: Int
    /// The index of the first head-to-head criterion in the order.
    var start: Int
    var tallies: [Tally]
  }

  private let tallies: [Tally]
  private let results: [MatchResult]
  private let rule: StandingsRule
  private let order: [Criterion]
  private(set) var places: [Place] = []

  init(_ tallies: [Tally], _ results: [MatchResult], _ rule: StandingsRule) {
    (self.tallies, self.results, self.rule) = (tallies, results, rule)
    order = rule.order.criteria + [.lots, .inputOrder]
    places.reserveCapacity(tallies.count)
  }

  /// Gives the next places to teams that are level on all criteria so far.
  /// - Parameters:
  ///   - teams: in input order.
  ///   - index: the index of the next criterion in the order.
  ///   - league: the league of the last head-to-head criterion.
  ///   - depth: how many criteria have been compared.
  mutating func place(_ teams: [Int], by index: Int, in league: MiniLeague?, depth: Int) {
    guard teams.count > 1 else {
      places += teams.map { Place(team: $0) }
      return
    }
    let criterion = order[index]
    switch criterion {
    case .inputOrder: return placeInInputOrder(teams, depth: depth)
    case .again:
      let isSplit = league.map { teams.count < $0.count } ?? false
      return isSplit
        ? place(teams, by: league!.start, in: nil, depth: depth)
        : place(teams, by: index + 1, in: league, depth: depth)
    default: break
    }
    let league = criterion.isHeadToHead ? current(league, of: teams, at: index) : league
    let achievements = teams.map { (team: $0, value: achievement($0, criterion, in: league, among: teams)) }
    // Equal teams stay in input order: sorting is stable.
    var rest = achievements.sorted { $0.value > $1.value }[...]
    while let first = rest.first {
      let level = rest.prefix { $0.value == first.value }
      rest = rest.dropFirst(level.count)
      if level.count == 1 {
        places.append(Place(team: first.team))
      } else {
        place(level.map(\.team), by: index + 1, in: league, depth: depth + 1)
      }
      if !rest.isEmpty { places[places.count - 1].below = (criterion, depth) }
    }
  }

  private mutating func placeInInputOrder(_ teams: [Int], depth: Int) {
    places += teams.map { Place(team: $0, below: (.inputOrder, depth)) }
    places[places.count - 1].below = nil
  }

  /// Returns the league of the last head-to-head criterion if no other criterion has followed it; otherwise a new one.
  private func current(_ league: MiniLeague?, of teams: [Int], at index: Int) -> MiniLeague {
    if let league, index > league.start, order[index - 1].isHeadToHead || order[index - 1] == .again {
      return league
    }
    let members = Set(teams)
    let between = results.filter { members.contains($0.pairing.home) && members.contains($0.pairing.away) }
    return MiniLeague(
      count: teams.count, start: index,
      tallies: Tournament.tallies(
        teams: tallies.count, isComplete(between, of: teams.count) ? between : [], rule.points))
  }

  /// Returns whether teams have met as often as the order requires before it compares their matches.
  private func isComplete(_ matches: [MatchResult], of count: Int) -> Bool {
    guard rule.order.meetings > 0 else { return true }
    let meetings = matches.reduce(into: [:]) { met, match in
      met[Set([match.pairing.home, match.pairing.away]), default: 0] += 1
    }
    return meetings.count == count * (count - 1) / 2
      && meetings.values.allSatisfy { $0 >= rule.order.meetings }
  }

  /// Returns a team's value for a criterion.
  private func achievement(
    _ team: Int, _ criterion: Criterion, in league: MiniLeague?, among teams: [Int]
  ) -> Achievement {
    let tally = criterion.isHeadToHead ? league!.tallies[team] : tallies[team]
    switch criterion {
    case .points, .headToHeadPoints: return Achievement(tally.points)
    case .goalDifference, .headToHeadDifference: return Achievement(tally.goalDifference)
    case .goalsFor, .headToHeadGoals: return Achievement(tally.goalsFor)
    case .awayGoals, .headToHeadAwayGoals: return Achievement(tally.awayGoals)
    case .goalAverage: return Achievement(tally.goalsFor, per: tally.goalsAgainst)
    case .pointsPerGame: return Achievement(tally.points, per: max(1, tally.played))
    case .wins: return Achievement(tally.won)
    case .awayWins: return Achievement(tally.awayWins)
    case .fairPlay: return Achievement(rule.fairPlay.isEmpty ? 0 : -rule.fairPlay[team])
    case .lots: return Achievement(-drawnPlace(of: team, among: teams))
    case .again, .inputOrder: preconditionFailure("\(criterion.rawValue) compares nothing")
    }
  }

  /// Returns a team's place in the drawing of lots that covers all of these teams; without one, the same place for all.
  private func drawnPlace(of team: Int, among teams: [Int]) -> Int {
    rule.lots.first { drawn in teams.allSatisfy(drawn.contains) }?.firstIndex(of: team) ?? 0
  }
}
