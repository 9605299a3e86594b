import Chance
import Foundation
import Testing

@testable import Words

struct TextSearchTests {
  /// Short texts of few letters often contain each other.
  @Test func findsAndReplacesWhatFoundationDoes() {
    var random = SplitMix64(seed: 7)
    var found = 0
    func text(_ most: Int) -> String {
      (0..<random.integer(in: 0...Int64(most))).map { _ in ["a", "b", "é"][Int(random.integer(in: 0...2))] }
        .joined()
    }
    for _ in 0..<5_000 {
      let (long, short, other) = (text(12), text(3), text(2))
      let range = (long as NSString).range(of: short, options: .literal)
      #expect(long.contains(short) as Bool == (range.location != NSNotFound))
      #expect(
        long.firstRange(of: short).map { long.distance(from: long.startIndex, to: $0.lowerBound) }
          == (range.location == NSNotFound ? nil : range.location))
      #expect(
        long.replacing(short, with: other) as String
          == (long as NSString).replacingOccurrences(of: short, with: other))
      if range.location != NSNotFound { found += 1 }
    }
    #expect(found > 1_000)
  }
}
