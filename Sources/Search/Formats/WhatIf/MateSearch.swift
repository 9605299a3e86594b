import Tables

/// Answers the questions about players by the mates that they would have.
struct MateSearch: Sendable {
  let problem: Problem
  let best: Answer
  var limits: Limits
  private let lockedRows: Set<Int>

  /// Searches under rules whose best team is known, each by one thread unless `limits` gives more.
  init(_ problem: Problem, best: Answer, limits: Limits) {
    self.problem = problem
    self.best = best
    self.limits = limits
    lockedRows = Set(problem.locked)
  }

  private func skill(_ row: Int) -> Int128 { problem.skills[row] }
  private func cost(_ row: Int) -> Int128 { problem.costs[row] }

  private func standIn(for row: Int, isAlone: Bool) -> StandIn {
    StandIn(for: row, in: problem, isAlone: isAlone || lockedRows.contains(row), limits: limits)
  }

  /// By row the best skill of teams with a player; who has no team has no entry.
  ///
  /// The most skilled mates for a budget are so for every lower one that still pays them, as long as the lowest
  /// spend does not ask more of them.
  /// - Parameter rows: players of one kind, cheaper first.
  func skills(with rows: ArraySlice<Int>) throws(SearchStopped) -> [Int: Int128] {
    guard let first = rows.first else { return [:] }
    let shared = standIn(for: first, isAlone: false)
    var known: (mates: StandIn.MateGroup?, least: Int128)?
    var skills: [Int: Int128] = [:]
    for row in rows where problem.budget >= cost(row) {
      let most = problem.budget - cost(row)
      let least = max(0, (problem.leastCost ?? 0) - cost(row))
      guard least <= most else { continue }
      if known.map({ $0.least != least || $0.mates?.cost ?? 0 > most }) ?? true {
        known = (try shared.mostSkilled(costing: least...most), least)
      }
      guard var mates = known?.mates else { continue }
      if mates.rows.contains(row) {
        guard let own = try standIn(for: row, isAlone: true).mostSkilled(costing: least...most) else {
          continue
        }
        mates = own
      }
      skills[row] = mates.skill + skill(row)
    }
    return skills
  }

  /// By row the highest cost at which a player is in a team of at least `total`; who has none has no entry.
  ///
  /// The cheapest mates with at least some skill are so for every higher one up to their own.
  /// - Parameters:
  ///   - rows: players of one kind, the most skilled first.
  ///   - total: `nil` for any team.
  func highestCosts(
    of rows: ArraySlice<Int>, reaching total: Int128?
  ) throws(SearchStopped) -> [Int: Int128] {
    guard let first = rows.first else { return [:] }
    let shared = standIn(for: first, isAlone: false)
    var known: StandIn.MateGroup?
    var costs: [Int: Int128] = [:]
    for row in rows {
      let missing = total.map { $0 - skill(row) }
      if known.map({ $0.skill < missing ?? $0.skill }) ?? true {
        known = try shared.cheapest(reaching: missing)
      }
      // Whoever has less skill needs more of his mates.
      guard var mates = known, mates.cost <= problem.budget else { break }
      if mates.rows.contains(row) {
        guard let own = try standIn(for: row, isAlone: true).cheapest(reaching: missing),
          own.cost <= problem.budget
        else { continue }
        mates = own
      }
      costs[row] = problem.budget - mates.cost
    }
    return costs
  }

  /// The best skill of teams without a player; `nil` where there are none.
  func skill(without row: Int) throws(SearchStopped) -> Int128? {
    if lockedRows.contains(row) { return nil }
    var others = problem
    others.banned.append(row)
    let answer = findTeam(others, stepsOnTies: 0, limits: limits)
    switch answer.status {
    case .infeasible: return nil
    case .stopped: throw SearchStopped()
    case .proved: return answer.skill
    }
  }
}

extension MateSearch {
  /// All figures of a player.
  func whatIf(_ row: Int) throws(SearchStopped) -> PlayerWhatIf {
    var figures = PlayerWhatIf(
      row: row, skillWith: nil, skillWithout: best.skill, entersAt: nil, staysUpTo: nil)
    if problem.banned.contains(row) { return figures }
    figures.entersAt = try highestCosts(of: [row], reaching: best.skill)[row]
    guard best.rows.contains(row) else {
      figures.skillWith = try skills(with: [row])[row]
      return figures
    }
    figures.skillWith = best.skill
    figures.skillWithout = try skill(without: row)
    figures.staysUpTo =
      figures.skillWithout == best.skill
      ? figures.entersAt : try highestCosts(of: [row], reaching: figures.skillWithout)[row]
    return figures
  }
}
