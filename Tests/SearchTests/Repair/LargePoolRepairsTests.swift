import Chance
import Testing

@testable import Search

/// Repairs in pools too large to look at every team: every choice of those who stay, and for each of them a
/// search of its own among all others.
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
      var bestSoFar: Members?
      for swaps in 0...2 {
        let staying = min(count, size) - swaps
        guard let best = bestTeam(keeping: staying, of: team, skills, costs, problem) else { continue }
        if let bestSoFar, !best.haveBetterTotals(than: bestSoFar) { continue }
        bestSoFar = best
        if swaps > 0 || count > size { expected.append(TeamChange(from: team, to: best)) }
      }
      #expect(
        bestRepairs(of: team, in: problem).changes == expected,
        "seed \(seed), tightness \(tightness): \(team)")
    }
  }

  private func bestTeam(
    keeping staying: Int, of team: [Int], _ skills: [Int64], _ costs: [Int64], _ problem: Problem
  ) -> Members? {
    let players = Candidates<Int128>(
      skills: team.map { Int128(skills[$0]) }, costs: team.map { Int128(costs[$0]) },
      rows: team.map { Int32($0) })
    let others = skills.indices.filter { !team.contains($0) }
    var rest = Problem(
      skills: .narrow(others.map { skills[$0] }), costs: .narrow(others.map { costs[$0] }),
      size: problem.size - staying, budget: 0)
    let teams = ObviousChoices(staying, of: players).all.compactMap { kept -> Members? in
      rest.budget = problem.budget - kept.cost
      guard rest.budget >= 0 else { return nil }
      guard rest.size > 0 else { return kept }
      let answer = findBestTeam(rest)
      guard answer.status == .proved else { return nil }
      let joining = Members(rows: answer.rows.map { others[$0] }, skill: answer.skill, cost: answer.cost)
      return kept.joined(with: joining)
    }
    return teams.min { $0.precede($1) }
  }
}
