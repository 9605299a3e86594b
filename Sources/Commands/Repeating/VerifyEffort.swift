import Clock
import Search
import Verification

/// How much work a verification may take.
struct VerifyEffort: Sendable {
  /// Counts the steps of one claim.
  let meter: WorkMeter
  private let deadline: Instant?

  /// - Parameters:
  ///   - steps: the most steps for one claim.
  ///   - limit: how long all of it may take; `nil` for no limit.
  ///   - stop: raised by an interrupt.
  init(steps: Int, limit: Duration?, stop: StopSignal) {
    let deadline = limit.map { Instant.now + $0 }
    self.deadline = deadline
    meter = WorkMeter(limit: steps) {
      if stop.isRaised { return .interrupt }
      if let deadline, Instant.now >= deadline { return .time }
      return nil
    }
  }

  /// What is left of the time; `nil` for no limit.
  var millisecondsLeft: Int? {
    deadline.map { max(0, Int(Instant.now.duration(to: $0) / .milliseconds(1))) }
  }
}
