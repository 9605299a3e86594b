import Documents
import Snapshots

/// How the best skill of each task went over its last runs; `nil` where none is known of two runs.
func runsTable(of tasks: [TaskRecord]) -> DataTable? {
  let courses = tasks.compactMap { task in
    Course(task.name, task.runs.filter { $0.skill != nil })
  }
  guard !courses.isEmpty else { return nil }
  let hasDates = courses.contains { $0.dates != nil }
  return DataTable(
    caption: "The best skill of each task over its last runs",
    columns: [.init("Task"), .init("Runs")] + (hasDates ? [.init("Dates")] : []) + [.init("Best skill")],
    rows: courses.map { course in
      DataTable.Row(
        [.init(course.task), .init(course.runs)] + (hasDates ? [.init(course.dates ?? "")] : [])
          + [course.skills])
    })
}

/// The runs of a task of which the best skill is known.
private struct Course {
  let task: String
  /// The numbers of the first and the last of them.
  let runs: String
  /// Their dates, where both are known.
  let dates: String?
  /// What the first and the last found, and the line of all.
  let skills: DataTable.Cell

  /// `nil` of fewer than two.
  init?(_ task: String, _ known: [TaskRunRecord]) {
    guard known.count > 1, let first = known.first, let last = known.last else { return nil }
    func span(_ text: (TaskRunRecord) -> String?) -> String? {
      guard let begin = text(first), let end = text(last) else { return nil }
      return begin == end ? begin : "\(begin) to \(end)"
    }
    self.task = task
    runs = span { String($0.number) } ?? ""
    dates = span(\.date)
    var cell = DataTable.Cell(span { $0.skill?.number.description } ?? "")
    cell.trend = known.compactMap { $0.skill?.approximate }
    skills = cell
  }
}
