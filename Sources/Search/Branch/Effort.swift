import Synchronization

/// The work of one attempt, shared by its workers: how much it may take, and whether to give up.
final class Effort: Sendable {
  /// How an attempt ended.
  enum Ending: Int, Sendable {
    /// Everything was searched.
    case finished
    /// The allowed steps were used up.
    case exhausted
    /// The stop signal was raised.
    case stopped
  }

  /// An action of one worker once a number of steps are done.
  struct Milestone: Sendable {
    /// The number of steps.
    var steps: Int
    /// The action; the worker goes on after it.
    var reach: @Sendable () -> Void
  }

  /// The steps between two checks of the signal: about ten microseconds.
  static let stepsBetweenChecks = 4_096

  /// The signal that ends the attempt early.
  let stop: StopSignal
  /// The most steps.
  let allowed: Int
  private let milestone: Milestone?
  private let used = Atomic<Int>(0)
  private let state = Atomic<Int>(Ending.finished.rawValue)

  /// An attempt of at most `allowed` steps.
  init(allowed: Int = .max, stop: StopSignal, milestone: Milestone? = nil) {
    self.allowed = allowed
    self.milestone = milestone
    self.stop = stop
  }

  /// Adds `steps` to those done.
  /// - Returns: whether to go on.
  func book(_ steps: Int) -> Bool {
    let total = used.wrappingAdd(steps, ordering: .relaxed).newValue
    stop.spend(steps)
    // Only the call whose steps include the milestone reaches it.
    if let milestone, total >= milestone.steps, total &- steps < milestone.steps { milestone.reach() }
    if stop.isRaised {
      state.store(Ending.stopped.rawValue, ordering: .relaxed)
    } else if total > allowed, ending == .finished {
      state.store(Ending.exhausted.rawValue, ordering: .relaxed)
    }
    return ending == .finished
  }

  /// How the attempt ended; `finished` as long as no worker gave up.
  var ending: Ending {
    Ending(rawValue: state.load(ordering: .relaxed)) ?? .stopped
  }

  /// Steps booked so far.
  var steps: Int { used.load(ordering: .relaxed) }
}
