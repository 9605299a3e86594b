import Testing

@testable import Search

struct CombinationsTests {
  private func all(_ count: Int, of total: Int) -> [[Int]] {
    var combinations = Combinations(picking: count, of: total)
    var all = [combinations.picks]
    while combinations.advance() { all.append(combinations.picks) }
    return all
  }

  @Test func picksTwoOfFourInOrder() {
    #expect(all(2, of: 4) == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]])
  }

  @Test func choosingNoneOrAllIsPossibleInOneWay() {
    #expect(all(0, of: 3) == [[]])
    #expect(all(3, of: 3) == [[0, 1, 2]])
    #expect(all(0, of: 0) == [[]])
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
