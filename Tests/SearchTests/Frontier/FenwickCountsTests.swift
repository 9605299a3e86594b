import Chance
import Testing

@testable import Search

struct FenwickCountsTests {
  @Test func sumsWhatWasAdded() {
    var chance = SplitMix64(seed: 1)
    for places in [0, 1, 2, 7, 8, 100] {
      var tree = FenwickCounts<Int32>(places: places)
      var plain = [Int32](repeating: 0, count: places)
      for _ in 0..<places * 3 {
        let place = Int(chance.integer(in: 0...Int64(places - 1)))
        tree.add(2, at: place)
        plain[place] += 2
      }
      for end in 0...places { #expect(tree.sum(below: end) == plain[..<end].reduce(0, +), "seed 1") }
    }
  }

  @Test func whatIsTakenAwayIsGone() {
    var tree = FenwickCounts<UInt128>(places: 4)
    tree.add(9, at: 1)
    tree.add(5, at: 3)
    tree.add(0 &- 9, at: 1)
    #expect((0...4).map { tree.sum(below: $0) } == [0, 0, 0, 0, 5])
  }
}
