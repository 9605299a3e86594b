import Testing

@testable import Chance

struct FourXoshiro256Tests {
  @Test func eachLaneIsTheGeneratorItStartedFrom() {
    for seed in 0..<50 as Range<UInt64> {
      var single = (0..<4 as Range<UInt64>).map { Xoshiro256(seed: seed &* 4 &+ $0) }
      var four = FourXoshiro256(single[0], single[1], single[2], single[3])
      for _ in 0..<400 {
        let numbers = four.next()
        for lane in single.indices { #expect(numbers[lane] == single[lane].next(), "seed \(seed)") }
      }
    }
  }
}
