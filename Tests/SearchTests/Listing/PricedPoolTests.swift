import Chance
import Tables
import Testing

@testable import Search

struct PricedPoolTests {
  /// Whatever the prices, the bound holds for every team that keeps the rule, and so does its priced skill.
  @Test func boundsEveryTeamThatDiffersEnough() {
    var random = SplitMix64(seed: 305)
    var (tried, priced) = (0, 0)
    for number in 0..<600 {
      let problem = RandomProblem(&random, sizes: 2...5).problem
      let teams = ObviousLists(problem).teams.map { $0.rows.map { Int32($0) } }
      guard problem.skills.count > problem.size, !teams.isEmpty,
        case .narrow(let list, _)? = ScaledListPool(problem, stop: StopSignal(), tuning: SearchTuning())
      else { continue }
      tried += 1
      let everybody = list.pool.players
      let players = skyband(skills: everybody.skills, costs: everybody.costs, size: everybody.count)
      func places(_ team: [Int32]) -> [Int32] {
        team.map { Int32(players.rows.firstIndex(of: $0)!) }
      }
      let most = Int(random.integer(in: 1...Int64(problem.size - 1)))
      let listed = teams.shuffled(using: &random).prefix(3).map(places)
      var prices = DifferencePrices()
      let budget = list.pool.budget
      prices.adjust(
        to: RelaxedPool(players, size: problem.size, budget: budget), teams: listed, most: most,
        stop: StopSignal())
      #expect(prices.prices.count == listed.count && prices.prices.allSatisfy { $0 >= 0 })
      if prices.prices.contains(where: { $0 > 0 }) { priced += 1 }
      let pool = PricedPool(
        players, of: list, budget: budget, teams: listed, prices: prices.prices, most: most,
        stop: StopSignal())
      for team in teams.map(places) {
        guard listed.allSatisfy({ Set($0).intersection(team).count <= most }) else { continue }
        let skill = players.totals(of: team).skill
        #expect(pool.skillBound.map { skill <= $0 } ?? false, "\(number)")
        #expect(pool.pool.players.totals(of: team).skill >= pool.priced(skill: skill), "\(number)")
      }
    }
    #expect(tried > 200 && priced > 50)
  }

  /// The bound of prices is no worse than that without, and much better where one team is far ahead.
  @Test func pricesLowerTheBound() {
    let skills: [Int64] = [100, 100, 100, 100, 10, 10, 10, 10, 9, 8]
    let costs = [Int64](repeating: 1, count: 10)
    let problem = Problem(skills: .narrow(skills), costs: .narrow(costs), size: 4, budget: 4)
    guard case .narrow(let list, _)? = ScaledListPool(problem, stop: StopSignal(), tuning: SearchTuning())
    else {
      Issue.record("no pool")
      return
    }
    let players = skyband(skills: list.pool.players.skills, costs: list.pool.players.costs, size: 10)
    let listed: [[Int32]] = [[0, 1, 2, 3]]
    var prices = DifferencePrices()
    prices.adjust(
      to: RelaxedPool(players, size: 4, budget: list.pool.budget), teams: listed, most: 1,
      stop: StopSignal())
    func bound(_ prices: [Double]) -> Int64? {
      PricedPool(
        players, of: list, budget: list.pool.budget, teams: listed, prices: prices, most: 1,
        stop: StopSignal()
      ).skillBound
    }
    // Scaled skills are 92 and 2: the best with one listed player has 92 + 3 · 2.
    #expect(bound([0]) == 368)
    #expect((98...104).contains(bound(prices.prices) ?? 0))
  }
}
