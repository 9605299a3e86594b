import Chance
import Testing

@testable import Search

struct PriceRoomTests {
  @Test func reducesAndKeepsExactFractionsWhereThereIsRoom() {
    let room = PriceRoom<Int64>(size: 5, highestSkill: 1_000, highestCost: 2_000)
    #expect(room.exchange(skill: 30, cost: 12) == RulePrices(skill: 2, cost: 5))
    #expect(room.holdsEveryFraction)
  }

  @Test func hasNoRoomForTotalsThatFillTheType() {
    let one = RulePrices<Int64>(skill: 1, cost: 1)
    #expect(!PriceRoom<Int64>(size: 2, highestSkill: 1 << 57, highestCost: 1).holds(one))
    #expect(!PriceRoom<Int64>(size: 2, highestSkill: 1, highestCost: 1 << 70).holds(one))
    let most = 2 * Problem.largestTotal
    #expect(
      PriceRoom<Int128>(size: 1, highestSkill: most, highestCost: most).holds(RulePrices(skill: 1, cost: 1)))
  }

  @Test func approximatesWithinItsRoomWhereAFractionIsTooLarge() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2_000 {
      let highestSkill = random.integer(in: 1...(1 << random.integer(in: 1...54)))
      let highestCost = random.integer(in: 1...(1 << random.integer(in: 1...54)))
      let room = PriceRoom<Int64>(
        size: 3, highestSkill: Int128(highestSkill), highestCost: Int128(highestCost))
      let prices = room.exchange(
        skill: random.integer(in: 1...(3 * highestSkill)), cost: random.integer(in: 1...(3 * highestCost)))
      #expect(room.holds(prices) && prices.skill >= 1 && prices.cost >= 0)
    }
  }

  @Test func nearMissesAreNear() {
    let room = PriceRoom<Int64>(size: 1, highestSkill: 1 << 34, highestCost: 1 << 34)
    let prices = room.exchange(skill: 3_141_592_653, cost: 1_000_000_000)
    let ratio = Double(prices.cost) / Double(prices.skill)
    #expect(abs(ratio - 3.141592653) < 1e-9)
    #expect(prices.skill > 1_000)
  }
}
