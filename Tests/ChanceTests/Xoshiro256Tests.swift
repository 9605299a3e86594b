import Testing

@testable import Chance

struct Xoshiro256Tests {
  @Test func givesThePublishedSequenceForTheState1234() {
    var generator = Xoshiro256(state: (1, 2, 3, 4))
    let expected: [UInt64] = [
      11_520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
      607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
      10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    for value in expected { #expect(generator.next() == value) }
  }

  @Test func aSeedStandsForFourNumbersOfSplitMix64() {
    var seeds = SplitMix64(seed: 42)
    var generator = Xoshiro256(state: (seeds.next(), seeds.next(), seeds.next(), seeds.next()))
    var seeded = Xoshiro256(seed: 42)
    for _ in 0..<10 { #expect(seeded.next() == generator.next()) }
  }

  @Test func boundedNumbersReachEveryValueAboutEquallyOften() {
    var generator = Xoshiro256(seed: 5)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[Int(generator.number(below: 6))] += 1 }
    #expect(counts.allSatisfy { (9_600...10_400).contains($0) }, "\(counts)")
    #expect(generator.number(below: 0) == 0)
    #expect(generator.number(below: 1) == 0)
  }

  @Test func streamsOfDifferentNamesDiffer() {
    var seen: Set<UInt64> = []
    for seed in 0..<20 as Range<UInt64> {
      for run in 0..<20 as Range<UInt64> {
        for round in 0..<20 as Range<UInt64> {
          var stream = SplitMix64(seed: seed).stream(run).stream(round)
          seen.insert(stream.next())
        }
      }
    }
    #expect(seen.count == 8_000)
  }
}
