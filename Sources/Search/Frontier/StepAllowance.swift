/// Why a count ended before it was complete: its signal was raised, or the work allowed was not enough.
enum CountingEnd: Error { case stopped, workLimit }

/// Allows a fixed number of steps, of about a nanosecond each: what a count gives up on does not depend on the clock.
struct StepAllowance {
  let stop: StopSignal
  private(set) var left: Int
  private var untilPoll = 0
  private var unreported = 0

  /// The most steps between two checks of the signal.
  private static let pollInterval = 1 << 18

  /// How many of these steps take as long as one step of a search.
  static let stepsPerSearch = 20

  init(limit: Int, stop: StopSignal) {
    self.left = limit
    self.stop = stop
  }

  /// Checks the signal: for use before something long that cannot be interrupted.
  func checkSignal() throws(CountingEnd) { if stop.isRaised { throw .stopped } }

  /// Books `steps` steps of work about to be done.
  mutating func spend(_ steps: Int) throws(CountingEnd) {
    guard steps <= left else { throw .workLimit }
    left -= steps
    untilPoll -= steps
    unreported += steps
    guard untilPoll <= 0 else { return }
    stop.spend(unreported / Self.stepsPerSearch)
    (untilPoll, unreported) = (Self.pollInterval, 0)
    try checkSignal()
  }

  /// Runs `body` with at most `limit` steps and half of those left; `nil` when they were not enough.
  mutating func attempt<Result>(
    _ limit: Int, _ body: (inout StepAllowance) throws(CountingEnd) -> Result
  ) throws(CountingEnd) -> Result? {
    let loan = min(limit, left / 2)
    var part = StepAllowance(limit: loan, stop: stop)
    defer { left -= loan - part.left }
    do throws(CountingEnd) {
      return try body(&part)
    } catch .workLimit {
      return nil
    }
  }
}
