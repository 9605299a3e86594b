import Testing

@testable import Search

struct CombinationsTests {
  private func all(_ count: Int, of total: Int) -> [[Int]] {
    var combinations = Combinations(picking: count, of: total)
    var all = [combinations.picks]
    while combinations.advance() { all.append(combinations.picks) }
    return all
  }

  @Test func everyWayComesOnceAndInOrder() {
    for total in 0...9 {
      for count in 0...total {
        let ways = all(count, of: total)
        #expect(UInt128(ways.count) == .waysToChoose(count, of: total))
        #expect(ways.allSatisfy { $0.count == count && Set($0).isSubset(of: 0..<total) })
        #expect(zip(ways, ways.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
      }
    }
  }
}
