/// The x axis below a chart: its scale, ticks, numbers and title.
struct BottomAxis {
  /// The positions of numbers from left to right.
  let scale: Scale

  private let axis: Axis
  private let labels: TickLabels

  /// An axis for the given data, drawn from `left` to `right`.
  /// - Parameter ticks: the desired number of ticks.
  init(_ axis: Axis, _ data: [Double], ticks: Int, from left: Double, to right: Double) {
    self.axis = axis
    scale = Scale(data, ticks: ticks, from: left, to: right, smallestStep: axis.isCount ? 1 : 0)
    labels = TickLabels(scale)
  }

  /// Returns the path data for a vertical line at every tick.
  func grid(top: Double, bottom: Double) -> Markup {
    Markup(scale.ticks.map { "M\(scale.place($0)) \(top)V\(bottom)" as Markup })
  }

  /// Returns the numbers at the ticks of an axis whose line is at `bottom`; the last one stays within the margin.
  func numbers(below bottom: Double) -> Markup {
    Markup(
      scale.ticks.map { tick in
        let label = labels.label(tick)
        let middle = min(scale.place(tick), scale.end + 12 - Typeface.width(label) / 2)
        return "<text class=\"middle\" x=\"\(middle)\" y=\"\(bottom + 16)\">\(label)</text>\n"
      })
  }

  /// Returns the axis title, with its baseline at `y`.
  func title(y: Int) -> Markup {
    "<text class=\"middle\" x=\"\((scale.start + scale.end) / 2)\" y=\"\(y)\">\(axis.label)</text>\n"
  }
}
