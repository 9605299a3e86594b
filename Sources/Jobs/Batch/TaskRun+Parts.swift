import Files
import Pages
import Running
import Snapshots
import Tables

/// Tasks in a part of a job, which finds answers without writing them, and in the merge, which writes them.
extension TaskRun {
  /// Whether the work of the task is divided among the parts of a job.
  package func isShared(among parts: Int) -> Bool { called.use.isShared(parsed, parts) }

  /// Runs the command, or its share for a part of a job, without writing anything.
  package func answer(jobs: Int, for shard: Shard) -> TaskResult {
    var result = perform(jobs: jobs, under: TaskConditions(), held: nil, shard: shard).result
    do {
      result.earlierSHA256 = try digest(of: result.page)
      return result
    } catch {
      return result.failing(error)
    }
  }

  /// The result that an earlier run in the output folder is still valid.
  /// - Throws: `InputError` if it cannot be read.
  package func kept(_ record: TaskRecord) throws(InputError) -> TaskResult {
    TaskResult(
      task: name, isKept: true, exitCode: Int32(clamping: record.exitCode), date: parsed.date,
      earlierSHA256: try digest(of: record.page))
  }

  private func digest(of page: String?) throws(InputError) -> String? {
    guard let page else { return nil }
    return try folder.digest(ofSnapshotOf: page)
  }

  /// Whether the task would find a result of an unfinished part again from the same inputs: a result says what changed
  /// since the one in the output folder.
  /// - Throws: `InputError` if that one cannot be read.
  func wouldFind(_ result: TaskResult) throws(InputError) -> Bool {
    guard result.date == parsed.date else { return false }
    return try digest(of: result.page) == result.earlierSHA256
  }

  /// The record of a result that a part has kept; `nil` if the output folder does not hold it.
  /// - Throws: `InputError` if the output folder cannot be read.
  package func record(ofKept result: TaskResult) throws(InputError) -> TaskRecord? {
    guard let record = try validResult(on: result.date)?.record, let page = record.page else { return nil }
    return try folder.digest(ofSnapshotOf: page) == result.earlierSHA256 ? record : nil
  }

  /// Whether the output folder is as it was when a part found a result, or already holds that result.
  package func isAsSeen(by result: TaskResult) throws -> Bool {
    if result.isKept { return try record(ofKept: result) != nil }
    guard let snapshot = result.snapshot, let page = result.page else { return true }
    let digest = try folder.digest(ofSnapshotOf: page)
    return try digest == result.earlierSHA256
      || digest == SHA256.hexDigest(of: Array(snapshot.json().utf8))
  }

  /// Writes the pages of an answer that was found elsewhere, and stores the result of the task.
  /// - Parameter conditions: the settings that all tasks share.
  package func publish(_ result: TaskResult, under conditions: TaskConditions) -> TaskRecord {
    holding(under: conditions) { held in
      guard let snapshot = result.snapshot, let kind = PageKind(of: snapshot) else {
        return TaskOutcome(result: result)
      }
      var console = Console.current
      console.held = held
      return try console.run {
        let command = command(jobs: 1, under: conditions)
        guard let reports = try ReportFolder(for: command, page: kind) else {
          return TaskOutcome(result: result)
        }
        let page = answerPage(of: snapshot)
        let picture = try command.picture(of: page)
        var outcome = TaskOutcome(result: result)
        outcome.take(snapshot, try reports.write(page, of: snapshot, and: [picture].compactMap { $0 }))
        return outcome
      }
    }
  }
}

extension TaskResult {
  /// The name of the page that shows the answer, without an extension; `nil` if there is none.
  fileprivate var page: String? {
    if odds != nil { return PageKind.tournament.name }
    return snapshot.flatMap { PageKind(of: $0) }?.name
  }
}
