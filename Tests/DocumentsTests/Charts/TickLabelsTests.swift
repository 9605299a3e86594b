import Testing

@testable import Documents

@Suite struct TickLabelsTests {
  @Test(
    arguments: [
      (7.0, 15.0, ["6", "8", "10", "12", "14", "16"]), (0.1, 0.5, ["0.1", "0.2", "0.3", "0.4", "0.5"]),
      (-2, 2, ["−2", "−1", "0", "1", "2"]), (3000, 7000, ["3,000", "4,000", "5,000", "6,000", "7,000"]),
      (4000, 11_000, ["4k", "6k", "8k", "10k", "12k"]),
      (0, 30_000_000, ["0", "10M", "20M", "30M"]),
      (1e9, 3e9, ["1.0B", "1.5B", "2.0B", "2.5B", "3.0B"]), (4.0, 4.0, ["4"]),
    ] as [(Double, Double, [String])]) func `equal decimals, short thousands`(
      low: Double, high: Double, expected: [String]
    )
  {
    let scale = Scale([low, high], ticks: 5, from: 0, to: 1)
    let labels = TickLabels(scale)
    #expect(scale.ticks.map(labels.label) == expected)
  }
}
