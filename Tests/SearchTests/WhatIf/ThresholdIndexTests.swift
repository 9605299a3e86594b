import Chance
import Testing

@testable import Search

struct ThresholdIndexTests {
  @Test func countsAsALookAtEachThresholdDoes() {
    let ranges: [Int128] = [0, 1, 5, 4_095, 4_096, 100_000, Int128(Int64.max), Int128.max / 4]
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let range = ranges[Int(seed) % ranges.count]
      func draw() -> Int128 {
        range / 1_000_000 * Int128(random.integer(in: -500_000...500_000))
          + Int128(random.integer(in: 0...Int64(min(range, 9))))
      }
      let thresholds = (0..<Int(random.integer(in: 0...50))).map { _ in draw() }.sorted()
      let index = ThresholdIndex(thresholds)
      for value in thresholds.flatMap({ [$0 - 1, $0, $0 + 1] }) + (0..<20).map({ _ in draw() }) {
        #expect(index.count(below: value) == thresholds.count { $0 < value }, "seed \(seed)")
      }
    }
  }
}
