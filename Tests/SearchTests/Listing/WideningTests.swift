import Chance
import Tables
import Testing

@testable import Search

struct WideningTests {
  /// Every gap's target has all teams down to some place in the order, each gap more, the widest all.
  @Test func everyGapIsABeginningOfTheOrder() {
    var random = SplitMix64(seed: 304)
    var tried = (skill: 0, weight: 0)
    for number in 0..<600 {
      let problem = RandomProblem(&random, sizes: 1...4).problem
      guard problem.skills.count > problem.size,
        case .narrow(let list, _)? = ScaledListPool(problem, stop: StopSignal(), tuning: SearchTuning())
      else { continue }
      if list.weighsLikeTheOrder { tried.weight += 1 } else { tried.skill += 1 }
      let teams = ObviousLists(problem).teams.map { team in
        list.pool.players.totals(of: team.rows.map { Int32($0) })
      }
      var widening = Widening(everyTeamOf: list)
      var before = 0
      while true {
        let target = widening.target
        let wanted = teams.map { target.accepts(skill: $0.skill, cost: $0.cost) }
        let count = wanted.count { $0 }
        #expect(wanted.prefix(count).allSatisfy { $0 } && count >= before, "\(number)")
        let needed = target.neededWeight(list.pool.multiplier)
        for team in teams.prefix(count) {
          #expect(list.pool.multiplier.weight(skill: team.skill, cost: team.cost) >= needed, "\(number)")
        }
        before = count
        if widening.isWidest { break }
        widening.widen(found: count, wanted: 1_000)
      }
      #expect(before == teams.count, "\(number)")
    }
    #expect(tried.skill > 50 && tried.weight > 50)
  }

  @Test func theFirstGapsGrowThreefold() {
    let pool = Problem(
      skills: .narrow([900_000, 500_000, 0]), costs: .narrow([9, 5, 0]), size: 1, budget: 6)
    guard case .narrow(let list, _)? = ScaledListPool(pool, stop: StopSignal(), tuning: SearchTuning()) else {
      Issue.record("no pool")
      return
    }
    var widening = Widening(everyTeamOf: list)
    let gaps = (0..<4).map { _ in
      defer { widening.widen(found: 0, wanted: 10) }
      return widening.gap
    }
    #expect(gaps == [0, 1, 4, 13] || widening.isWidest)
  }
}
