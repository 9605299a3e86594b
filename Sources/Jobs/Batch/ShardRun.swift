import Files
import Glibc
import Running
import SharedOptions
import Snapshots
import Synchronization
import Tables

/// Runs one part of a job into a part file, without writing anything else.
///
/// The file is written now and then while the part runs, so that a run after a crash goes on from there.
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

  /// Between two writings of an unfinished part at least so many times as long goes by as the first one took.
  private static let pause = 20

  /// Runs the tasks of the part.
  /// - Returns: what they came to; the part is complete unless it was interrupted.
  /// - Throws: `OutputError` when the part file cannot be written.
  package func run() throws -> JobPart {
    let tasks = batch.tasks.enumerated().filter { index, task in
      shard.owns(task: index) || task.isShared(among: shard.count)
    }.map(\.element)
    let stop = batch.stop
    let file = try HeldFile(path, wait: wait, shouldStop: { stop.isRaised })
    let earlier = try earlierPart()
    let kept = try keptResults(of: tasks, in: batch.isForced ? nil : earlier)
    // From now on nobody takes what an earlier run has left for the part of this one.
    let keptLines = kept.map { $0.map(ResultLine.init) }
    try write(keptLines, isComplete: false, to: file)
    let found = Mutex((results: kept, lines: keptLines, nextWriting: ContinuousClock.now))
    let positions = Dictionary(tasks.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let own = Set(batch.tasks.enumerated().filter { shard.owns(task: $0.offset) }.map(\.element.name))
    _ = batch.run(tasks, kept: kept) { task, jobs in
      var result = task.answer(jobs: jobs, for: shard)
      // Of a task that is another part's, only this part's share of the tournaments is wanted.
      if !own.contains(task.name), result.odds != nil { result.snapshot = nil }
      let line = ResultLine(result)
      found.withLock { found in
        let position = positions[task.name]!
        (found.results[position], found.lines[position]) = (result, line)
        let began = ContinuousClock.now
        guard began >= found.nextWriting else { return }
        // What cannot be written now may be at the end, and is an error only there.
        _ = try? write(found.lines, isComplete: false, to: file)
        found.nextWriting = .now + began.duration(to: .now) * Self.pause
      }
      return result
    } record: { task, result in
      task.record(of: result)
    }
    let (results, lines) = found.withLock { ($0.results, $0.lines) }
    let isComplete = results.allSatisfy { $0.map { !$0.isInterrupted } ?? false }
    try write(lines, isComplete: isComplete, to: file)
    return JobPart(shard, of: job, results: results.compactMap { $0 }, isComplete: isComplete)
  }

  private func write(_ lines: [ResultLine?], isComplete: Bool, to file: HeldFile) throws {
    let bytes = JobPart(shard, of: job, results: [], isComplete: isComplete).file(
      with: lines.compactMap { $0 })
    guard bytes.count <= largestSnapshot else { throw OutputError.refused(path: path, code: EFBIG) }
    try file.write(bytes)
  }

  /// What need not be run: tasks whose result stands in the output folder, and those that an earlier run of this part
  /// has finished, of the same inputs.
  /// - Throws: `InputError` where it cannot be read what an earlier run has left.
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

  /// What an earlier run of this part has written; `nil` where it is nothing, damaged, or of another job.
  /// - Throws: `InputError` where the file cannot be read, `OutputError` where it holds something else.
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
  /// Whether the task has found its answer, of files that are known.
  fileprivate var isAnswer: Bool {
    (snapshot != nil || odds != nil)
      && (exitCode == ExitCode.done.rawValue || exitCode == ExitCode.answerIsNo.rawValue)
  }

  fileprivate var isInterrupted: Bool {
    exitCode == ExitCode.interrupted.rawValue || exitCode == ExitCode.terminated.rawValue
  }
}
