import Glibc

/// A moment on a clock that runs while the machine sleeps and is never set.
///
/// `ContinuousClock` of the standard library does the same, and would add the runtime of Swift's concurrency to the
/// program, 360 kB that nothing else uses.
public struct Instant: Comparable, Sendable {
  private let sinceBoot: Duration

  /// This moment.
  public static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Instant(sinceBoot: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  /// Returns how long it is from this moment to another, negative if that is earlier.
  public func duration(to other: Instant) -> Duration { other.sinceBoot - sinceBoot }

  /// The moment some time after another.
  public static func + (instant: Instant, wait: Duration) -> Instant {
    Instant(sinceBoot: instant.sinceBoot + wait)
  }

  /// Whether a moment is before another.
  public static func < (left: Instant, right: Instant) -> Bool { left.sinceBoot < right.sinceBoot }
}
