import Synchronization

/// Hands out the first two members of a team, each pair once, in the order of the search: handing out the first alone
/// would leave one worker with a fifth of all the work.
final class TaskQueue: Sendable {
  private let last = Mutex<[Int]?>([])
  private let count: Int
  private let advanced: @Sendable (Int, Int) -> Void

  /// A queue from which nothing was taken; `advanced` receives how many first members are done, of `count`.
  init(count: Int, advanced: @escaping @Sendable (Int, Int) -> Void) {
    self.count = count
    self.advanced = advanced
  }

  /// Takes a task and performs it; returns false if none was left or the attempt was given up.
  func performNext<Collector>(with worker: inout Brancher<Collector>) -> Bool {
    let task = last.withLock { last -> [Int]? in
      let before = last?.first
      last = last.flatMap { worker.nextPair(after: $0) }
      if last?.first != before { advanced(last?.first ?? count, count) }
      return last
    }
    guard let task else { return false }
    return worker.search(beginningWith: task)
  }
}

extension Brancher {
  /// The pair of first members after `pair`; the first pair if that is empty.
  fileprivate mutating func nextPair(after pair: [Int]) -> [Int]? {
    var first = pair.first ?? -1
    var second = pair.last ?? -1
    while true {
      if first >= 0 {
        var frame = descend(root, to: first)
        frame.next = max(frame.next, second + 1)
        second = nextPosition(frame, following: first)
        if second >= 0 { return [first, second] }
      }
      var frame = root
      frame.next = first + 1
      first = nextPosition(frame, chosen: 0)
      if first < 0 { return nil }
      second = first
    }
  }
}
