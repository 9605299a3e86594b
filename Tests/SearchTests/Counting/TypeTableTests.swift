import Chance
import Testing

@testable import Search

struct TypeTableTests {
  @Test func groupsEqualPlayers() {
    var chance = SplitMix64(seed: 1)
    var table = TypeTable<Int64>()
    var expected: [[Int64]: (type: Int, copies: Int)] = [:]
    for _ in 0..<5_000 {
      let values = [chance.integer(in: 0...60), chance.integer(in: 0...60)]
      let type = table.add(skill: values[0], cost: values[1], loss: 3, inBase: true)
      let known = expected[values] ?? (type: expected.count, copies: 0)
      #expect(type == known.type)
      expected[values] = (type, known.copies + 1)
    }
    #expect(table.types.count == expected.count)
    for type in table.types {
      #expect(type.copies == expected[[type.skill, type.cost]]?.copies)
      #expect(type.loss == 3 && type.inBase && type.winners == 0)
    }
    table.addWinner(2)
    #expect(table.types[2].winners == 1)
  }
}
