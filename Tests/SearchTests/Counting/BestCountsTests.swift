import Chance
import Testing

@testable import Search

struct BestCountsTests {
  /// Skill bound to cost but for rounding, and 2 of the budget left: most players are open, and no swap
  /// loses more than 2.
  private func roundedProblem(players: Int, highest: Int64) -> (SmallProblem, winners: [Int]) {
    var chance = SplitMix64(seed: 5)
    let costs = (0..<players).map { _ in chance.integer(in: 1...highest) }
    let skills = costs.map { ($0 + 2) / 5 }
    // Players whose skill is rounded up most lose nothing; any of them make a best team for their cost.
    let winners = Array(costs.indices.filter { costs[$0] % 5 == 3 }.prefix(6))
    let problem = SmallProblem(
      skills: skills, costs: costs, size: 6, budget: winners.reduce(2) { $0 + costs[$1] })
    return (problem, winners)
  }

  @Test func countsTheCheapestTeamsWhereTheWholeIsTooMuch() {
    let (problem, winners) = roundedProblem(players: 4_000, highest: 3_000)
    let counts = problem.counts(
      as: Int64.self, winners: winners, multiplier: Multiplier(skill: 5, cost: 1), workLimit: 100_000_000)
    #expect(counts.sharingSkillAndCost.isExact && !counts.sharingSkill.isExact)
    #expect(counts.sharingSkillAndCost.value > 100_000_000)
    #expect(counts.sharingSkill.value >= counts.sharingSkillAndCost.value)
    #expect(counts.inAll == Array(repeating: false, count: 6))
  }

  @Test func boundsGrowFromExchangesToTheWhole() {
    let (problem, winners) = roundedProblem(players: 120, highest: 200)
    let exact = problem.counts(as: Int64.self, winners: winners, multiplier: Multiplier(skill: 5, cost: 1))
    #expect(exact.sharingSkill.isExact && exact.sharingSkillAndCost.isExact)
    let least = problem.counts(
      as: Int64.self, winners: winners, multiplier: Multiplier(skill: 5, cost: 1), workLimit: 0)
    #expect(!least.sharingSkill.isExact && least.inAll.isEmpty)
    #expect(least.sharingSkill.value >= 1 && least.sharingSkill.value < exact.sharingSkill.value)
    for limit in stride(from: 1_000, to: 2_000_000, by: 40_000) {
      let counts = problem.counts(
        as: Int64.self, winners: winners, multiplier: Multiplier(skill: 5, cost: 1), workLimit: limit)
      #expect(counts.sharingSkill.value <= exact.sharingSkill.value, "limit \(limit)")
      #expect(
        counts.sharingSkillAndCost.isExact
          ? counts.sharingSkillAndCost == exact.sharingSkillAndCost && counts.inAll == exact.inAll
          : counts.sharingSkillAndCost.value <= exact.sharingSkillAndCost.value, "limit \(limit)")
    }
  }

  @Test func aFlatPartGivesALowerBound() throws {
    var chance = SplitMix64(seed: 6)
    var raised = 0
    for round in 0..<1_000 {
      let problem = SmallProblem(from: &chance)
      guard problem.size < problem.skills.count, let truth = problem.truth() else { continue }
      let multiplier = Multiplier(skill: chance.integer(in: 1...5), cost: chance.integer(in: 1...5))
      let core = try problem.withColumns { columns in
        try CoreSelection(
          columns, winners: truth.winners, budget: problem.budget, multiplier,
          meter: WorkMeter(limit: .max, stop: StopSignal())
        ).core
      }
      var counts = CoreCounts(
        sharingSkill: TeamCount(1, isExact: false), sharingSkillAndCost: TeamCount(1, isExact: false))
      var meter = WorkMeter(limit: .max, stop: StopSignal())
      #expect(throws: Never.self) { try core.countFlatPart(into: &counts, meter: &meter) }
      let comment = "seed 6, round \(round): \(problem), multiplier \(multiplier)"
      #expect(counts.sharingSkill.value <= truth.counts.sharingSkill.value, "\(comment)")
      #expect(counts.sharingSkillAndCost.value <= truth.counts.sharingSkillAndCost.value, "\(comment)")
      raised += counts.sharingSkill.value > 1 ? 1 : 0
    }
    #expect(raised > 20)
  }
}
