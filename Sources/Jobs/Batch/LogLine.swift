import Snapshots

/// A finished task, as one line of JSON for monitoring the batch.
package struct LogLine: Encodable {
  /// When the line was written, if that is asked for.
  package var time: String?
  package var task: String
  package var status: TaskRecord.Status
  package var exitCode: Int
  package var kept: Bool
  package var headline: String?
  package var change: String?
  package var warningCount: Int
  package var problems: [String]
  package var seconds: Double
  package var done: Int
  package var total: Int

  init(_ finished: BatchRun.FinishedTask, at time: String?) {
    self.time = time
    let record = finished.record
    task = record.name
    status = record.status
    exitCode = record.exitCode
    kept = finished.isKept
    headline = record.headline
    change = record.change
    warningCount = record.warningCount
    problems = record.problems
    seconds = (finished.seconds * 1_000).rounded() / 1_000
    done = finished.done
    total = finished.total
  }

  /// The line, without a line break.
  package var json: String { lineOfJSON(self) }
}
