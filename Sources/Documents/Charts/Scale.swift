/// A linear scale: where the numbers of an axis are in a drawing, and which of them get a tick.
struct Scale {
  /// The lowest and the highest number on the axis.
  let low, high: Double
  /// The distance between two ticks: 1, 2 or 5 times a power of ten.
  let step: Double
  /// The places of `low` and `high` in the drawing.
  let start, end: Double

  /// A scale that reaches half a step beyond the data on both sides, with about `ticks` ticks.
  /// - Parameters:
  ///   - data: the lowest and the highest number to show, both finite.
  ///   - ticks: how many ticks are wanted; there may be up to twice as many or half of them.
  ///   - start: the place of the low end in the drawing.
  ///   - end: the place of the high end; less than `start` on an axis that runs upward.
  ///   - smallestStep: two ticks are no closer than this.
  init(
    _ data: ClosedRange<Double>, ticks: Int, from start: Double, to end: Double, smallestStep: Double = 0
  ) {
    let low = Self.bounded(data.lowerBound)
    let high = Self.bounded(data.upperBound)
    // Numbers that are hardly apart would need more decimals than a tick can show.
    let smallest = max(max(abs(low), abs(high)) * 1e-6, 1e-9)
    let span = high - low > smallest ? high - low : 0
    step = Self.roundStep(max(smallestStep, span > 0 ? span / Double(ticks) : max(1, smallest)))
    self.low = low - step / 2
    self.high = high + step / 2
    self.start = start
    self.end = end
  }

  /// The place of a number in the drawing; numbers outside the scale are at its ends.
  func place(_ value: Double) -> Double {
    start + (min(max(value, low), high) - low) / (high - low) * (end - start)
  }

  /// The numbers that get a tick: every multiple of the step on the axis.
  var ticks: [Double] {
    let first = (low / step).rounded(.up)
    let last = (high / step).rounded(.down)
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// The smallest of 1, 2 and 5 times a power of ten that is no less than nine tenths of `rough`.
  private static func roundStep(_ rough: Double) -> Double {
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    return ([1, 2, 5].first { $0 * power >= rough * 0.9 } ?? 10) * power
  }

  /// A number that a scale can show; beyond these no pool and no price goes.
  private static func bounded(_ value: Double) -> Double {
    min(max(value, -1e15), 1e15)
  }
}
