import Chance
import Testing

@testable import Search

struct LargestValuesTests {
  @Test func keepsTheLargestOfAnyOrder() {
    var chance = SplitMix64(seed: 1)
    for round in 0..<200 {
      let shown = (0..<Int(chance.integer(in: 0...40))).map { _ in chance.integer(in: -20...20) }
      let capacity = Int(chance.integer(in: 1...12))
      var largest = LargestValues<Int64>(capacity: capacity)
      for value in shown { largest.insert(value) }
      #expect(
        largest.values.sorted(by: >) == Array(shown.sorted(by: >).prefix(capacity)),
        "round \(round): \(shown)")
    }
  }
}
