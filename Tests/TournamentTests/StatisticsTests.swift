import Chance
import Testing

@testable import Tournament

struct WilsonTests {
  @Test(arguments: [
    (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (1, 1_000, 0.0002, 0.0056),
    (250, 1_000, 0.2242, 0.2778),
  ])
  func publishedNumbers(_ hits: Int, _ count: Int, _ low: Double, _ high: Double) {
    let interval = WilsonInterval(hits: hits, of: count)
    #expect(abs(interval.low - low) < 0.00006 && abs(interval.high - high) < 0.00006, "\(interval)")
  }

  @Test func nothingIsKnownFromNoTries() {
    #expect(WilsonInterval(hits: 0, of: 0).halfWidth == 0.5)
  }
}

struct WholeSampleTests {
  @Test func meanAndVarianceAreThoseOfAllNumbersHoweverTheyAreShared() {
    let seed: UInt64 = 81
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let values = (0..<Int(random.integer(in: 2...40))).map { _ in Int(random.integer(in: 0...9)) }
      let cut = Int(random.integer(in: 0...Int64(values.count)))
      var (first, second) = (WholeSample(), WholeSample())
      for value in values[..<cut] { first.add(value) }
      for value in values[cut...] { second.add(value) }
      first.merge(second)
      let mean = Double(values.reduce(0, +)) / Double(values.count)
      let squares = values.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
      #expect(first.count == values.count)
      #expect(abs(first.mean - mean) < 1e-9, "seed \(seed)")
      #expect(abs(first.variance - squares / Double(values.count - 1)) < 1e-9, "seed \(seed)")
    }
  }

  @Test func theIntervalIsTheNormalOne() {
    var numbers = WholeSample()
    for value in [2, 4, 4, 4, 5, 5, 7, 9] { numbers.add(value) }
    // Variance 32 / 7; 1.96 times the square root of an eighth of it.
    #expect(abs(numbers.halfWidth - 1.48156) < 0.0001, "\(numbers.halfWidth)")
    #expect(WholeSample().halfWidth == 0)
  }
}
