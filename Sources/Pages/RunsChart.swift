import Documents
import Snapshots

/// The best skills of the last runs of tasks, each against its first run that is drawn, so that pools of any scale
/// are in one picture.
enum RunsChart {
  private static let mostLines = 8

  static func chart(of tasks: [TaskRecord]) -> LineChart {
    LineChart(
      name: "runs", title: "The best skill over the last runs",
      summary: "The best skill of each task over its last runs; the first run is 100.",
      x: Axis("Run", isCount: true), y: Axis("Best skill, first run = 100"), lines: lines(of: tasks))
  }

  /// The lines of those tasks whose best skill is known of two runs or more.
  static func lines(of tasks: [TaskRecord]) -> [LineChart.Line] {
    tasks.compactMap(line).prefix(mostLines).map { $0 }
  }

  private static func line(_ task: TaskRecord) -> LineChart.Line? {
    let known = task.runs.compactMap { run in run.skill.map { (run.number, $0) } }
    guard known.count > 1, let first = known.first?.1.approximate, first > 0, let last = known.last?.1 else {
      return nil
    }
    let points = known.map { LineChart.Point(x: Double($0.0), y: $0.1.approximate * 100 / first) }
    return LineChart.Line(task.name, points: points, value: "\(last.number.description) skill")
  }
}
