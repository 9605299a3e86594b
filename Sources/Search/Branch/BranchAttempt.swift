import Dispatch
import Synchronization

/// One search of a core for one target, by one worker or several.
///
/// A single worker tries first; only if that takes more than some steps do others join. They draw tasks,
/// the first two members of a team, from a common place, and share the collector of teams.
final class BranchAttempt<Value: WholeNumber>: Sendable {
  /// The players to choose from.
  let core: Core<Value>
  /// The core laid out for branching.
  let tables: CoreTables<Value>
  /// What is looked for.
  let target: Target<Value>
  /// Takes the teams found; unused where ties are looked for.
  let collector: TeamCollector<Value>
  /// What the attempt may take.
  let effort: Effort
  /// Steps that one more tie counts for.
  let stepsPerTie: Int

  /// How many of the first ties are kept.
  let tiesWanted: Int

  private let ties: Mutex<FirstTeams>

  /// An attempt; nothing happens until ``run(workers:)``.
  init(
    core: Core<Value>, tables: CoreTables<Value>, target: Target<Value>,
    collector: TeamCollector<Value>, effort: Effort, stepsPerTie: Int = 0,
    tiesWanted: Int = 1
  ) {
    self.core = core
    self.tables = tables
    self.target = target
    self.collector = collector
    self.effort = effort
    self.stepsPerTie = stepsPerTie
    self.tiesWanted = tiesWanted
    ties = Mutex(FirstTeams(capacity: tiesWanted))
  }

  /// The rows of the first ties without those of the given members, in their order.
  var firstTies: [[Int32]] { ties.withLock { $0.teams } }

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
    let found = worker.ties.teams
    ties.withLock { ties in
      for tie in found { ties.insert(tie) }
    }
  }
}
