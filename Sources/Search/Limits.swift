import Clock
import Synchronization

/// The resources that a search may use, and what ends it early.
public struct Limits: Sendable {
  /// The most worker threads, 1 or more. The answer does not depend on it.
  public var jobs: Int
  /// The signal to stop.
  public var stop: StopSignal

  /// Limits for one search.
  public init(jobs: Int = 1, stop: StopSignal = StopSignal()) {
    self.jobs = jobs
    self.stop = stop
  }

  /// The steps that a question besides the best team may take: about two seconds' worth.
  package static let stepsPerQuestion = 100_000_000

  /// The steps of a search between two looks at the signal: about ten microseconds.
  static let stepsBetweenChecks = 4_096

  /// The fewest steps that one of many parts of a question may take.
  static let fewestSteps = 2_000_000

  /// Limits of a question that may take `steps` steps: on one thread, so that only the problem decides what it gives up.
  package func limited(toSteps steps: Int = Limits.stepsPerQuestion) -> Limits {
    Limits(jobs: 1, stop: StopSignal(parent: stop, steps: steps))
  }

  /// Limits of a question that may use all the time there is where the time is limited; or of one of its `count` parts,
  /// which may use as much of what is left. Without a time limit, all parts share the steps of `efforts` questions.
  package func part(of count: Int = 1, efforts: Int = 1) -> Limits {
    stop.timeLeft.map { Limits(jobs: jobs, stop: StopSignal(after: $0 / count, parent: stop)) }
      ?? limited(toSteps: min(efforts * Self.stepsPerQuestion, stop.stepsAllowed) / count)
  }
}

/// Tells a running search to stop: raised by a signal handler or another thread, by the clock, or when the steps
/// that it was given are used up. Workers poll ``isRaised`` every few thousand steps.
public final class StopSignal: Sendable {
  private let raised = Atomic<Bool>(false)
  private let deadline: Instant?
  private let parent: StopSignal?
  /// Steps left; `nil` where they are not limited.
  private let stepsLeft: Mutex<Int>?

  /// A signal that raises itself after some time from now on, when `parent` is raised, and after `steps` steps.
  public init(after limit: Duration? = nil, parent: StopSignal? = nil, steps: Int? = nil) {
    (self.deadline, self.parent) = (limit.map { Instant.now + $0 }, parent)
    stepsLeft = steps.map { Mutex($0) }
    if steps == 0 { raise() }
  }

  /// Ends the search soon. Safe in a signal handler: one atomic store.
  public func raise() {
    raised.store(true, ordering: .relaxed)
  }

  /// Books steps that were done; raises the signal when none are left. Returns whether to go on.
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    parent?.spend(steps)
    let isUsedUp = stepsLeft?.withLock { left in
      left -= min(steps, left)
      return left == 0
    }
    if isUsedUp == true { raise() }
    return !isRaised
  }

  /// How work under a signal ended: everything was done, its own steps were used up, or its parent was raised.
  enum Ending: Sendable { case finished, exhausted, stopped }

  /// How the work ended that this signal allows; `finished` as long as nothing ended it.
  var ending: Ending { parent?.isRaised == true ? .stopped : isRaised ? .exhausted : .finished }

  /// Whether this signal or its parent was raised by a call, rather than by the clock or the end of its steps.
  public var isInterrupted: Bool {
    parent?.isInterrupted == true
      || (deadline == nil && stepsLeft == nil && raised.load(ordering: .relaxed))
  }

  /// How long the clock still allows; `nil` where it does not end the work.
  package var timeLeft: Duration? {
    [deadline.map { Instant.now.duration(to: $0) }, parent?.timeLeft].compactMap { $0 }.min()
  }

  var stepsRemaining: Int { stepsLeft?.withLock { $0 } ?? .max }

  /// How many steps this signal and its parents still allow.
  var stepsAllowed: Int { min(stepsRemaining, parent?.stepsAllowed ?? .max) }

  /// Whether to stop now. Asking after the deadline raises the signal for good.
  public var isRaised: Bool {
    if raised.load(ordering: .relaxed) || parent?.isRaised == true { return true }
    guard let deadline, Instant.now >= deadline else { return false }
    raise()
    return true
  }
}

/// The search was stopped before this was known.
struct SearchStopped: Error {}
