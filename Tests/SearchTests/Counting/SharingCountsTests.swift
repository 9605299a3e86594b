import Chance
import Testing

@testable import Search

struct SharingCountsTests {
  @Test func countsTheTenPlayerSample() throws {
    let sample = SmallProblem(
      skills: [8, 7, 9, 6, 8, 7, 9, 6, 8, 7],
      costs: [120, 100, 150, 80, 110, 90, 140, 70, 120, 100], size: 5, budget: 500)
    for multiplier: (Int64, Int64) in [(20, 1), (25, 1), (30, 1), (1, 0), (1, 9)] {
      let counts = sample.counts(as: Int64.self, winners: [0, 1, 4, 5, 7], multiplier: multiplier)
      #expect(counts.sharingSkill == TeamCount(20))
      #expect(counts.sharingSkillAndCost == TeamCount(5))
      #expect(counts.inAll == [false, false, true, true, true])
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func agreesWithLookingAtEveryTeam(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    for round in 0..<200 {
      let problem = SmallProblem(from: &chance)
      guard let truth = problem.truth() else { continue }
      let multiplier = Self.someMultiplier(&chance)
      let narrow = problem.counts(as: Int64.self, winners: truth.winners, multiplier: multiplier)
      #expect(narrow == truth.counts, "seed \(seed), round \(round): \(problem), multiplier \(multiplier)")
      let wide = problem.counts(as: Int128.self, winners: truth.winners, multiplier: multiplier)
      #expect(wide == truth.counts, "seed \(seed), round \(round): \(problem), multiplier \(multiplier)")
    }
  }

  /// Mostly sensible weights, but also no weight on cost, and far too much.
  private static func someMultiplier(_ chance: inout SplitMix64) -> (Int64, Int64) {
    switch chance.integer(in: 0...5) {
    case 0: (chance.integer(in: 1...3), 0)
    case 1: (1, chance.integer(in: 10...10_000))
    case 2: (chance.integer(in: 10...10_000), 1)
    default: (chance.integer(in: 1...12), chance.integer(in: 0...12))
    }
  }
}
