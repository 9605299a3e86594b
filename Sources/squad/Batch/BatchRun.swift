import Dispatch
import Jobs
import Search
import Snapshots
import Synchronization

/// Runs the tasks of a job side by side; what was finished before and has not changed is not run again.
struct BatchRun {
  /// One task that is done, for those who watch.
  struct Ending: Sendable {
    var record: TaskRecord
    /// Whether its result was there already.
    var isKept: Bool
    var seconds: Double
    /// How many tasks are done now, and of how many.
    var done: Int
    var total: Int
  }

  let tasks: [TaskRun]
  /// The threads for all tasks together.
  let jobs: Int
  /// How long a task may wait for its folder, as the command line says it.
  let wait: String?
  /// Whether everything is run again.
  let isForced: Bool
  let stop: StopSignal

  /// What came of each task, in their order. Those that had not begun when the run was interrupted say so.
  /// - Parameter ended: hears of each task as it ends, one at a time, on any thread.
  func records(ended: @escaping @Sendable (Ending) -> Void) -> [TaskRecord] {
    let kept = keptRecords()
    let open = tasks.indices.filter { kept[$0] == nil }
    let state = Mutex((records: kept, done: 0))
    let total = tasks.count
    @Sendable func end(_ index: Int, _ record: TaskRecord, isKept: Bool, since began: ContinuousClock.Instant)
    {
      let seconds = began.duration(to: .now) / .seconds(1)
      state.withLock { state in
        state.records[index] = record
        state.done += 1
        ended(
          Ending(record: record, isKept: isKept, seconds: seconds, done: state.done, total: total))
      }
    }
    for index in tasks.indices {
      if let record = kept[index] { end(index, record, isKept: true, since: .now) }
    }
    let workers = max(1, min(jobs, open.count))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while !stop.isRaised {
        let position = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard position < open.count else { return }
        let began = ContinuousClock.now
        let record = tasks[open[position]].run(jobs: max(1, jobs / workers), wait: wait)
        end(open[position], record, isKept: false, since: began)
      }
    }
    return zip(tasks, state.withLock { $0.records }).map { task, record in
      record ?? task.unfinished
    }
  }

  /// The results that are there already, and hold.
  private func keptRecords() -> [TaskRecord?] {
    guard !isForced else { return tasks.map { _ in nil } }
    var digests = SharedDigests()
    return tasks.map { task in stop.isRaised ? nil : task.finished(&digests) }
  }
}

extension TaskRun {
  /// What is said of the task when it had not begun.
  fileprivate var unfinished: TaskRecord {
    var record = TaskRecord(name: task.name, command: command)
    let before = folder.stored?.record
    record.page = before?.page
    record.runs = before?.runs ?? []
    record.exitCode = Int((interruptExitCode ?? .interrupted).rawValue)
    return record
  }
}
