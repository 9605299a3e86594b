import Chance
import Testing

@testable import Search

struct CompletionTableTests {
  /// Columns that several players share are bounds, and exact at the ends that they stand for.
  @Test func boundsEveryPrefixWhateverItsSize() {
    var random = SplitMix64(seed: 301)
    var inexact = 0
    for mostEntries in 1...40 {
      for _ in 0..<10 {
        let count = Int(random.integer(in: 1...30))
        let choose = Int(random.integer(in: 1...Int64(min(6, count))))
        let weights = (0..<count).map { _ in random.integer(in: -20...20) }
        let table = CompletionTable(
          weights: weights, count: count, choose: choose, mostEntries: mostEntries)
        defer { table.deallocate() }
        for taken in 0...choose {
          let exact = (0...count).map { Self.largest(taken, of: weights.prefix($0)) }
          let isBound = (taken...count).allSatisfy { end in
            table[taken, of: end] >= exact[end] && exact[end...].contains(table[taken, of: end])
          }
          #expect(isBound, "seed 301, \(mostEntries) entries, \(taken) of \(weights)")
          inexact += (taken...count).count { table[taken, of: $0] > exact[$0] }
        }
      }
    }
    #expect(inexact > 1_000)
  }

  @Test func isExactWhereThereIsRoom() {
    var random = SplitMix64(seed: 302)
    let weights = (0..<50).map { _ in random.integer(in: -99...99) }
    let table = CompletionTable(weights: weights, count: 50, choose: 5)
    defer { table.deallocate() }
    for end in 5...50 {
      for taken in 0...5 {
        #expect(table[taken, of: end] == Self.largest(taken, of: weights.prefix(end)))
      }
    }
  }

  private static func largest(_ count: Int, of weights: ArraySlice<Int64>) -> Int64 {
    weights.sorted(by: >).prefix(count).reduce(0, +)
  }
}
