import Documents

extension Section {
  /// A chart with the section's title and anchor, and what is below it.
  init(of chart: Chart, width: Width = .half, below blocks: [Block?] = []) {
    self.init(
      chart.title, anchor: chart.name, width: width, place: .reports, blocks: [.chart(chart)] + blocks)
  }
}
