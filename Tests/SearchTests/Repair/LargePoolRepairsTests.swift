import Chance
import Testing

@testable import Search

/// Repairs in pools too large to look at every team: a separate search for every choice of the players who stay.
struct LargePoolRepairsTests {
  @Test(
    arguments: [InstanceFamily.uniform, .weaklyCorrelated, .real, .cards],
    [2, 4, 6])
  func agreesWithOneSearchForEveryChoice(family: InstanceFamily, count: Int) {
    let seed: UInt64 = 88
    var random = SplitMix64(seed: seed)
    let (skills, costs) = family.pool(count: 5_000, seed: 4)
    let size = 4
    for tightness in [0.05, 0.4] {
      let budget = InstanceFamily.budget(costs: costs, size: size, tightness: tightness)
      let problem = Problem(
        skills: .narrow(skills), costs: .narrow(costs), size: size, budget: Int128(budget))
      let team = problem.randomTeam(of: count, &random).sorted()
      var expected: [TeamChange] = []
      var bestSoFar: ListedTeam?
      for swaps in 0...2 {
        let staying = min(count, size) - swaps
        guard let best = bestTeam(keeping: staying, of: team, skills, costs, problem) else { continue }
        if let bestSoFar, (bestSoFar.skill, -bestSoFar.cost) >= (best.skill, -best.cost) { continue }
        bestSoFar = best
        if swaps > 0 || count > size { expected.append(TeamChange(from: team, to: best)) }
      }
      #expect(
        problem.bestRepairs(of: team).changes == expected,
        "seed \(seed), tightness \(tightness): \(team)")
    }
  }

  private func bestTeam(
    keeping staying: Int, of team: [Int], _ skills: [Int64], _ costs: [Int64], _ problem: Problem
  ) -> ListedTeam? {
    let others = skills.indices.filter { !team.contains($0) }
    var rest = Problem(
      skills: .narrow(others.map { skills[$0] }), costs: .narrow(others.map { costs[$0] }),
      size: problem.size - staying, budget: 0)
    var best: ListedTeam?
    var kept = Combinations(picking: staying, of: team.count)
    repeat {
      var rows = kept.picks.map { team[$0] }
      rest.budget = problem.budget - rows.reduce(0) { $0 + Int128(costs[$1]) }
      guard rest.budget >= 0 else { continue }
      if rest.size > 0 {
        let answer = rest.bestTeam()
        guard answer.status == .proved else { continue }
        rows += answer.rows.map { others[$0] }
      }
      let found = ListedTeam(
        rows: rows.sorted(), skill: rows.reduce(0) { $0 + Int128(skills[$1]) },
        cost: rows.reduce(0) { $0 + Int128(costs[$1]) })
      best = min(best ?? found, found)
    } while kept.advance()
    return best
  }
}
