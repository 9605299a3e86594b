/// Answers questions about players by finding their best teammates.
struct WhatIfSearch: Sendable {
  let problem: Problem
  let best: Answer
  var limits: Limits
  /// The best groups of teammates, where they are known.
  let front: TeammateCurve?
  private let lockedRows: Set<Int>

  /// Searches under rules whose best team is known, each on one thread unless `limits` gives more.
  init(_ problem: Problem, best: Answer, front: TeammateCurve? = nil, limits: Limits) {
    self.problem = problem
    self.best = best
    self.front = front
    self.limits = limits
    lockedRows = Set(problem.locked)
  }

  func skill(_ row: Int) -> Int128 { problem.skills[row] }
  func cost(_ row: Int) -> Int128 { problem.costs[row] }

  private func areAlike(_ row: Int, _ other: Int) -> Bool {
    skill(row) == skill(other) && cost(row) == cost(other)
  }

  /// The placeholder for players of the kind of a row; a locked player is the only one of their kind.
  private func placeholder(forKindOf row: Int) -> Placeholder {
    lockedRows.contains(row)
      ? Placeholder(for: row, in: problem, limits: limits)
      : Placeholder(forKindOf: row, in: problem, limits: limits)
  }

  /// By row: the best skill of teams with a player; a player without a team has no entry.
  ///
  /// The most skilled teammates for a budget are also the most skilled for every lower one that still covers them, as
  /// long as the lowest spend does not require more of them.
  /// - Parameter rows: players of one kind, cheaper first, equal ones adjacent.
  func skills(with rows: [Int]) throws(SearchStopped) -> [Int: Int128] {
    func least(_ row: Int) -> Int128 { max(0, (problem.leastCost ?? 0) - cost(row)) }
    func most(_ row: Int) -> Int128 { problem.budget - cost(row) }
    return try values(rows.filter { least($0) <= most($0) }) { teammates, known, row in
      least(known) == least(row) && teammates?.cost ?? 0 <= most(row)
    } find: { placeholder, row throws(SearchStopped) in
      try placeholder.mostSkilled(costing: least(row)...most(row))
    } value: { teammates, row in
      teammates.skill + skill(row)
    }
  }

  /// By row: the highest cost at which a player is in a team of at least `total`; a player in none has no entry.
  ///
  /// The cheapest teammates with at least some skill are also the cheapest for every higher one up to their own;
  /// players with less skill need more from them.
  /// - Parameter rows: players of one kind, the most skilled first, equal ones adjacent.
  func highestCosts(
    of rows: [Int], reaching total: Int128
  ) throws(SearchStopped) -> [Int: Int128] {
    try values(rows) { teammates, _, row in
      teammates.map { $0.skill >= total - skill(row) } ?? true
    } find: { placeholder, row throws(SearchStopped) in
      let teammates = try placeholder.cheapest(reaching: total - skill(row))
      return teammates.flatMap { $0.cost <= problem.budget ? $0 : nil }
    } value: { teammates, _ in
      problem.budget - teammates.cost
    }
  }

  /// By row: the value that follows from a player's best teammates; a player without any has no entry.
  ///
  /// The answer for one player serves those who follow as long as it holds. Players who are among the teammates found
  /// are searched alone, and the answer for one then holds for their equals.
  /// - Parameters:
  ///   - holds: whether the teammates found for a row are also the best for another one.
  ///   - find: returns the best teammates for a row.
  private func values(
    _ rows: [Int], holds: (Placeholder.Group?, Int, Int) -> Bool,
    find: (Placeholder, Int) throws(SearchStopped) -> Placeholder.Group?,
    value: (Placeholder.Group, Int) -> Int128
  ) throws(SearchStopped) -> [Int: Int128] {
    guard let first = rows.first else { return [:] }
    let shared = placeholder(forKindOf: first)
    var known: (teammates: Placeholder.Group?, row: Int)?
    var values: [Int: Int128] = [:]
    var latest: Int?
    for row in rows {
      if known.map({ !holds($0.teammates, $0.row, row) }) ?? true { known = (try find(shared, row), row) }
      guard let teammates = known?.teammates else { continue }
      guard teammates.rows.contains(row) else {
        values[row] = value(teammates, row)
        continue
      }
      if let latest, areAlike(latest, row) {
        values[row] = values[latest]
        continue
      }
      latest = row
      let own = try find(Placeholder(for: row, in: problem, limits: limits), row)
      values[row] = own.map { value($0, row) }
    }
    return values
  }

  /// The best team without some rows; infeasible if there is none.
  func bestTeam(without rows: [Int]) throws(SearchStopped) -> Answer {
    if !lockedRows.isDisjoint(with: rows) { return .infeasible(playersAfterReduction: 0) }
    return try bestTeam(stepsOnTies: Self.stepsOnTies) { $0.banned += rows }
  }

  /// The best team after a change.
  private func bestTeam(
    stepsOnTies: Int, _ change: (inout Problem) -> Void
  ) throws(SearchStopped) -> Answer {
    var changed = problem
    change(&changed)
    let answer = changed.findTeam(stepsOnTies: stepsOnTies, limits: limits)
    guard answer.status != .stopped else { throw SearchStopped() }
    return answer
  }

  /// The least cost of a player's teammates with at least this skill, or any; `nil` where none fit the budget.
  func leastCost(
    for row: Int, reaching skill: Int128?, costing span: CostSpan? = nil, _ placeholder: Placeholder
  ) throws(SearchStopped) -> Int128? {
    if let front, !lockedRows.contains(row) {
      guard let group = front.cheapest(reaching: skill) else { return nil }
      if front.canBeWithout(row, group) { return group.cost }
    }
    let teammates = try placeholder.cheapest(
      reaching: skill, costing: span ?? CostSpan(most: problem.budget))
    return teammates.flatMap { $0.cost <= problem.budget ? $0.cost : nil }
  }

  /// The least cost of teammates who reach the best skill with a player whose cost counts `times` times; `nil` where
  /// none fit the budget.
  ///
  /// If the best team with the player has less skill, the teammates who are affordable with them are not enough: those
  /// wanted cost more.
  private func leastCost(
    for row: Int, costing times: Int, in with: Answer
  ) throws(SearchStopped) -> Int128? {
    var span = CostSpan(most: problem.budget)
    if problem.leastCost ?? 0 <= 0, with.skill < best.skill || with.rows.isEmpty {
      span.floor = max(-1, problem.budget - Int128(times) * cost(row))
      span.lacking = with.rows.isEmpty ? 1 : best.skill - with.skill
    }
    let placeholder = Placeholder(for: row, costing: times, in: problem, limits: limits)
    return try leastCost(for: row, reaching: best.skill - skill(row), costing: span, placeholder)
  }

  /// All figures of a player.
  /// - Throws: `SearchStopped`, also where a price of their own has no meaning.
  func whatIf(_ row: Int) throws(SearchStopped) -> PlayerWhatIf {
    var figures = PlayerWhatIf.banned(row, best: best)
    if problem.banned.contains(row) { return figures }
    guard let times = problem.timesOfCost(ofRow: row) else { throw SearchStopped() }
    let isMember = best.rows.contains(row)
    let with = isMember ? best : try bestTeam(stepsOnTies: 0) { $0.locked.append(row) }
    figures.skillWith = with.status == .infeasible ? nil : with.skill
    for times in times {
      let price = try leastCost(for: row, costing: times, in: with).map {
        (problem.budget - $0) / Int128(times)
      }
      figures.entersAt = [figures.entersAt, price].compactMap { $0 }.max()
    }
    let own = Set(problem.rows(ofPeopleIn: [row])).sorted()
    guard own.contains(where: best.rows.contains) else { return figures }
    let without = try bestTeam(without: own)
    figures.skillWithout = without.status == .infeasible ? nil : without.skill
    guard isMember else { return figures }
    let other = own.count == 1 ? without : try bestTeam(without: [row])
    for times in times {
      guard let stay = try highestPriceToStay(of: row, costing: times, against: other) else { continue }
      let isAsHigh = stay.cost == figures.staysUpTo
      if let known = figures.staysUpTo, known > stay.cost { continue }
      figures.stayIsLimitedByBudget = stay.isOfBudget || (isAsHigh && figures.stayIsLimitedByBudget)
      figures.staysUpTo = stay.cost
    }
    return figures
  }
}
