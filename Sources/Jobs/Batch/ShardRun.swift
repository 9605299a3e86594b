import Clock
import Files
import Glibc
import Running
import Synchronization
import Tables

/// A run of one part of a job, which writes a part file and nothing else.
///
/// The file is saved from time to time while the part runs, so that a run after a crash can continue from there.
package struct ShardRun {
  let batch: BatchRun
  let shard: Shard
  let job: JobPart.Identity
  /// The part file.
  let path: String
  /// How long to wait for another run of the same part.
  let wait: Duration

  /// A run of one part.
  package init(batch: BatchRun, shard: Shard, job: JobPart.Identity, path: String, wait: Duration) {
    (self.batch, self.shard, self.job, self.path, self.wait) = (batch, shard, job, path, wait)
  }

  /// The least time between two saves of an unfinished part, as a multiple of the time that the last save took.
  private static let pause = 20

  /// The results of the tasks so far, and when they are saved next.
  private struct Progress {
    var results: [TaskResult?]
    var lines: [ResultLine?]
    var nextWriting = Instant.now

    init(_ kept: [TaskResult?]) { (results, lines) = (kept, kept.map { $0.map(ResultLine.init) }) }

    var isComplete: Bool { results.allSatisfy { $0.map { !$0.isInterrupted } ?? false } }
  }

  /// Runs the tasks of the part.
  /// - Returns: their results; the part is complete unless it was interrupted.
  /// - Throws: `OutputError` if the part file cannot be written.
  package func run() throws -> JobPart {
    let tasks = self.tasks
    let stop = batch.stop
    let file = try HeldFile(path, wait: wait, shouldStop: { stop.isRaised })
    let earlier = try earlierPart()
    let kept = try keptResults(of: tasks, in: batch.isForced ? nil : earlier)
    // From now on, what an earlier run left cannot be taken for the part of this one.
    try write(Progress(kept), isComplete: false, to: file)
    let found = run(tasks, kept: kept, savingIn: file)
    try write(found, isComplete: found.isComplete, to: file)
    return part(found.results.compactMap { $0 }, isComplete: found.isComplete)
  }

  /// Runs tasks, and saves their results from time to time.
  private func run(_ tasks: [TaskRun], kept: [TaskResult?], savingIn file: HeldFile) -> Progress {
    let progress = Mutex(Progress(kept))
    let positions = Dictionary(tasks.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let own = namesOfOwnTasks
    _ = batch.run(tasks, kept: kept) { task, jobs in
      let result = result(of: task, jobs: jobs, isOwn: own.contains(task.name))
      progress.withLock { note(result, at: positions[task.name]!, in: &$0, file) }
      return result
    } record: {
      $0.record(of: $1)
    }
    return progress.withLock { $0 }
  }

  /// The tasks that this part does, wholly or a share of them.
  private var tasks: [TaskRun] {
    batch.tasks.enumerated().filter { index, task in
      shard.owns(task: index) || task.isShared(among: shard.count)
    }.map(\.element)
  }

  private var namesOfOwnTasks: Set<String> {
    Set(batch.tasks.enumerated().filter { shard.owns(task: $0.offset) }.map(\.element.name))
  }

  /// The result of a task; of a task that another part owns, only this part's share of the tournaments.
  private func result(of task: TaskRun, jobs: Int, isOwn: Bool) -> TaskResult {
    var result = task.answer(jobs: jobs, for: shard)
    if !isOwn, result.odds != nil { result.snapshot = nil }
    return result
  }

  /// Records a result, and saves the file if it is time.
  private func note(_ result: TaskResult, at position: Int, in progress: inout Progress, _ file: HeldFile) {
    (progress.results[position], progress.lines[position]) = (result, ResultLine(result))
    let began = Instant.now
    guard began >= progress.nextWriting else { return }
    // What cannot be written now may succeed at the end, and is an error only there.
    _ = try? write(progress, isComplete: false, to: file)
    progress.nextWriting = .now + began.duration(to: .now) * Self.pause
  }

  private func part(_ results: [TaskResult], isComplete: Bool) -> JobPart {
    JobPart(shard, of: job, results: results, isComplete: isComplete)
  }

  private func write(_ progress: Progress, isComplete: Bool, to file: HeldFile) throws {
    let bytes = part([], isComplete: isComplete).file(with: progress.lines.compactMap { $0 })
    guard bytes.count <= largestSnapshot else { throw OutputError.refused(path: path, code: EFBIG) }
    try file.write(bytes)
  }

  /// Results that need not be found again: those in the output folder, and those that an earlier run of this part found
  /// from the same inputs.
  /// - Throws: `InputError` if what an earlier run has left cannot be read.
  private func keptResults(of tasks: [TaskRun], in part: JobPart?) throws -> [TaskResult?] {
    var digests = SharedDigests()
    let earlier = Dictionary((part?.results ?? []).map { ($0.task, $0) }) { first, _ in first }
    return try zip(tasks, batch.keptRecords(of: tasks)).map { task, record in
      if let record { return try task.kept(record) }
      guard let result = earlier[task.name], result.isAnswer, try task.wouldFind(result),
        result.inputs.allSatisfy({ digests.digest(of: $0.path) == $0.sha256 })
      else { return nil }
      return result
    }
  }

  /// The part that an earlier run has written; `nil` if there is none, or it is damaged or of another job.
  /// - Throws: `InputError` if the file cannot be read, `OutputError` if it holds something else.
  private func earlierPart() throws -> JobPart? {
    let bytes = try readBytes(path, limit: largestSnapshot)
    do throws(PartError) {
      let part = try JobPart(file: bytes)
      return part.job == job && part.number == shard.number && part.count == shard.count ? part : nil
    } catch {
      guard case .notAPart = error, !bytes.isEmpty else { return nil }
      throw OutputError.unusable(
        path: path, reason: "holds something other than a part of a job; choose another file with --part")
    }
  }
}

extension TaskResult {
  /// Whether the task has an answer, from inputs that are known.
  fileprivate var isAnswer: Bool {
    (snapshot != nil || odds != nil)
      && (exitCode == ExitCode.done.rawValue || exitCode == ExitCode.answerIsNo.rawValue)
  }

  fileprivate var isInterrupted: Bool {
    exitCode == ExitCode.interrupted.rawValue || exitCode == ExitCode.terminated.rawValue
  }
}
