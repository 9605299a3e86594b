import Glibc
import Options
import Running

/// The format in which a batch reports its tasks while it runs.
package enum LogFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The lines on standard error about finished tasks.
package struct BatchLog: Sendable {
  let format: LogFormat
  /// Whether each line says when it was written.
  let hasTimes: Bool
  /// Whether successful tasks are reported too; on a terminal the progress line does that.
  let reportsSuccess: Bool

  /// A log in this format.
  package init(format: LogFormat, hasTimes: Bool, reportsSuccess: Bool) {
    (self.format, self.hasTimes, self.reportsSuccess) = (format, hasTimes, reportsSuccess)
  }

  /// Reports a finished task.
  package func report(_ finished: BatchRun.FinishedTask) {
    let record = finished.record
    let time = hasTimes ? utc(time(nil), "%Y-%m-%dT%H:%M:%SZ") : nil
    switch format {
    case .json: writeToStandardError(LogLine(finished, at: time).json)
    case .text:
      let name = finished.isKept ? "kept" : record.status.rawValue
      if reportsSuccess || record.status == .failed {
        writeToStandardError(
          (time.map { $0 + "  " } ?? "") + "\(name)  \(record.name)"
            + (record.headline.map { "  \($0)" } ?? ""))
      }
      for problem in record.problems { writeToStandardError("  \(problem)") }
      let unlisted = record.problemCount - record.problems.count
      if unlisted > 0 { writeToStandardError("  and \(unlisted) more lines") }
    }
  }
}
