/// The 95 % interval of a share, after Wilson, "Probable inference, the law of succession, and statistical inference"
/// (1927): unlike the normal one it never leaves 0 to 1 and also holds for rare events.
public struct WilsonInterval: Sendable, Hashable {
  /// The lowest share that the counts make plausible.
  public let low: Double
  /// The highest plausible share.
  public let high: Double

  /// Creates the interval of `hits` out of `count`.
  /// - Precondition: `hits` is between 0 and `count`.
  public init(hits: Int, of count: Int) {
    precondition((0...count).contains(hits), "there are no more hits than tries")
    guard count > 0 else {
      (low, high) = (0, 1)
      return
    }
    let n = Double(count)
    let share = Double(hits) / n
    let z = normalQuantile
    let middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    let halfWidth = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    low = hits == 0 ? 0 : middle - halfWidth
    high = hits == count ? 1 : middle + halfWidth
  }

  /// Half the distance from one end to the other.
  public var halfWidth: Double { (high - low) / 2 }
}
