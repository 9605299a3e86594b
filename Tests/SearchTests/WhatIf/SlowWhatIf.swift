import Tables

@testable import Search

/// All figures of a player straight from their definitions: the best skill of all teams, again for each cost of
/// his own that could matter.
struct SlowWhatIf {
  private let problem: Problem
  private let skills: [Int128]
  private let costs: [Int128]

  init(_ problem: Problem) {
    self.problem = problem
    skills = problem.skills.values
    costs = problem.costs.values
  }

  /// The figures; `best` is the best skill of all legal teams.
  func figures(of row: Int, best: Answer) -> PlayerWhatIf {
    let present = costs[row]
    let without = bestSkill(of: row, isMember: false, cost: present)
    return PlayerWhatIf(
      row: row, skillWith: bestSkill(of: row, isMember: true, cost: present), skillWithout: without,
      entersAt: highestCost(of: row) { $0 >= best.skill },
      staysUpTo: best.rows.contains(row)
        ? highestCost(of: row) { skill in without.map { skill >= $0 } ?? true } : nil)
  }

  /// The best skill of legal teams with the player, or of those without him, if he cost this.
  private func bestSkill(of row: Int, isMember: Bool, cost: Int128) -> Int128? {
    var best: Int128?
    // Not added to the others' cost: a budget may be as high as numbers go.
    let budget = problem.budget - (isMember ? cost : 0)
    func choose(from first: Int, _ count: Int, _ skill: Int128, _ spent: Int128) {
      guard count > 0 else {
        if spent <= budget { best = max(best ?? skill, skill) }
        return
      }
      for other in first..<max(first, skills.count) where other != row {
        choose(from: other + 1, count - 1, skill + skills[other], spent + costs[other])
      }
    }
    if isMember {
      choose(from: 0, problem.size - 1, skills[row], 0)
    } else {
      choose(from: 0, problem.size, 0, 0)
    }
    return best
  }

  /// The highest cost of his own at which the best skill of teams with him is enough: at that cost it is, at one
  /// more it is not. Dearer teams are no better, so that halving finds it.
  private func highestCost(of row: Int, isEnough: (Int128) -> Bool) -> Int128? {
    func holds(_ cost: Int128) -> Bool {
      bestSkill(of: row, isMember: true, cost: cost).map(isEnough) ?? false
    }
    guard holds(0) else { return nil }
    // Nobody can cost more than the budget.
    var (low, high) = (Int128(0), problem.budget)
    while low < high {
      let middle = low + (high - low) / 2 + (high - low) % 2
      if holds(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
