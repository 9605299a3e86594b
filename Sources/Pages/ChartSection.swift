import Documents
import Snapshots

extension Section {
  /// A chart with the section's title and anchor, and what is below it.
  init(of chart: Chart, width: Width = .half, below blocks: [Block?] = []) {
    self.init(
      chart.title, anchor: chart.name, width: width, place: .reports, blocks: [.chart(chart)] + blocks)
  }
}

extension Units {
  /// Returns a step of a curve that is drawn from a budget on.
  func step(_ point: CurveRecord.Point, from start: Double) -> StepChart.Step {
    .init(
      x: max(point.budget.approximate, start), y: point.skill.approximate,
      value: "\(cost(point.budget)) buys \(skill(point.skill))")
  }
}
