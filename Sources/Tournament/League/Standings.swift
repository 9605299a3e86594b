/// What decides the order of two teams, the first first.
public enum Criterion: String, Sendable, CaseIterable {
  case points
  case goalDifference = "goal-difference"
  case goalsFor = "goals-for"
  /// Points, then goal difference, then goals in the matches between the teams that are still level; an
  /// addition to the rules of the game, which stop at goals for.
  case headToHead = "head-to-head"
  /// Level on all criteria: the order of input; an addition too.
  case inputOrder = "input-order"

  /// How many criteria had to be looked at before this one.
  public var depth: Int { Self.allCases.firstIndex(of: self)! }
}

/// The place of one team.
public struct Standing: Sendable, Hashable {
  /// The team, by its number.
  public var team: Int
  /// What it has achieved.
  public var tally: Tally
  /// The last criterion that was needed to tell it from its neighbours in the table.
  public var decidedBy: Criterion
}

/// The order of the teams after these results: points, goal difference, goals for, then head-to-head among
/// those still level, then input order.
/// - Parameters:
///   - count: the number of teams; those without a match have a place too.
///   - results: the matches that have been played.
///   - adjustments: points given or taken for other reasons, by team; empty for none.
///   - rule: what results are worth.
/// - Complexity: O(results + teams · log(teams)), and O(results) more for each group of level teams.
public func standings(
  teams count: Int, _ results: [MatchResult], adjustments: [Int] = [], points rule: PointsRule = .usual
) -> [Standing] {
  let tallies = tallies(teams: count, results, adjustments: adjustments, rule)
  let places = LevelTeams(Array(0..<count), results, rule).places(by: tallies) { one, other in
    one.points != other.points
      ? .points : one.goalDifference != other.goalDifference ? .goalDifference : .goalsFor
  }
  return places.indices.map { index in
    let above = index > 0 ? places[index - 1].below : .points
    let below = index < places.count - 1 ? places[index].below : .points
    return Standing(
      team: places[index].team, tally: tallies[places[index].team],
      decidedBy: above.depth > below.depth ? above : below)
  }
}

/// Teams whose order is not known yet.
private struct LevelTeams {
  /// A team, and what tells it from the next one.
  struct Place {
    var team: Int
    var below: Criterion
  }

  /// In input order.
  private let teams: [Int]
  private let results: [MatchResult]
  private let rule: PointsRule

  init(_ teams: [Int], _ results: [MatchResult], _ rule: PointsRule) {
    self.teams = teams
    self.results = results
    self.rule = rule
  }

  /// The teams by points, goal difference and goals of these tallies; those still level by their matches
  /// against one another.
  /// - Parameter criterion: what tells two teams apart whose tallies differ.
  func places(by tallies: [Tally], telling criterion: (Tally, Tally) -> Criterion) -> [Place] {
    // Equal teams stay in input order: sorting is stable.
    let sorted = teams.sorted { tallies[$0].isAbove(tallies[$1]) }
    var places: [Place] = []
    var rest = sorted[...]
    while let first = rest.first {
      let level = Array(rest.prefix { !tallies[first].isAbove(tallies[$0]) })
      rest = rest.dropFirst(level.count)
      places += LevelTeams(level, results, rule).placesByTheirOwnMatches(among: tallies.count)
      if let next = rest.first {
        places[places.count - 1].below = criterion(tallies[first], tallies[next])
      }
    }
    return places
  }

  /// The places of teams that are level in everything so far, told apart by their matches against one
  /// another. When those set some of them apart, the others are looked at again by themselves.
  /// - Parameter count: the number of all teams.
  private func placesByTheirOwnMatches(among count: Int) -> [Place] {
    let undecided = teams.map { Place(team: $0, below: .inputOrder) }
    guard teams.count > 1 else { return undecided }
    let members = Set(teams)
    let between = results.filter { members.contains($0.pairing.home) && members.contains($0.pairing.away) }
    let own = Tournament.tallies(teams: count, between, rule)
    let isSplit = teams.contains { own[$0].isAbove(own[teams[0]]) || own[teams[0]].isAbove(own[$0]) }
    guard isSplit else { return undecided }
    return LevelTeams(teams, between, rule).places(by: own) { _, _ in .headToHead }
  }
}

extension Tally {
  /// Whether the first three criteria put this above the other.
  fileprivate func isAbove(_ other: Tally) -> Bool {
    (points, goalDifference, goalsFor) > (other.points, other.goalDifference, other.goalsFor)
  }
}
