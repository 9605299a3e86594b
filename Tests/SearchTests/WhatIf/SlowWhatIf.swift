import Tables

@testable import Search

/// All figures of a player straight from their definitions: the best of all teams, again for each cost of his own
/// that could matter.
struct SlowWhatIf {
  private let problem: Problem
  private let skills: [Int128]
  private let costs: [Int128]

  init(_ problem: Problem) {
    self.problem = problem
    skills = problem.skills.values
    costs = problem.costs.values
  }

  /// The figures; `best` is the best team.
  func figures(of row: Int, best: Answer) -> PlayerWhatIf {
    let mates = groups(of: problem.size - 1, without: row)
    let others = groups(of: problem.size, without: row).filter { $0.cost <= problem.budget }
    func skillWith(atCost cost: Int128) -> Int128? {
      mates.filter { $0.cost <= problem.budget - cost }.map(\.skill).max().map { $0 + skills[row] }
    }
    let other = others.min()
    let staying = StayingSlowly(
      row: row, skill: skills[row], mates: mates, other: other, budget: problem.budget, leastSpend: 0)
    let stays = best.rows.contains(row) ? staying.highestCost : nil
    return PlayerWhatIf(
      row: row, skillWith: skillWith(atCost: costs[row]), skillWithout: other?.skill,
      entersAt: highestCost { skillWith(atCost: $0).map { $0 >= best.skill } ?? false },
      staysUpTo: stays, staysWhilePaid: stays.map(staying.isEndedByBudget) ?? false)
  }

  private func groups(of number: Int, without row: Int) -> [ListedTeam] {
    var groups: [ListedTeam] = []
    func choose(from first: Int, _ number: Int, _ group: ListedTeam) {
      guard number > 0 else { return groups.append(group) }
      for other in first..<max(first, skills.count) where other != row {
        choose(
          from: other + 1, number - 1,
          ListedTeam(
            rows: group.rows + [other], skill: group.skill + skills[other], cost: group.cost + costs[other]))
      }
    }
    choose(from: 0, number, ListedTeam(rows: [], skill: 0, cost: 0))
    return groups
  }

  /// The highest cost that is low enough: dearer teams are no better, so that halving finds it.
  private func highestCost(isEnough: (Int128) -> Bool) -> Int128? {
    guard isEnough(0) else { return nil }
    // Nobody can cost more than the budget.
    var (low, high) = (Int128(0), problem.budget)
    while low < high {
      let middle = low + (high - low) / 2 + (high - low) % 2
      if isEnough(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
