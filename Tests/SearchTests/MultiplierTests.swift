import Chance
import Testing

@testable import Search

struct MultiplierTests {
  @Test func reducesAndKeepsExactFractionsWhereThereIsRoom() throws {
    let room = try #require(MultiplierRoom<Int64>(size: 5, highestSkill: 1_000, highestCost: 2_000))
    #expect(room.multiplier(skill: 30, cost: 12) == Multiplier(skill: 2, cost: 5))
    #expect(room.holdsEveryFraction)
  }

  @Test func hasNoRoomForTotalsOfMoreThanHalfTheType() {
    #expect(MultiplierRoom<Int64>(size: 2, highestSkill: 1 << 61, highestCost: 1) == nil)
    #expect(MultiplierRoom<Int64>(size: 2, highestSkill: 1, highestCost: 1 << 70) == nil)
    let most = 2 * Problem.largestTotal
    #expect(MultiplierRoom<Int128>(size: 1, highestSkill: most, highestCost: most) != nil)
  }

  @Test func approximatesWithinItsRoomWhereAFractionIsTooLarge() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2_000 {
      let highestSkill = random.integer(in: 1...(1 << random.integer(in: 1...59)))
      let highestCost = random.integer(in: 1...(1 << random.integer(in: 1...59)))
      let room = try #require(
        MultiplierRoom<Int64>(
          size: 3, highestSkill: Int128(highestSkill), highestCost: Int128(highestCost)))
      let skill = random.integer(in: 1...(3 * highestSkill))
      let cost = random.integer(in: 1...(3 * highestCost))
      let multiplier = room.multiplier(skill: skill, cost: cost)
      #expect(room.holds(multiplier))
      #expect(multiplier.skill >= 1 && multiplier.cost >= 0)
    }
  }

  @Test func nearMissesAreNear() throws {
    let room = try #require(
      MultiplierRoom<Int64>(size: 1, highestSkill: 1 << 40, highestCost: 1 << 40))
    let multiplier = room.multiplier(skill: 314_159_265_359, cost: 100_000_000_000)
    let ratio = Double(multiplier.cost) / Double(multiplier.skill)
    #expect(abs(ratio - 3.14159265359) < 1e-9)
    #expect(multiplier.skill > 1_000)
  }
}
