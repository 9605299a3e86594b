import Synchronization
import Testing

@testable import Search

struct ListenerTests {
  @Test func hearsBothEndsWhichNeverWiden() {
    let heard = Mutex<[[Int64]]>([])
    let listener = Listener<Int64>(changed: { best, bound in heard.withLock { $0.append([best, bound]) } })
    listener.improved(10)
    for bound in [90, 80] as [Int64] { listener.bounded(bound) }
    for best in [20, 15] as [Int64] { listener.improved(best) }
    listener.bounded(85)
    #expect(heard.withLock { $0 } == [[10, 90], [10, 80], [20, 80], [20, 80], [20, 80]])
  }
}
