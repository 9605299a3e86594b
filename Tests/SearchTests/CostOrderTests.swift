import Chance
import Testing

@testable import Search

struct CostOrderTests {
  @Test(arguments: [0, 1, 100, 127, 128, 5_000], [Int64(2), 1_000, Int64.max / 2])
  func sortsByCostThenSkillThenRow(count: Int, range: Int64) {
    var random = SplitMix64(seed: 17)
    let skills = (0..<count).map { _ in random.integer(in: -range...range) }
    let costs = (0..<count).map { _ in random.integer(in: 0...range) }
    let expected = (0..<count).sorted { (costs[$0], -skills[$0], $0) < (costs[$1], -skills[$1], $1) }
    var rows = (0..<count).map { Int32($0) }
    sortIntoCostOrder(&rows, skills: skills, costs: costs)
    #expect(rows == expected.map { Int32($0) })
  }
}
