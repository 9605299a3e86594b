import Testing
import Words

@testable import Pages

struct WordingTests {
  @Test func numbersAreGroupedByThousands() {
    #expect(grouped(0) == "0")
    #expect(grouped(999) == "999")
    #expect(grouped(1_000) == "1,000")
    #expect(grouped(-1_234_567) == "−1,234,567")
    #expect("-1234.5678".digitsGrouped == "−1,234.5678")
    #expect("0.25".digitsGrouped == "0.25" && "".digitsGrouped == "")
    #expect("340282366920938463463374607431768211455".digitsGrouped.hasPrefix("340,282,366,"))
  }
}
