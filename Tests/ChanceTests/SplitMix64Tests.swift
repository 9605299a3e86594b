import Testing

@testable import Chance

struct SplitMix64Tests {
  @Test func givesThePublishedSequenceForSeed1234567() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    for value in expected {
      #expect(generator.next() == value)
    }
  }

  @Test func staysInsideItsRangeAndReachesBothEnds() {
    var generator = SplitMix64(seed: 7)
    var seen: Set<Int64> = []
    for _ in 0..<1_000 { seen.insert(generator.integer(in: -2...3)) }
    #expect(seen == [-2, -1, 0, 1, 2, 3])
  }
}
