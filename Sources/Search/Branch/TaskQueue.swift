import Synchronization

/// Hands out the first one or two members of a team, dearest first, each choice once.
///
/// A worker that draws a task skips those that its own bounds rule out: what was ruled out once stays so,
/// because targets only rise. So the tasks drawn depend on timing, the answer does not.
final class TaskQueue: Sendable {
  private struct Place {
    /// The first member of the last task; `nil` before the first one.
    var first: Int?
    /// Its second member; -1 when the first member has no more tasks.
    var second = -1
    var isAtEnd = false
  }

  private let place = Mutex(Place())
  private let membersInTask: Int
  private let advanced: @Sendable (Int, Int) -> Void

  /// A queue of tasks of one or two members; `advanced` hears how many first members are done, of how many.
  init(membersInTask: Int, advanced: @escaping @Sendable (Int, Int) -> Void) {
    self.membersInTask = membersInTask
    self.advanced = advanced
  }

  /// Draws a task and performs it.
  /// - Returns: false if there was none left or the attempt was given up.
  func performNext<Value>(with worker: inout Brancher<Value>, open: Int) -> Bool {
    guard let (first, second) = draw(&worker, open: open) else { return false }
    let frame = worker.choose(first, open: open, from: worker.root)
    guard membersInTask == 2 else { return worker.search(frame, open: open - 1) }
    return worker.search(worker.choose(second, open: open - 1, from: frame), open: open - 2)
  }

  private func draw<Value>(_ worker: inout Brancher<Value>, open: Int) -> (Int, Int)? {
    let root = worker.root
    return place.withLock { place in
      while !place.isAtEnd {
        if membersInTask == 2, let first = place.first, place.second >= 0 {
          var frame = worker.choose(first, open: open, from: root)
          frame.next = place.second - 1
          place.second = worker.nextPosition(frame, open: open - 1)
          if place.second >= 0 { return (first, place.second) }
        }
        var frame = root
        frame.next = (place.first ?? root.next + 1) - 1
        let first = worker.nextPosition(frame, open: open)
        place.first = first
        place.second = first
        place.isAtEnd = first < 0
        advanced(root.next - first, root.next + 1)
        if membersInTask == 1, first >= 0 { return (first, -1) }
      }
      return nil
    }
  }
}
