import Chance
import Testing

@testable import Verification

struct TopNumbersTests {
  @Test func keepsTheLargestInOrder() {
    var random = SplitMix64(seed: 12)
    for count in 1...6 {
      let numbers = (0..<40).map { _ in random.integer(in: -9...9) }
      var few = TopNumbers<Int64>(count: count)
      for (index, number) in numbers.enumerated() {
        few.insert(number)
        let expected = Array(numbers[...index].sorted(by: >).prefix(count))
        #expect(few.numbers == expected, "\(count) of \(numbers)")
        let sums: [Int64] = (0...expected.count).map { expected.prefix($0).reduce(0, +) }
        #expect(few.prefixSums == sums)
      }
    }
  }
}
