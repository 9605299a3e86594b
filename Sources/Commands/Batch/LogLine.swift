import Snapshots

/// A task that ended, as one line of JSON for whoever watches over the batch.
struct LogLine: Encodable {
  /// When the line was written, where that is asked for.
  var time: String?
  var task: String
  var status: TaskRecord.Status
  var exitCode: Int
  var kept: Bool
  var headline: String?
  var change: String?
  var warningCount: Int
  var problems: [String]
  var seconds: Double
  var done: Int
  var total: Int

  init(_ ending: BatchRun.Ending, at time: String?) {
    self.time = time
    let record = ending.record
    task = record.name
    status = record.status
    exitCode = record.exitCode
    kept = ending.isKept
    headline = record.headline
    change = record.change
    warningCount = record.warningCount
    problems = record.problems
    seconds = (ending.seconds * 1_000).rounded() / 1_000
    done = ending.done
    total = ending.total
  }

  /// The line, without a line break.
  var json: String { lineOfJSON(self) }
}
