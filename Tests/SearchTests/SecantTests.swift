import Chance
import Testing

@testable import Search

struct SecantTests {
  /// The bound on b·S as a fraction of b, compared by cross multiplication.
  private func bound(
    _ multiplier: Multiplier<Int64>, _ players: Candidates<Int64>, size: Int, budget: Int64
  ) -> Int64 {
    multiplier.cost * budget
      + multiplier.weights(of: players).sorted(by: >).prefix(size).reduce(0, +)
  }

  @Test func givesTheLowestBoundAndATeamWithinTheBudget() throws {
    var random = SplitMix64(seed: 77)
    for number in 0..<500 {
      let size = Int(random.integer(in: 1...5))
      let count = Int(random.integer(in: Int64(size + 1)...12))
      let range = random.integer(in: 2...40)
      let players = skyband(
        skills: (0..<count).map { _ in random.integer(in: 0...range) },
        costs: (0..<count).map { _ in random.integer(in: 0...range) }, size: size)
      let cheapest = players.totals(of: (0..<size).map { Int32($0) }).cost
      let bySkill = heaviestTeam(of: players, size: size, Multiplier(skill: 1, cost: 0))
      let dearest = players.totals(of: bySkill).cost
      guard cheapest < dearest else { continue }
      let budget = random.integer(in: cheapest...(dearest - 1))
      let room = try #require(
        MultiplierRoom<Int64>(size: size, highestSkill: Int128(range), highestCost: Int128(range)))
      let result = findMultiplier(for: players, size: size, budget: budget, room: room)
      let lowest = bound(result.multiplier, players, size: size, budget: budget)
      #expect(players.totals(of: result.feasibleTeam).cost <= budget, "problem \(number)")
      #expect(Set(result.feasibleTeam).count == size)
      for skill in Int64(1)...12 {
        for cost in Int64(0)...12 {
          let other = Multiplier<Int64>(skill: skill, cost: cost)
          let bound = bound(other, players, size: size, budget: budget)
          #expect(lowest * skill <= bound * result.multiplier.skill, "problem \(number)")
        }
      }
    }
  }
}
