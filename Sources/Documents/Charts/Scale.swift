/// A linear scale: the positions of an axis's numbers in a drawing, and which of them get a tick.
struct Scale {
  /// The lowest and the highest number on the axis.
  let low, high: Double
  /// The distance between two ticks: 1, 2 or 5 times a power of ten.
  let step: Double
  /// The positions of `low` and `high` in the drawing.
  let start, end: Double

  /// A scale that extends half a step beyond the data on both sides, with about `ticks` ticks.
  /// - Parameters:
  ///   - data: the numbers to show; those that are not finite are ignored.
  ///   - ticks: the desired number of ticks; there may be half or twice as many.
  ///   - start: the position of the low end in the drawing.
  ///   - end: the position of the high end; less than `start` on an axis that runs upward.
  ///   - smallestStep: the smallest distance between two ticks.
  init(
    _ data: [Double], ticks: Int, from start: Double, to end: Double, smallestStep: Double = 0
  ) {
    let numbers = data.lazy.filter(\.isFinite)
    let low = Self.bounded(numbers.min() ?? 0)
    let high = Self.bounded(numbers.max() ?? 0)
    // Numbers that hardly differ would need more decimals than a tick can show.
    let smallest = max(max(abs(low), abs(high)) * 1e-6, 1e-9)
    let span = high - low > smallest ? high - low : 0
    step = Self.roundStep(max(smallestStep, span > 0 ? span / Double(ticks) : max(1, smallest)))
    self.low = low - step / 2
    self.high = high + step / 2
    self.start = start
    self.end = end
  }

  /// Returns the position of a number in the drawing; numbers outside the scale are at its ends.
  func place(_ value: Double) -> Double {
    start + (min(max(value, low), high) - low) / (high - low) * (end - start)
  }

  /// The numbers that get a tick: every multiple of the step on the axis.
  var ticks: [Double] {
    let first = (low / step).rounded(.up)
    let last = (high / step).rounded(.down)
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Returns the smallest of 1, 2 and 5 times a power of ten that is at least nine tenths of `rough`.
  private static func roundStep(_ rough: Double) -> Double {
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    return ([1, 2, 5].first { $0 * power >= rough * 0.9 } ?? 10) * power
  }

  /// Returns a number limited to what a scale can show; no pool or price goes beyond it.
  private static func bounded(_ value: Double) -> Double { min(max(value, -1e15), 1e15) }
}
