import Tables

@testable import Search

/// All figures of a player straight from their definitions: looks at every team that keeps the rules
/// but those about money, and tries each price of the player that could be the highest.
struct SlowWhatIf {
  private let problem: Problem
  private let costs: [Int128]
  /// Every team that keeps all rules but those about money.
  private let teams: [ListedTeam]

  init(_ problem: Problem) {
    self.problem = problem
    costs = problem.costs.values
    var moneyless = problem
    moneyless.budget = .max
    moneyless.leastCost = nil
    teams = bruteForceBestTeams(moneyless, count: .max).teams
  }

  /// The figures; `best` is the best team.
  func figures(of row: Int, best: Answer) -> PlayerWhatIf {
    let (with, without) = (teams.filter { $0.rows.contains(row) }, teams.filter { !$0.rows.contains(row) })
    func isLegal(_ cost: Int128) -> Bool {
      cost <= problem.budget && cost >= problem.leastCost ?? 0
    }
    func highestCost(reaching skill: Int128) -> Int128? {
      let able = with.filter { $0.skill >= skill }.map { $0.cost - costs[row] }
      // No higher price than what the budget leaves beside some teammates is legal.
      let prices = able.map { problem.budget - $0 }.filter { $0 >= 0 }
      return prices.filter { price in
        // The budget may be the highest number there is.
        able.contains { $0 <= problem.budget - price && $0 >= (problem.leastCost ?? 0) - price }
      }.max()
    }
    let other = without.filter { isLegal($0.cost) }.min()
    let teammates = with.map {
      ListedTeam(
        rows: $0.rows.filter { $0 != row }, skill: $0.skill - problem.skills[row],
        cost: $0.cost - costs[row])
    }
    let staying = StayingSlowly(
      row: row, skill: problem.skills[row], teammates: teammates, other: other, budget: problem.budget,
      leastSpend: problem.leastCost ?? 0)
    let stays = best.rows.contains(row) ? staying.highestCost : nil
    return PlayerWhatIf(
      row: row, skillWith: with.filter { isLegal($0.cost) }.map(\.skill).max(), skillWithout: other?.skill,
      entersAt: highestCost(reaching: best.skill), staysUpTo: stays,
      staysWhilePaid: stays.map(staying.isEndedByBudget) ?? false)
  }
}
