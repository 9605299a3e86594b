import Tables

/// A problem of which locked players are given and nothing but size and budget is asked of the others.
struct ProblemWithoutRules {
  /// The question about the others; its rows are not told where these are everybody.
  var reduced: ReducedProblem
  /// Whether nobody is locked or banned, so that answers are those to the whole problem.
  var isWhole = false
  /// Rows of the locked players, ascending, and their totals.
  var locked: [Int]
  var lockedSkill: Int128
  var lockedCost: Int128

  /// The answer for the whole team.
  func answer(_ found: Answer) -> Answer {
    guard !isWhole, !found.rows.isEmpty else { return found }
    var answer = reduced.original(found)
    let inAll = zip(answer.rows, answer.inAllOptimal) + locked.map { ($0, true) }
    answer.inAllOptimal = found.inAllOptimal.isEmpty ? [] : inAll.sorted { $0.0 < $1.0 }.map(\.1)
    answer.rows = (answer.rows + locked).sorted()
    answer.skill += lockedSkill
    answer.cost += lockedCost
    answer.bound += lockedSkill
    answer.playersAfterReduction += locked.count
    return answer
  }

  /// What the answer for the whole team says of the others.
  func reducedAnswer(_ whole: Answer) -> Answer {
    guard !isWhole, !whole.rows.isEmpty else { return whole }
    let places = Dictionary(uniqueKeysWithValues: zip(reduced.rows, 0...))
    var answer = whole
    answer.rows = whole.rows.compactMap { places[$0] }
    answer.inAllOptimal = zip(whole.rows, whole.inAllOptimal).filter { places[$0.0] != nil }.map(\.1)
    answer.skill -= lockedSkill
    answer.cost -= lockedCost
    answer.bound -= lockedSkill
    return answer
  }

  /// The list of the whole teams: their order is that of the others.
  func list(_ found: TeamList) -> TeamList {
    if isWhole { return found }
    var list = found
    list.teams = found.teams.map { team in
      ListedTeam(
        rows: (team.rows.map { reduced.rows[$0] } + locked).sorted(), skill: team.skill + lockedSkill,
        cost: team.cost + lockedCost)
    }
    return list
  }
}

extension Problem {
  /// The problem as a plain one, for which there are quicker methods that count every tie; `nil` where a rule asks
  /// for more than locked and banned players, or nobody is left to choose.
  /// - Complexity: O(n)
  var withoutRules: ProblemWithoutRules? {
    let taken = Set(locked)
    let gone = Set(banned)
    guard format == .anyone, leastClubs ?? 0 <= 0, clubLimit == nil, taken.count < size,
      taken.isDisjoint(with: gone), withoutIdleRules.asksForSizeAndBudgetOnly
    else { return nil }
    if taken.isEmpty, gone.isEmpty {
      let open = Problem(skills: skills, costs: costs, size: size, budget: budget)
      return ProblemWithoutRules(
        reduced: ReducedProblem(problem: open, rows: []), isWhole: true, locked: [], lockedSkill: 0,
        lockedCost: 0)
    }
    let rows = (0..<count).filter { !taken.contains($0) && !gone.contains($0) }
    let lockedCost = taken.reduce(0) { $0 + costs[$1] }
    guard budget >= lockedCost else { return nil }
    let problem = Problem(
      skills: skills.selecting(rows), costs: costs.selecting(rows), size: size - taken.count,
      budget: budget - lockedCost)
    return ProblemWithoutRules(
      reduced: ReducedProblem(problem: problem, rows: rows), locked: taken.sorted(),
      lockedSkill: taken.reduce(0) { $0 + skills[$1] }, lockedCost: lockedCost)
  }
}
