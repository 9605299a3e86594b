import Options
import Snapshots

/// How a batch tells of its tasks while it runs.
enum LogFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The lines on standard error about tasks that ended.
struct BatchLog: Sendable {
  let format: LogFormat
  /// Whether tasks that went well are told of too; on a terminal the progress line does that.
  let tellsOfAll: Bool

  /// Tells of a task.
  func tell(of ending: BatchRun.Ending) {
    let record = ending.record
    switch format {
    case .json: complain(LogLine(ending).json)
    case .text:
      let name = ending.isKept ? "kept" : record.status.rawValue
      if tellsOfAll || record.status == .failed {
        complain("\(name)  \(record.name)" + (record.headline.map { "  \($0)" } ?? ""))
      }
      for problem in record.problems { complain("  \(problem)") }
      let unlisted = record.problemCount - record.problems.count
      if unlisted > 0 { complain("  and \(unlisted) more lines") }
    }
  }
}
