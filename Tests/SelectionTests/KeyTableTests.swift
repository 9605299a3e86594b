import Chance
import Tables
import Testing

@testable import Selection

struct KeyTableTests {
  /// Short texts of few letters, so that most occur often; their lengths are around the eight bytes that the table
  /// takes at a time.
  private func randomKeys(_ count: Int, _ chance: inout SplitMix64) -> [String] {
    (0..<count).map { _ in
      let length = [1, 2, 3, 7, 8, 9, 16, 17][Int(chance.integer(in: 0...7))]
      let changing = min(length, 4)
      let letters = (0..<changing).map { _ in ["a", "b", "é", "\u{0}"][Int(chance.integer(in: 0...3))] }
      return String(repeating: "x", count: length - changing) + letters.joined()
    }
  }

  @Test(arguments: 0..<4)
  func agreesWithADictionary(part: UInt64) {
    let seed = 0x6E7 + part
    var chance = SplitMix64(seed: seed)
    let keys = randomKeys(5_000, &chance)
    let column = TextColumn(keys)
    var table = KeyTable(capacity: keys.count)
    var expected: [[UInt8]: Int] = [:]
    for (row, key) in keys.enumerated() {
      let first = expected[Array(key.utf8)]
      #expect(table.firstRow(sharing: row, in: column) == first, "seed \(seed), row \(row)")
      if first == nil { expected[Array(key.utf8)] = row }
    }
    #expect(expected.count > 500 && expected.count < keys.count / 2, "seed \(seed)")
    for key in keys + randomKeys(1_000, &chance) + ["absent"] {
      #expect(table.row(of: key, in: column) == expected[Array(key.utf8)], "seed \(seed), key \(key)")
    }
  }

  @Test func isFullOfDistinctKeysWithoutLosingOne() {
    let keys = (0..<3_000).map { "player \($0)" }
    let column = TextColumn(keys)
    var table = KeyTable(capacity: keys.count)
    #expect(keys.indices.allSatisfy { table.firstRow(sharing: $0, in: column) == nil })
    #expect(keys.indices.allSatisfy { table.firstRow(sharing: $0, in: column) == $0 })
    #expect(keys.indices.allSatisfy { table.row(of: keys[$0], in: column) == $0 })
  }

  @Test func anEmptyTableKnowsNobody() {
    #expect(KeyTable(capacity: 0).row(of: "A", in: TextColumn()) == nil)
  }
}
