import Words

/// The labels of an axis's ticks: with equal decimals, and a suffix such as `k` or `M` instead of many digits.
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

  func label(_ tick: Double) -> String {
    let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let units = Int((tick / unit * power).rounded())
    let text = String(units.magnitude)
    let digits = String(repeating: "0", count: max(0, decimals + 1 - text.count)) + text
    let number = digits.dropLast(decimals) + (decimals > 0 ? "." : "") + digits.suffix(decimals)
    return ((units < 0 ? "-" : "") + number).digitsGrouped + (units == 0 ? "" : suffix)
  }
}
