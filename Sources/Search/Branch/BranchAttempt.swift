import Dispatch
import Synchronization

/// One search of a core for one target, by one worker or several.
///
/// A single worker tries first; only if that takes more than some steps do others join. They draw tasks,
/// the first two members of a team, from a common place, and share the best team found.
final class BranchAttempt<Value: WholeNumber>: Sendable {
  /// The players to choose from.
  let core: Core<Value>
  /// The core laid out for branching.
  let tables: CoreTables<Value>
  /// What is looked for.
  let target: Target<Value>
  /// The best team so far.
  let incumbent: Incumbent<Value>
  /// What the attempt may take.
  let effort: Effort
  /// Steps that one more tie counts for.
  let stepsPerTie: Int

  private let firstTie = Mutex<[Int32]>([])

  /// An attempt; nothing happens until ``run(workers:)``.
  init(
    core: Core<Value>, tables: CoreTables<Value>, target: Target<Value>, incumbent: Incumbent<Value>,
    effort: Effort, stepsPerTie: Int = 0
  ) {
    self.core = core
    self.tables = tables
    self.target = target
    self.incumbent = incumbent
    self.effort = effort
    self.stepsPerTie = stepsPerTie
  }

  /// The rows of the first tie without those of the given members; empty if none was found.
  var rowsOfFirstTie: [Int32] { firstTie.withLock { $0 } }

  /// One worker looks at everything.
  func runAlone() {
    var worker = Brancher(self)
    _ = worker.search(worker.root, open: tables.choose)
    collect(worker)
  }

  /// Several workers share the tasks.
  /// - Precondition: teams have at least 3 members to choose.
  func run(workers: Int, advanced: @escaping @Sendable (Int, Int) -> Void) {
    let queue = TaskQueue(membersInTask: min(2, tables.choose - 2), advanced: advanced)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var worker = Brancher(self)
      while queue.performNext(with: &worker, open: self.tables.choose) {}
      self.collect(worker)
    }
  }

  private func collect(_ worker: Brancher<Value>) {
    let tie = worker.firstTie
    guard !tie.isEmpty else { return }
    firstTie.withLock { first in
      if first.isEmpty || tie.lexicographicallyPrecedes(first) { first = tie }
    }
  }
}
