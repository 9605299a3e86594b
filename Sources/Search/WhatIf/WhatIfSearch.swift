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

  /// The figures of players of one kind who are no members, cheaper ones first, some without prices that take too long.
  /// What was found for one answers for those who follow as long as it holds: the cheaper ones come first for skills,
  /// the more skilled ones for costs.
  func figures(ofKind rows: [Int]) throws(SearchStopped) -> [PlayerWhatIf] {
    // A locked player is the only one of their kind.
    let shared =
      lockedRows.contains(rows[0])
      ? Placeholder(for: rows[0], in: problem, limits: limits)
      : Placeholder(forKindOf: rows[0], in: problem, limits: limits)
    var (skills, costs, priced) = ([Int: Int128](), [Int: Int128](), Set<Int>())
    for row in rows {
      let (least, most) = (max(0, (problem.leastCost ?? 0) - cost(row)), problem.budget - cost(row))
      guard least <= most else { continue }
      let group = try teammates(of: row, shared) { placeholder throws(SearchStopped) in
        try placeholder.mostSkilled(costing: least...most)
      }
      skills[row] = group.map { $0.skill + skill(row) }
    }
    for row in rows.sorted(by: { (skill($1), cost($0), $0) < (skill($0), cost($1), $1) }) {
      do throws(SearchStopped) {
        let group = try teammates(of: row, shared) { placeholder throws(SearchStopped) in
          try placeholder.cheapest(reaching: best.skill - skill(row))
        }
        costs[row] = group.flatMap { $0.cost <= problem.budget ? problem.budget - $0.cost : nil }
        priced.insert(row)
      } catch { break }
    }
    return rows.map {
      PlayerWhatIf(
        row: $0, skillWith: skills[$0], skillWithout: best.skill, entersAt: costs[$0],
        knowsPrices: priced.contains($0))
    }
  }

  /// The best teammates of a player: those of their kind, unless they are among them.
  private func teammates(
    of row: Int, _ shared: Placeholder,
    _ find: (Placeholder) throws(SearchStopped) -> Placeholder.Group?
  ) throws(SearchStopped) -> Placeholder.Group? {
    let group = try find(shared)
    guard let group, group.rows.contains(row) else { return group }
    return try find(Placeholder(for: row, in: problem, limits: limits))
  }

  /// The best team without some rows; infeasible if there is none. For `nil` steps on ties, any of its skill.
  func bestTeam(without rows: [Int], stepsOnTies: Int?) throws(SearchStopped) -> Answer {
    if !lockedRows.isDisjoint(with: rows) { return .infeasible(playersAfterReduction: 0) }
    return try bestTeam(stepsOnTies: stepsOnTies) { $0.banned += rows }
  }

  /// The best team after a change.
  private func bestTeam(
    stepsOnTies: Int?, _ change: (inout Problem) -> Void
  ) throws(SearchStopped) -> Answer {
    limits.stop.spend(problem.stepsToReduce)
    let answer = problem.changed(change).findTeam(stepsOnTies: stepsOnTies, limits: limits)
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
  /// none fit the budget. If the best team with the player has less skill, those wanted cost more than is left.
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

  /// All figures of a player, but for prices that take too long or have no meaning, if they are not in the best team.
  func whatIf(_ row: Int) throws(SearchStopped) -> PlayerWhatIf {
    var figures = PlayerWhatIf.banned(row, best: best)
    if problem.banned.contains(row) { return figures }
    let isMember = best.rows.contains(row)
    let with = isMember ? best : try bestTeam(stepsOnTies: nil) { $0.locked.append(row) }
    figures.skillWith = with.status == .infeasible ? nil : with.skill
    let own = Set(problem.people.rows(ofAll: [row])).sorted()
    let isInTeam = own.contains(where: best.rows.contains)
    let times = problem.timesOfCost(ofRow: row)
    do throws(SearchStopped) {
      guard let times else { throw SearchStopped() }
      for times in times {
        let price = try leastCost(for: row, costing: times, in: with).map {
          (problem.budget - $0) / Int128(times)
        }
        figures.entersAt = [figures.entersAt, price].compactMap { $0 }.max()
      }
    } catch {
      if isInTeam { throw error }
      figures.knowsPrices = false
    }
    guard isInTeam else { return figures }
    let without = try bestTeam(without: own, stepsOnTies: isMember && own.count == 1 ? Self.stepsOnTies : nil)
    figures.skillWithout = without.status == .infeasible ? nil : without.skill
    guard isMember else { return figures }
    let other = own.count == 1 ? without : try bestTeam(without: [row], stepsOnTies: Self.stepsOnTies)
    for times in times ?? [] {
      guard let stay = try highestPriceToStay(of: row, costing: times, against: other) else { continue }
      let isAsHigh = stay.cost == figures.staysUpTo
      if let known = figures.staysUpTo, known > stay.cost { continue }
      figures.stayIsLimitedByBudget = stay.isOfBudget || (isAsHigh && figures.stayIsLimitedByBudget)
      figures.staysUpTo = stay.cost
    }
    return figures
  }
}
