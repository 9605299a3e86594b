/// Counts the steps of censuses against a limit, so that what can be proved again does not depend on a clock.
public struct WorkMeter: Sendable {
  /// The most steps that a claim may take.
  public let limit: Int
  /// The steps taken so far for the claim.
  public private(set) var steps = 0
  /// The most totals held at once: about 200 MB.
  static let mostTotals = 1 << 22

  private let stop: @Sendable () -> OutOfWork.Cause?

  /// Creates a meter at zero.
  /// - Parameter stop: called now and then; a cause ends the work.
  public init(limit: Int, stop: @escaping @Sendable () -> OutOfWork.Cause? = { nil }) {
    self.limit = limit
    self.stop = stop
  }

  /// What stopped the work from outside; `nil` while it may continue.
  public var stoppedBy: OutOfWork.Cause? { stop() }

  /// Starts again for the next claim.
  public mutating func reset() { steps = 0 }

  /// Counts steps.
  mutating func take(_ count: Int) throws(OutOfWork) {
    steps += count
    if let cause = stop() { throw OutOfWork(cause: cause) }
    if steps > limit { throw OutOfWork(cause: .steps(limit)) }
  }
}
