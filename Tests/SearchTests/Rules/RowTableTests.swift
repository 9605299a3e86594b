import Chance
import Testing

@testable import Search

struct RowTableTests {
  @Test func numbersEachRowOnce() {
    var random = SplitMix64(seed: 61)
    for length in [1, 2, 7] {
      var table = RowTable<Int32>(length: length)
      var known: [[Int32]: Int32] = [:]
      for _ in 0..<5_000 {
        let row = (0..<length).map { _ in Int32(random.integer(in: -1...(length == 1 ? 900 : 4))) }
        let number = row.withUnsafeBufferPointer { table.number(of: $0) }
        #expect(number == known[row] ?? Int32(known.count))
        known[row] = number
      }
      #expect(table.count == known.count && table.all.count == length * known.count)
      for (row, number) in known { #expect(table.withRow(Int(number)) { Array($0) } == row) }
    }
  }
}
