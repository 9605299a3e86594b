import Chance
import Testing

@testable import Search

/// Limits on sums of numbers that have a common divisor.
struct SumLimitTests {
  @Test func anOddSumOfEvenNumbersIsImpossible() {
    let weights: [Int64] = [2, 4, 6, 12, 8]
    #expect(SumLimit(weights: weights, least: 15, most: 15, choose: 3) == nil)
    #expect(SumLimit(weights: weights.map { $0 + 1 }, least: 14, most: 14, choose: 3) == nil)
    #expect(SumLimit(weights: [5, 5, 5], least: 11, most: 14, choose: 3) == nil)
    let limit = SumLimit(weights: weights, least: 13, most: 19, choose: 3)
    #expect(limit?.least == 14 && limit?.most == 18)
  }

  /// For random numbers with a common divisor, exactly the teams that keep the limit are admitted.
  @Test(arguments: 0..<200)
  func exactlyTheTeamsWithinTheLimitAreAdmitted(seed: UInt64) {
    var random = SplitMix64(seed: 8_300 + seed)
    let (step, offset) = (random.integer(in: 0...7), random.integer(in: -9...9))
    let weights = (0..<7).map { _ in step * random.integer(in: -4...4) + offset }
    let choose = Int(random.integer(in: 0...4))
    let least = random.integer(in: 0...2) == 0 ? nil : random.integer(in: -30...30)
    let most = random.integer(in: 0...2) == 0 ? nil : random.integer(in: (least ?? -30)...60)
    let limit = SumLimit(weights: weights, least: least, most: most, choose: choose)
    for bits in 0..<128 where bits.nonzeroBitCount == choose {
      let team = (0..<7).filter { bits >> $0 & 1 == 1 }
      let sum = team.reduce(0) { $0 + weights[$1] }
      let keeps = sum >= least ?? .min && sum <= most ?? .max
      #expect(limit?.admits(team.map { FreePlayer($0) }) ?? false == keeps, "\(weights) \(team)")
      if let limit, keeps {
        let units = team.reduce(0) { $0 + Int(limit.pricedWeights[$1]) }
        #expect(limit.pricedBounds.contains(units))
      }
    }
  }
}
