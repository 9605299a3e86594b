import Synchronization

/// What a search may use and what ends it early.
public struct Limits: Sendable {
  /// The most worker threads, 1 or more. The answer does not depend on it.
  public var jobs: Int
  /// When to stop.
  public var stop: StopSignal

  /// Limits for one search.
  public init(jobs: Int = 1, stop: StopSignal = StopSignal()) {
    self.jobs = jobs
    self.stop = stop
  }
}

/// Tells a running search to stop: raised by a signal handler or another thread, or by the clock.
///
/// Workers poll ``isRaised`` every few thousand steps.
public final class StopSignal: Sendable {
  private let raised = Atomic<Bool>(false)
  private let deadline: ContinuousClock.Instant?
  private let parent: StopSignal?

  /// A signal that raises itself at `deadline`, if there is one, and when `parent` is raised.
  public init(deadline: ContinuousClock.Instant? = nil, parent: StopSignal? = nil) {
    self.deadline = deadline
    self.parent = parent
  }

  /// Ends the search soon. Safe in a signal handler: one atomic store.
  public func raise() {
    raised.store(true, ordering: .relaxed)
  }

  /// Whether to stop now. Asking after the deadline raises the signal for good.
  public var isRaised: Bool {
    if raised.load(ordering: .relaxed) { return true }
    if let parent, parent.isRaised { return true }
    guard let deadline, ContinuousClock.now >= deadline else { return false }
    raise()
    return true
  }
}
