import Chance
import Testing

@testable import Search

struct SubsetSumsTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func agreesWithAddingThingsOneByOne(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    for round in 0..<12 {
      let copies = (0...Int(chance.integer(in: 1...30))).map { _ in Int(chance.integer(in: 0...3)) } + [1]
      let total = copies.reduce(0, +)
      let size = Int(chance.integer(in: 1...Int64(min(9, total))))
      let low = Int(chance.integer(in: 0...Int64((copies.count - 1) * size)))
      let high = chance.integer(in: 0...1) == 0 ? low : min(low + 20, (copies.count - 1) * size)
      let sums = try #require(SubsetSums(copies: copies, size: size, sums: low...high))
      let weights = copies.indices.filter { copies[$0] > 0 }.prefix(3)
      var meter = WorkMeter(limit: .max, stop: StopSignal())
      let counts = try sums.count(withoutOneOf: Array(weights), meter: &meter)
      let comment = "seed \(seed), round \(round): \(copies), size \(size), sums \(low)...\(high)"
      #expect(counts.all == slowCount(copies, size, low...high), "\(comment)")
      for (weight, without) in zip(weights, counts.without) {
        var fewer = copies
        fewer[weight] -= 1
        #expect(without == slowCount(fewer, size, low...high), "\(comment), weight \(weight)")
      }
    }
  }

  @Test func countsBeyond64Bits() throws {
    // All sets, whatever their sum: a binomial that needs two primes.
    let copies = [Int](repeating: 20, count: 5)
    let sums = try #require(SubsetSums(copies: copies, size: 40, sums: 0...160))
    var meter = WorkMeter(limit: .max, stop: StopSignal())
    #expect(try sums.count(withoutOneOf: [], meter: &meter).all == .waysToChoose(40, of: 100))
  }

  @Test func refusesWhatIsTooLarge() {
    #expect(
      SubsetSums(copies: [1] + Array(repeating: 0, count: 2_000_000) + [9], size: 5, sums: 7...7) == nil)
    #expect(SubsetSums(copies: [1_000, 1_000], size: 900, sums: 7...7) == nil)
  }

  /// The same by a table over sizes and sums.
  private func slowCount(_ copies: [Int], _ size: Int, _ sums: ClosedRange<Int>) -> UInt128 {
    var ways = [[UInt128]](repeating: [UInt128](repeating: 0, count: sums.upperBound + 1), count: size + 1)
    ways[0][0] = 1
    for (weight, number) in copies.enumerated() where weight <= sums.upperBound {
      for _ in 0..<number {
        for chosen in (1...size).reversed() {
          for sum in weight...sums.upperBound { ways[chosen][sum] += ways[chosen - 1][sum - weight] }
        }
      }
    }
    return ways[size][sums].reduce(0, +)
  }
}
