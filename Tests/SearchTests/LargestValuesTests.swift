import Chance
import Testing

@testable import Search

struct LargestValuesTests {
  @Test(arguments: [1, 2, 3, 10, 200])
  func keepsTheLargest(capacity: Int) {
    var random = SplitMix64(seed: 3)
    let values = (0..<100).map { _ in random.integer(in: 0...50) }
    var largest = LargestValues<Int64>(capacity: capacity)
    for (index, value) in values.enumerated() {
      largest.insert(value)
      let expected = values[...index].sorted(by: >).prefix(capacity)
      #expect(largest.threshold == (index + 1 >= capacity ? expected.last : nil))
      #expect(largest.values.sorted(by: >) == Array(expected))
    }
  }
}
