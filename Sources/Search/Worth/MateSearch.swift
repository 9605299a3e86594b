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
  /// - Parameter rows: players of one kind, the most skilled first.
  func highestCosts(
    of rows: ArraySlice<Int>, reaching total: Int128
  ) throws(SearchStopped) -> [Int: Int128] {
    guard let first = rows.first else { return [:] }
    let shared = standIn(for: first, isAlone: false)
    var known: StandIn.MateGroup?
    var costs: [Int: Int128] = [:]
    for row in rows {
      let missing = total - skill(row)
      if known.map({ $0.skill < missing }) ?? true {
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

  /// The best team without a player; infeasible where there is none.
  func bestTeam(without row: Int) throws(SearchStopped) -> Answer {
    if lockedRows.contains(row) { return .infeasible(playersAfterReduction: 0) }
    var others = problem
    others.banned.append(row)
    let answer = findTeam(others, stepsOnTies: Staying.stepsOnTies, limits: limits)
    guard answer.status != .stopped else { throw SearchStopped() }
    return answer
  }

  /// The highest cost at which a member stays in the best team.
  /// - Parameter other: the best team without the member.
  private func highestStay(
    of row: Int, against other: Answer
  ) throws(SearchStopped) -> (cost: Int128, isOfBudget: Bool)? {
    let standIn = standIn(for: row, isAlone: true)
    let budget = problem.budget
    return try Staying(
      row: row, skill: skill(row), budget: budget, leastSpend: problem.leastCost ?? 0,
      leastCost: { least throws(SearchStopped) in
        try standIn.cheapest(reaching: least).flatMap { $0.cost <= budget ? $0.cost : nil }
      },
      best: { range throws(SearchStopped) in
        try standIn.mostSkilled(costing: range, stepsOnTies: Staying.stepsOnTies).map {
          Staying.Mates(rows: $0.rows.sorted(), skill: $0.skill, cost: $0.cost, isFirst: $0.isFirst)
        }
      }
    ).highestCost(against: other)
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
    let other = try bestTeam(without: row)
    figures.skillWithout = other.status == .infeasible ? nil : other.skill
    let stay = try highestStay(of: row, against: other)
    (figures.staysUpTo, figures.staysWhilePaid) = (stay?.cost, stay?.isOfBudget ?? false)
    return figures
  }
}
