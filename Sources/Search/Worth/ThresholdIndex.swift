/// Ascending thresholds, looked up through a table of equal steps: for a million questions about a few hundred
/// thresholds a binary search from scratch takes several times as long.
struct ThresholdIndex: Sendable {
  private static let steps = 4_096

  private let thresholds: [Int128]
  private let shift: Int128
  /// By step: how many thresholds lie below its lower edge; and all of them after the last step.
  private let below: [Int32]

  /// An index of thresholds.
  /// - Precondition: they ascend, and their differences fit 128 bits.
  init(_ thresholds: [Int128]) {
    self.thresholds = thresholds
    guard let lowest = thresholds.first, let highest = thresholds.last else {
      shift = 0
      below = []
      return
    }
    let bits = Int128.bitWidth - (highest - lowest).leadingZeroBitCount
    let shift = Int128(max(0, bits - Self.steps.trailingZeroBitCount))
    self.shift = shift
    var next = 0
    below = (0...Self.steps).map { step in
      while next < thresholds.count, (thresholds[next] - lowest) >> shift < Int128(step) { next += 1 }
      return Int32(next)
    }
  }

  /// How many thresholds are below a value.
  func count(below value: Int128) -> Int {
    guard let lowest = thresholds.first, value > lowest else { return 0 }
    guard value <= thresholds[thresholds.count - 1] else { return thresholds.count }
    let step = Int(truncatingIfNeeded: (value &- lowest) &>> shift)
    return partitionPoint(Int(below[step]), Int(below[step + 1])) { thresholds[$0] >= value }
  }
}
