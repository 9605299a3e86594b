/// Mean and spread of whole numbers that arrive one by one.
///
/// Their sums are whole numbers too, so that samples, even from several machines, can be merged in any order, and
/// nothing is rounded before the end.
public struct WholeSample: Sendable, Hashable, Codable {
  /// The number of values.
  public private(set) var count = 0
  private var sum = 0
  /// The sum of their squares.
  private var squares = 0

  /// Creates an empty sample.
  public init() {}

  /// Adds a number.
  /// - Precondition: the squares of all numbers add up to less than 2^63.
  public mutating func add(_ value: Int) {
    count += 1
    sum += value
    squares += value * value
  }

  /// Adds all numbers of another sample.
  public mutating func merge(_ other: WholeSample) {
    count += other.count
    sum += other.sum
    squares += other.squares
  }

  /// Returns whether `count` numbers, each in a range from 0, could have this sum.
  func isPossible(count: Int, each range: ClosedRange<Int>) -> Bool {
    let (sums, isTooMuch) = count.multipliedReportingOverflow(by: range.upperBound)
    let (most, areTooMuch) = sums.multipliedReportingOverflow(by: range.upperBound)
    return self.count == count && !isTooMuch && !areTooMuch && (0...sums).contains(sum)
      && (0...most).contains(squares)
  }

  /// The mean; 0 for an empty sample.
  public var mean: Double { count == 0 ? 0 : Double(sum) / Double(count) }

  /// The variance of the distribution that the numbers are a sample of; 0 for fewer than two.
  public var variance: Double {
    guard count > 1 else { return 0 }
    let spread = Int128(count) * Int128(squares) - Int128(sum) * Int128(sum)
    return Double(spread) / (Double(count) * Double(count - 1))
  }

  /// Half the width of the normal 95 % interval of the mean.
  public var halfWidth: Double { count == 0 ? 0 : normalQuantile * (variance / Double(count)).squareRoot() }
}

/// The number of standard deviations that contain 95 % of the standard normal distribution.
let normalQuantile = 1.959963984540054
