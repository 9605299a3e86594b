import Testing

@testable import Search

struct StepAllowanceTests {
  @Test func allowsItsStepsAndNoMore() throws {
    var meter = StepAllowance(limit: 10, stop: StopSignal())
    try meter.spend(7)
    #expect(meter.left == 3)
    #expect(throws: CountingEnd.workLimit) { try meter.spend(4) }
    try meter.spend(3)
    #expect(meter.left == 0)
  }

  @Test func noticesTheSignalWithinItsInterval() {
    let stop = StopSignal()
    var meter = StepAllowance(limit: 1 << 30, stop: stop)
    stop.raise()
    #expect(throws: CountingEnd.stopped) { for _ in 0..<1 << 20 { try meter.spend(1) } }
  }

  @Test func lendsHalfAndTakesBackWhatIsLeft() throws {
    var meter = StepAllowance(limit: 100, stop: StopSignal())
    let used = try meter.attempt(.max) { part throws(CountingEnd) in
      try part.spend(20)
      return part.left
    }
    #expect(used == 30)
    #expect(meter.left == 80)
    let refused = try meter.attempt(15) { part throws(CountingEnd) in
      try part.spend(10)
      try part.spend(10)
      return part.left
    }
    #expect(refused == nil)
    #expect(meter.left == 70)
  }
}
