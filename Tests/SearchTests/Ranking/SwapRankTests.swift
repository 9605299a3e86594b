import Chance
import Testing

@testable import Search

struct SwapRankTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func agreesWithLookingAtEveryTeam(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    for round in 0..<150 {
      let problem = SmallProblem(from: &chance)
      guard problem.size < problem.skills.count, let winners = problem.truth()?.winners else { continue }
      let best = winners.reduce(0) { $0 + problem.skills[$1] }
      let skill = max(0, best - chance.integer(in: -1...10))
      let multiplier = Multiplier(skill: chance.integer(in: 1...9), cost: chance.integer(in: 0...9))
      var meter = WorkMeter(limit: .max, stop: StopSignal())
      let core = try problem.withColumns { columns in
        try CoreSelection(
          columns, size: problem.size, skill: skill, highestSkill: max(skill, best), budget: problem.budget,
          multiplier, meter: meter)?.core
      }
      let rank = try core?.rank(meter: &meter) ?? .unreached
      #expect(
        rank == problem.ranks(of: [skill]).ranks[0],
        "seed \(seed), round \(round): \(problem), skill \(skill), multiplier \(multiplier)")
    }
  }
}
