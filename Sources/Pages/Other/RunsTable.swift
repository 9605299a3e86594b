import Documents
import Snapshots
import Words

/// Returns the best skill of each task over its last runs; `nil` if no task has two runs with a known skill.
func runsTable(of tasks: [TaskRecord]) -> DataTable? {
  let rows = tasks.compactMap { row(of: $0, $0.runs.filter { $0.skill != nil }) }
  return rows.isEmpty
    ? nil
    : DataTable(
      caption: "The best skill of each task over its last runs",
      columns: [.init("Task"), .init("Runs", .number), .init("Dates").lower.optional, .init("Best skill")],
      rows: rows)
}

/// Returns the number of the runs with a known skill, their first and last date, and the first and last skill with a
/// sparkline of all; `nil` if there are fewer than two.
private func row(of task: TaskRecord, _ known: [TaskRunRecord]) -> DataTable.Row? {
  let skills = known.compactMap(\.skill)
  guard skills.count > 1, let first = skills.first, let last = skills.last else { return nil }
  let dates = [known.first?.date, known.last?.date].compactMap { $0 }.withoutRepeats
  var cell = DataTable.Cell(first == last ? last.number.description : "\(first.number), now \(last.number)")
  cell.trend = skills.map(\.approximate)
  if !dates.isEmpty {
    cell.exact = known.compactMap { run in run.skill.map { "\(run.date ?? "no date"): \($0.number)" } }
      .joined(separator: ", ")
  }
  return .init([.init(task.name), .init(String(skills.count)), .init(dates.joined(separator: " to ")), cell])
}
