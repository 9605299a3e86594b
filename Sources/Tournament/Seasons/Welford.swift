/// Mean and spread of numbers that come one by one, after Welford, "Note on a method for calculating
/// corrected sums of squares and products" (1962); two of them merge as Chan, Golub and LeVeque (1979) say.
public struct Welford: Sendable, Hashable {
  /// How many numbers there were.
  public private(set) var count = 0
  /// Their mean; 0 where there were none.
  public private(set) var mean = 0.0
  /// The sum of the squared distances from the mean.
  private var squares = 0.0

  /// No numbers so far.
  public init() {}

  /// Takes a number.
  public mutating func add(_ value: Double) {
    count += 1
    let distance = value - mean
    mean += distance / Double(count)
    squares += distance * (value - mean)
  }

  /// Takes all numbers of another.
  public mutating func merge(_ other: Welford) {
    guard other.count > 0 else { return }
    let total = Double(count + other.count)
    let distance = other.mean - mean
    squares += other.squares + distance * distance * Double(count) * Double(other.count) / total
    mean += distance * Double(other.count) / total
    count += other.count
  }

  /// The variance of what the numbers are a sample of; 0 for fewer than two.
  public var variance: Double { count < 2 ? 0 : squares / Double(count - 1) }

  /// Half the width of the normal 95 % interval of the mean.
  public var halfWidth: Double { count == 0 ? 0 : normalQuantile * (variance / Double(count)).squareRoot() }
}

/// The standard normal distribution has 95 % of its mass within so many standard deviations.
let normalQuantile = 1.959963984540054
