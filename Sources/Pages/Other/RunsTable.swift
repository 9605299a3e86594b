import Documents
import Snapshots

/// Returns the best skill of each task over its last runs; `nil` if no task has two runs with a known skill.
func runsTable(of tasks: [TaskRecord]) -> DataTable? {
  let courses = tasks.compactMap { task in
    Course(task.name, task.runs.filter { $0.skill != nil })
  }
  guard !courses.isEmpty else { return nil }
  return DataTable(
    caption: "The best skill of each task over its last runs",
    columns: [.init("Task"), .init("Runs", .number), .init("Dates").lower.optional, .init("Best skill")],
    rows: courses.map { course in
      DataTable.Row([
        .init(course.task), .init(String(course.count)), .init(course.dates ?? ""), course.skills,
      ])
    })
}

/// The runs of a task whose best skill is known.
private struct Course {
  let task: String
  /// The number of runs.
  let count: Int
  /// The dates of the first and the last, if any.
  let dates: String?
  /// The skills of the first and the last, with a sparkline of all.
  let skills: DataTable.Cell

  /// The runs of a task; `nil` if there are fewer than two.
  init?(_ task: String, _ known: [TaskRunRecord]) {
    let skills = known.compactMap(\.skill)
    guard skills.count > 1, let first = skills.first, let last = skills.last else { return nil }
    let ends = [known.first?.date, known.last?.date].compactMap { $0 }.withoutRepeats
    (self.task, count, dates) = (task, skills.count, ends.isEmpty ? nil : ends.joined(separator: " to "))
    var cell = DataTable.Cell(first == last ? last.number.description : "\(first.number), now \(last.number)")
    cell.trend = skills.map(\.approximate)
    if dates != nil {
      cell.exact = known.compactMap { run in run.skill.map { "\(run.date ?? "no date"): \($0.number)" } }
        .joined(separator: ", ")
    }
    self.skills = cell
  }
}
