import Clock
import Dispatch
import Running
import Search
import Snapshots
import Synchronization

/// A parallel run of the tasks of a job; what was finished before and has not changed is not run again.
package struct BatchRun {
  /// A finished task, for progress reports.
  package struct FinishedTask: Sendable {
    package var record: TaskRecord
    /// Whether its result was there already.
    package var isKept: Bool
    package var seconds: Double
    /// How many tasks are done so far, out of `total`.
    package var done: Int
    package var total: Int
  }

  let tasks: [TaskRun]
  /// The threads for all tasks together.
  let jobs: Int
  /// The settings that all tasks share.
  let conditions: TaskConditions
  /// Whether everything is run again.
  let isForced: Bool
  let stop: StopSignal
  /// Called for each task as it ends, one at a time, on any thread.
  let onFinish: @Sendable (FinishedTask) -> Void

  /// A run of these tasks.
  package init(
    tasks: [TaskRun], jobs: Int, conditions: TaskConditions, isForced: Bool, stop: StopSignal,
    onFinish: @escaping @Sendable (FinishedTask) -> Void
  ) {
    (self.tasks, self.jobs, self.conditions) = (tasks, jobs, conditions)
    (self.isForced, self.stop, self.onFinish) = (isForced, stop, onFinish)
  }

  /// Runs the tasks and returns their records in order; those that had not begun before an interrupt say so.
  package func records() -> [TaskRecord] {
    let kept = keptRecords(of: tasks)
    for (task, record) in zip(tasks, kept) where record != nil { task.folder.removeLeftovers() }
    let found = run(tasks, kept: kept) { task, jobs in
      task.run(jobs: jobs, under: conditions)
    } record: {
      $1
    }
    return zip(tasks, found).map { task, record in record ?? task.unfinished }
  }

  /// The earlier results that are still valid.
  func keptRecords(of tasks: [TaskRun]) -> [TaskRecord?] {
    guard !isForced else { return tasks.map { _ in nil } }
    var digests = SharedDigests()
    return tasks.map { task in stop.isRaised ? nil : task.finished(&digests) }
  }

  /// Does the work of all tasks without a kept result, on all threads.
  /// - Parameters:
  ///   - work: does the work of a task on the given number of threads.
  ///   - record: the record of what was found.
  /// - Returns: what is kept and what was found; `nil` for tasks that had not begun when the run was interrupted.
  package func run<Found: Sendable>(
    _ tasks: [TaskRun], kept: [Found?], work: @Sendable (TaskRun, Int) -> Found,
    record: @Sendable (TaskRun, Found) -> TaskRecord
  ) -> [Found?] {
    let open = tasks.indices.filter { kept[$0] == nil }
    let state = Mutex((found: kept, done: 0))
    @Sendable func end(_ index: Int, _ found: Found, since began: Instant?) {
      let seconds = began.map { $0.duration(to: .now) / .seconds(1) } ?? 0
      let record = record(tasks[index], found)
      state.withLock { state in
        state.found[index] = found
        state.done += 1
        onFinish(
          FinishedTask(
            record: record, isKept: began == nil, seconds: seconds, done: state.done, total: tasks.count))
      }
    }
    for case (let index, let found?) in kept.enumerated() { end(index, found, since: nil) }
    runInParallel(open.count) { position, jobs in
      let began = Instant.now
      end(open[position], work(tasks[open[position]], jobs), since: began)
    }
    return state.withLock { $0.found }
  }

  /// Does `count` pieces of work, each on its share of the threads, until the run is interrupted.
  private func runInParallel(_ count: Int, _ work: @Sendable (Int, Int) -> Void) {
    let workers = max(1, min(jobs, count))
    let next = Atomic(0)
    let console = Console.current
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let share = max(1, jobs / workers + (worker < jobs % workers ? 1 : 0))
      while !stop.isRaised {
        let position = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard position < count else { return }
        console.run { work(position, share) }
      }
    }
  }
}
