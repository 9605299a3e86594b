/// Counts the steps of censuses against a limit, so that what can be proved again depends on no clock.
public struct WorkMeter: Sendable {
  /// The most steps that a claim may take.
  public let limit: Int
  /// Steps taken so far for the claim.
  public private(set) var steps = 0
  /// The most totals that are held at once: about a gigabyte.
  static let mostTotals = 1 << 24

  private let isStopped: @Sendable () -> Bool

  /// A meter that begins at zero.
  /// - Parameter isStopped: asked now and then; `true` ends the work.
  public init(limit: Int, isStopped: @escaping @Sendable () -> Bool = { false }) {
    self.limit = limit
    self.isStopped = isStopped
  }

  /// Begins anew, for the next claim.
  public mutating func reset() { steps = 0 }

  /// Counts steps.
  mutating func take(_ count: Int) throws(OutOfWork) {
    steps += count
    if isStopped() { throw OutOfWork(cause: .interrupt) }
    if steps > limit { throw OutOfWork(cause: .steps(limit)) }
  }
}
