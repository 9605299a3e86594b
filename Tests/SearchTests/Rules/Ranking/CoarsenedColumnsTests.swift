import Chance
import Testing

@testable import Search

struct CoarsenedColumnsTests {
  /// A team that is legal and reaches a skill in coarse numbers does so in exact numbers, too.
  @Test func claimsNothingThatIsNotTrue() {
    var random = SplitMix64(seed: 8)
    var allowed = 0
    for round in 0..<2_000 {
      let choose = Int(random.integer(in: 1...6))
      let lowest = random.integer(in: 0...60)
      let columns = ScaledPlayers<Int64>(
        skills: (0..<choose).map { _ in random.integer(in: 0...40) },
        costs: (0..<choose).map { _ in random.integer(in: 0...40) }.sorted(),
        window: lowest...(lowest + random.integer(in: 0...120)))
      let (skill, cost) = (random.integer(in: 1...9), random.integer(in: 1...9))
      guard let coarse = columns.coarsened(skill: skill, cost: cost, choose: choose) else { continue }
      let team = (0..<choose).map { FreePlayer($0) }
      let (fine, rough) = (columns.totals(of: team), coarse.totals(of: team))
      #expect(rough.skill * skill <= fine.skill, "round \(round)")
      if coarse.window.contains(rough.cost) {
        #expect(columns.window.contains(fine.cost), "round \(round): \(columns), \(skill), \(cost)")
        allowed += 1
      }
    }
    #expect(allowed > 200)
  }
}
