import Synchronization
import Testing

@testable import Search

struct ProgressReporterTests {
  @Test func hearsBothEndsWhichNeverWiden() {
    let heard = Mutex<[[Int64]]>([])
    let reporter = ProgressReporter<Int64>(changed: { best, bound in
      heard.withLock { $0.append([best, bound]) }
    })
    reporter.improved(10)
    for bound in [90, 80] as [Int64] { reporter.bounded(bound) }
    for best in [20, 15] as [Int64] { reporter.improved(best) }
    reporter.bounded(85)
    #expect(heard.withLock { $0 } == [[10, 90], [10, 80], [20, 80], [20, 80], [20, 80]])
  }
}
