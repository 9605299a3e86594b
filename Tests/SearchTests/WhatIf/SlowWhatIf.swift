import Tables

@testable import Search

/// All figures of a player straight from their definitions: looks at every team that keeps the rules except those about
/// money, and tries each price of the player that could be the highest.
struct SlowWhatIf {
  private let problem: Problem
  private let costs: [Int128]
  /// Every team that keeps all rules except those about money.
  private let teams: [ListedTeam]

  init(_ problem: Problem) {
    self.problem = problem
    costs = problem.costs.values
    var moneyless = problem
    moneyless.budget = .max
    moneyless.leastCost = nil
    teams = bruteForceBestTeams(moneyless, count: .max).teams
  }

  private func costTimes(_ duty: Int, _ row: Int) -> Int128 {
    let own = problem.ownChoices[row]?.first { $0.duty == duty }
    return own.map { costs[row] > 0 ? $0.cost / costs[row] : 0 } ?? Int128(problem.duties[duty].costTimes)
  }

  /// The player's figures; `best` is the best team.
  func figures(of row: Int, best: Answer) -> PlayerWhatIf {
    let (with, without) = (teams.filter { $0.rows.contains(row) }, teams.filter { !$0.rows.contains(row) })
    func isLegal(_ cost: Int128) -> Bool {
      cost <= problem.budget && cost >= problem.leastCost ?? 0
    }
    let teammates = with.map { team in
      let times = team.rows.firstIndex(of: row).map {
        team.duties.isEmpty ? 1 : costTimes(team.duties[$0], row)
      }
      return SlowStayingPrice.Teammates(
        rows: team.rows, skill: team.skill, cost: team.cost - (times ?? 1) * costs[row], times: times ?? 1)
    }
    func highestCost(reaching skill: Int128) -> Int128? {
      let able = teammates.filter { $0.skill >= skill && $0.times > 0 }
      // Only prices up to what the budget leaves with some teammates are legal.
      let prices = able.map { (problem.budget - $0.cost) / $0.times }.filter { $0 >= 0 }
      return prices.filter { price in
        able.contains {
          $0.isPaid(price, from: problem.budget)
            && $0.cost + price * $0.times >= problem.leastCost ?? 0
        }
      }.max()
    }
    let other = without.filter { isLegal($0.cost) }.min()
    let staying = SlowStayingPrice(
      teammates: teammates, other: other, budget: problem.budget, leastSpend: problem.leastCost ?? 0)
    let stays = best.rows.contains(row) ? staying.highestCost : nil
    return PlayerWhatIf(
      row: row, skillWith: with.filter { isLegal($0.cost) }.map(\.skill).max(), skillWithout: other?.skill,
      entersAt: highestCost(reaching: best.skill), staysUpTo: stays,
      stayIsLimitedByBudget: stays.map(staying.isLimitedByBudget) ?? false)
  }
}
