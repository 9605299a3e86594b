import Files
import Jobs
import Options
import Pages
import Snapshots
import Tournament

/// Tasks in a part of a job, which finds answers without writing them, and in the merge, which writes them.
extension TaskRun {
  /// Whether the work of the task is divided among the parts of a job: so many whole tournaments that each part has
  /// enough of them. Where the precision ends them nobody knows beforehand how many there will be.
  func isShared(among parts: Int) -> Bool {
    guard parsed.path == TournamentCommand.path, parsed[TournamentCommand.until] == nil else { return false }
    return parsed[TournamentCommand.runs].map { $0 / parts >= SeasonLimits.checkInterval } ?? false
  }

  /// Runs the command, or its share for a part of a job, without writing anything.
  func answer(jobs: Int, for shard: Shard) -> TaskResult {
    var result = perform(jobs: jobs, wait: nil, shard: shard)
    result.earlierSHA256 = result.page.flatMap { folder.digest(ofSnapshotOf: $0) }
    return result
  }

  /// That the result of an earlier run in the output folder still holds.
  func kept(_ record: TaskRecord) -> TaskResult {
    TaskResult(
      task: name, isKept: true, exitCode: Int32(clamping: record.exitCode), date: parsed.date,
      earlierSHA256: record.page.flatMap { folder.digest(ofSnapshotOf: $0) })
  }

  /// Whether the task would still find a result of an unfinished part, if its inputs are what they were: a result
  /// tells what changed since the one in the output folder.
  func wouldFind(_ result: TaskResult) -> Bool {
    result.date == parsed.date && result.page.map { folder.digest(ofSnapshotOf: $0) } == result.earlierSHA256
  }

  /// The record of a result that a part has kept; `nil` where the output folder does not hold it.
  func record(ofKept result: TaskResult) -> TaskRecord? {
    guard let record = standing(on: result.date)?.record, let page = record.page,
      folder.digest(ofSnapshotOf: page) == result.earlierSHA256
    else { return nil }
    return record
  }

  /// Whether the output folder holds what the part saw there that found a result, or that result already.
  func isAsSeen(by result: TaskResult) throws -> Bool {
    if result.isKept { return record(ofKept: result) != nil }
    guard let snapshot = result.snapshot, let page = result.page else { return true }
    let digest = folder.digest(ofSnapshotOf: page)
    return try digest == result.earlierSHA256
      || digest == SHA256.hexDigest(of: Array(snapshot.json().utf8))
  }

  /// Writes the pages of an answer that was found elsewhere.
  /// - Parameter wait: how long that may wait for the folder.
  /// - Returns: the same, or that the pages could not be written.
  func publish(_ result: TaskResult, wait: String?) -> TaskResult {
    guard let snapshot = result.snapshot, let kind = PageKind(of: snapshot),
      case .run(let command)? = try? program.parse(fullWords(jobs: 1, wait: wait))
    else { return result }
    do {
      let reports = try ReportFolder(for: command, page: kind, stop: { false })
      try reports?.write(kind.document(snapshot), of: snapshot)
      return result
    } catch {
      return result.failing(error)
    }
  }
}

extension TaskResult {
  /// The name of the page that shows the answer, without an ending; `nil` where there is none.
  fileprivate var page: String? {
    if odds != nil { return PageKind.tournament.rawValue }
    return snapshot.flatMap { PageKind(of: $0) }?.rawValue
  }
}
