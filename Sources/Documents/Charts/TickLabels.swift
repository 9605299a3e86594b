/// The labels of an axis's ticks: with equal decimals, and with a suffix such as `k` or `M` where the plain numbers
/// would be long.
struct TickLabels {
  private let unit: Double
  private let suffix: String
  private let decimals: Int

  /// Labels that distinguish the ticks of the scale.
  init(_ scale: Scale) {
    let largest = max(abs(scale.low), abs(scale.high))
    (unit, suffix) =
      switch largest {
      case 1e12...: (1e12, "T")
      case 1e9...: (1e9, "B")
      case 1e6...: (1e6, "M")
      case 1e4...: (1e3, "k")
      default: (1, "")
      }
    var decimals = 0
    var step = scale.step / unit
    while decimals < 9, abs(step - step.rounded()) > 1e-6 * step {
      step *= 10
      decimals += 1
    }
    self.decimals = decimals
  }

  /// Returns the label of one tick.
  func label(_ tick: Double) -> String {
    let scaled = tick / unit
    let power = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let digits = Int((scaled * Double(power)).rounded())
    let (whole, fraction) = digits.magnitude.quotientAndRemainder(dividingBy: UInt(power))
    let point =
      decimals > 0
      ? "." + String(repeating: "0", count: decimals - String(fraction).count) + String(fraction) : ""
    let thousands = String(whole % 1_000 + 1_000).dropFirst()
    let grouped = whole < 1_000 ? "\(whole)" : "\(whole / 1_000),\(thousands)"
    return (digits < 0 ? "−" : "") + grouped + point + (digits == 0 ? "" : suffix)
  }
}
