import Chance
import Testing

@testable import Search

struct OverlapsTests {
  private func team(_ random: inout SplitMix64, of players: Int, size: Int) -> [Int32] {
    Array((0..<Int32(players)).shuffled(using: &random).prefix(size))
  }

  @Test func allowsWhatSharesFewEnough() {
    var random = SplitMix64(seed: 302)
    var allowed = 0
    for number in 0..<2_000 {
      let players = Int(random.integer(in: 6...200))
      var overlaps = Overlaps(players: players, mostShared: 5)
      var listed: [(members: Set<Int32>, most: Int)] = []
      for _ in 0..<random.integer(in: 0...(number % 50 == 0 ? 150 : 5)) {
        let members = team(&random, of: players, size: 6)
        let most = Int(random.integer(in: 0...5))
        overlaps.forbid(moreThan: most, of: members)
        listed.append((Set(members), most))
      }
      let candidate = team(&random, of: players, size: 6)
      let expected = listed.allSatisfy { $0.members.intersection(candidate).count <= $0.most }
      #expect(overlaps.allow(candidate) == expected, "\(number)")
      allowed += expected ? 1 : 0
    }
    #expect(allowed > 500 && allowed < 1_900)
  }
}
