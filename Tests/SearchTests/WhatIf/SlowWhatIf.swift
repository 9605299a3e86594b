import Tables

@testable import Search

/// All figures of a player straight from their definitions: the best of all teams, again for each cost of his own
/// that could matter.
struct SlowWhatIf {
  private typealias Totals = (skill: Int128, cost: Int128)
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
    func skillWith(atCost cost: Int128) -> Int128? {
      bestSkill(of: mates, within: problem.budget - cost).map { $0 + skills[row] }
    }
    let without = bestSkill(of: groups(of: problem.size, without: row), within: problem.budget)
    return PlayerWhatIf(
      row: row, skillWith: skillWith(atCost: costs[row]), skillWithout: without,
      entersAt: highestCost { skillWith(atCost: $0).map { $0 >= best.skill } ?? false },
      staysUpTo: best.rows.contains(row)
        ? highestCost { cost in
          skillWith(atCost: cost).map { skill in without.map { skill >= $0 } ?? true } ?? false
        } : nil)
  }

  private func groups(of number: Int, without row: Int) -> [Totals] {
    var groups: [Totals] = []
    func choose(from first: Int, _ number: Int, _ group: Totals) {
      guard number > 0 else { return groups.append(group) }
      for other in first..<max(first, skills.count) where other != row {
        choose(from: other + 1, number - 1, (group.skill + skills[other], group.cost + costs[other]))
      }
    }
    choose(from: 0, number, (0, 0))
    return groups
  }

  private func bestSkill(of groups: [Totals], within budget: Int128) -> Int128? {
    groups.lazy.filter { $0.cost <= budget }.map(\.skill).max()
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
