import Chance
import Testing

@testable import Tables

@Suite struct RowNumbersTests {
  @Test func blocksAreAsAnArray() {
    var chance = SplitMix64(seed: 0x4012)
    for _ in 0..<500 {
      var numbers = RowNumbers()
      var expected: [Int32] = []
      // Most files have no gaps, some have many.
      let mostGap = chance.integer(in: 0...3) == 0 ? chance.integer(in: 0...3) : 0
      var next = Int32(chance.integer(in: 0...9))
      for _ in 0..<chance.integer(in: 0...5) {
        let offset = Int32(chance.integer(in: 0...next.signed))
        let block = (0..<chance.integer(in: 0...9)).map { _ in
          defer { next += 1 + Int32(chance.integer(in: 0...mostGap)) }
          return next
        }
        let relative = block.map { $0 - offset }
        relative.withUnsafeBufferPointer { numbers.append($0, adding: offset) }
        expected += block
      }
      #expect(Array(numbers) == expected)
      #expect(expected.indices.allSatisfy { numbers[$0] == expected[$0] })
      #expect(Array(RowNumbers(expected)) == expected)
    }
  }
}

extension Int32 {
  fileprivate var signed: Int64 { Int64(self) }
}
