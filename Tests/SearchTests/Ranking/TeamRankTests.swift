import Testing

@testable import Search

struct TeamRankTests {
  @Test func keepsWhatIsProvedBest() {
    var count = TeamCount.unknown
    for (other, expected) in [
      (TeamCount(5, isExact: false), TeamCount(5, isExact: false)),
      (TeamCount(3, isExact: false), TeamCount(5, isExact: false)),
      (TeamCount(7), TeamCount(7)),
      (TeamCount(9, isExact: false), TeamCount(7)),
    ] {
      count.raise(to: other)
      #expect(count == expected)
    }
  }

  @Test func isExactIfBothCountsAre() {
    #expect(TeamRank.unreached.isExact)
    #expect(!TeamRank.unknown.isExact)
    #expect(!TeamRank(better: TeamCount(1), equal: .unknown).isExact)
  }
}
