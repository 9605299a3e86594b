import Search

/// The best lineups where counting towards a limit has a price.
struct PricedLineups {
  /// The parts of a unit of skill in which prices are whole numbers.
  static let parts = 1000
  /// The most limits on more than one player that can have a price: each doubles the searches.
  static let mostCases = 5

  /// By limit: the price that was used.
  let prices: [Int128]
  /// The best lineups at these prices, with their skill before prices.
  let teams: [ListedTeam]
  /// The worth of each at these prices, in parts.
  let worth: [Int128]
  /// Whether there are no other lineups.
  let isAll: Bool

  /// The `count` best; `nil` where the search was stopped, or where such prices do not fit.
  init?(_ question: LineupQuestion, count: Int, prices: [Int128], limits: Limits) {
    let cases = question.exposures.indices
      .filter { prices[$0] != 0 && !question.exposures[$0].isOne }
      .sorted { (prices[$1].magnitude, $0) < (prices[$0].magnitude, $1) }.prefix(Self.mostCases)
    var used = prices
    for (index, limit) in question.exposures.enumerated() where !limit.isOne {
      if !cases.contains(index) { used[index] = 0 }
    }
    var added = [Int128](repeating: 0, count: question.problem.count)
    for (index, limit) in question.exposures.enumerated() where limit.isOne {
      for row in limit.members { added[row] -= used[index] }
    }
    guard let priced = question.problem.multiplied(by: Self.parts, adding: added) else { return nil }
    var found: [(team: ListedTeam, bonus: Int128)] = []
    var isAll = true
    for (problem, bonus) in Self.parts(of: priced, cases[...], question.exposures, used) {
      let list = problem.bestTeams(count: count, limits: limits)
      guard list.isComplete else { return nil }
      isAll = isAll && list.hasMore == false
      found += list.teams.map { ($0, bonus) }
    }
    if cases.count > 0 { found.sort { ($0.team.skill + $0.bonus) > ($1.team.skill + $1.bonus) } }
    self.prices = used
    self.isAll = isAll && found.count <= count
    worth = found.prefix(count).map { $0.team.skill + $0.bonus }
    teams = found.prefix(count).map { team, _ in
      var team = team
      team.skill = (team.skill - team.rows.reduce(0) { $0 + added[$1] }) / Int128(Self.parts)
      return team
    }
  }

  /// The problem split into problems so that each lineup belongs to one, by which of some limits it counts towards.
  private static func parts(
    of problem: Problem, _ cases: ArraySlice<Int>, _ exposures: [ExposureLimit], _ prices: [Int128]
  ) -> [(problem: Problem, bonus: Int128)] {
    guard let first = cases.first else { return [(problem, 0)] }
    var (without, with) = (problem, problem)
    without.banned += exposures[first].members
    with.groups.append(GroupRule(members: exposures[first].members, least: 1))
    let rest = cases.dropFirst()
    return parts(of: without, rest, exposures, prices)
      + parts(of: with, rest, exposures, prices).map { ($0.problem, $0.bonus - prices[first]) }
  }
}

extension LineupQuestion {
  /// The total that no set can exceed, given its best lineups at some prices; in the unit of skill.
  func bound(at priced: PricedLineups) -> Int128 {
    var bound = priced.worth.reduce(0, +)
    for (price, limit) in zip(priced.prices, exposures) {
      bound += price * Int128(price > 0 ? limit.range.upperBound : limit.range.lowerBound)
    }
    let (quotient, rest) = bound.quotientAndRemainder(dividingBy: Int128(PricedLineups.parts))
    return rest < 0 ? quotient - 1 : quotient
  }
}
