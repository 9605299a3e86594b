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

/// The highest cost at which a player is in the best team. Tries each cost at which that can change: where teammates no
/// longer fit the budget, or the team costs as much as the best one without the player, or one unit less.
struct SlowStayingPrice {
  /// A team that keeps all rules except those about money.
  struct Teammates {
    /// All members' rows.
    var rows: [Int]
    /// The team's skill, and what it costs without the player.
    var skill, cost: Int128
    /// How many times the player's own cost counts.
    var times: Int128

    /// Whether the budget pays for them and the player at a price; sums might overflow.
    func isPaid(_ price: Int128, from budget: Int128) -> Bool {
      cost <= budget && (times == 0 || price <= (budget - cost) / times)
    }
  }

  let teammates: [Teammates]
  /// The best team without the player.
  let other: ListedTeam?
  let budget: Int128
  let leastSpend: Int128

  /// The highest cost.
  var highestCost: Int128? {
    let prices = teammates.filter { $0.times > 0 }.flatMap { mates -> [Int128] in
      var left = [budget - mates.cost]
      if let other { left += [other.cost - mates.cost, other.cost - mates.cost - 1] }
      return left.filter { $0 >= 0 }.map { $0 / mates.times }
    }
    return Set(prices).sorted(by: >).first { isMember(at: $0) }
  }

  /// Whether the player would still be in the best team at one unit more, if the budget were raised by it as well.
  func isLimitedByBudget(at price: Int128) -> Bool { isMember(at: price, raisedBy: 1) }

  /// - Parameter raise: the increase of cost and budget; with the largest budget, adding it would overflow.
  private func isMember(at price: Int128, raisedBy raise: Int128 = 0) -> Bool {
    let teams = teammates.filter {
      $0.isPaid(price, from: budget) && $0.cost + price * $0.times >= leastSpend - raise * $0.times
    }.map {
      // Relative to the budget, since sums with it might overflow.
      ListedTeam(
        rows: $0.rows, skill: $0.skill, cost: $0.cost + price * $0.times - budget + raise * $0.times)
    }
    guard let best = teams.min() else { return false }
    guard var other else { return true }
    other.cost -= budget
    return best < other
  }
}
