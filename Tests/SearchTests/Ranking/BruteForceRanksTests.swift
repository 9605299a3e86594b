import Testing

@testable import Search

struct BruteForceRanksTests {
  @Test func countsPairsByHand() {
    // Skills of the pairs: 3 for 3, 4 for 4, 5 for 5, and -1 for 2, 0 for 3, 1 for 4.
    let problem = Problem(
      skills: .narrow([1, 2, 3, -2]), costs: .narrow([1, 2, 3, 1]), size: 2, budget: 4)
    let ranks = bruteForceRanks(problem, skills: [1, 4, 9, -9])
    #expect(ranks.legal == TeamCount(5))
    #expect(ranks.ranks.map(\.better.value) == [2, 0, 0, 5])
    #expect(ranks.ranks.map(\.equal.value) == [1, 1, 0, 0])
    #expect(ranks.ranks.filter { !$0.isExact }.isEmpty)
  }
}
