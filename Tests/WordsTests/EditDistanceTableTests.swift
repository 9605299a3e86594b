import Chance
import Testing

@testable import Words

struct EditDistanceTableTests {
  /// The band finds what the full table does, up to its limit, reusing its memory from pair to pair.
  @Test func theBandIsWideEnough() {
    var table = EditDistanceTable(longest: 12)
    for seed in 0..<5000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      func word() -> [Int] { (0..<random.integer(in: 0...12)).map { _ in Int(random.integer(in: 0...2)) } }
      let (one, other) = (word(), word())
      let most = Int(random.integer(in: 0...13))
      let slips = slipsBetween(one, other)
      #expect(
        table.slips(one, other, atMost: most) == (slips <= most ? slips : nil),
        "seed \(seed): \(one), \(other), \(most)")
    }
  }
}
