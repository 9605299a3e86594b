/// The axis below a chart: where its numbers stand, their ticks and its title.
struct BottomAxis {
  /// Where numbers stand from left to right.
  let scale: Scale

  private let axis: Axis
  private let labels: TickLabels

  /// An axis for data of the given range, drawn from `left` to `right`.
  /// - Parameter ticks: how many ticks are wanted.
  init(_ axis: Axis, _ data: ClosedRange<Double>, ticks: Int, from left: Double, to right: Double) {
    self.axis = axis
    scale = Scale(data, ticks: ticks, from: left, to: right, smallestStep: axis.isCount ? 1 : 0)
    labels = TickLabels(scale)
  }

  /// The part of a path that draws a line upward at every tick.
  func grid(top: Double, bottom: Double) -> Markup {
    Markup(scale.ticks.map { "M\(scale.place($0)) \(top)V\(bottom)" as Markup })
  }

  /// The numbers at the ticks of an axis whose line is at `bottom`.
  ///
  /// The last one stays within the margin of twelve that every chart has at least.
  func numbers(below bottom: Double) -> Markup {
    Markup(
      scale.ticks.map { tick in
        let label = labels.label(tick)
        let middle = min(scale.place(tick), scale.end + 12 - Typeface.width(label) / 2)
        return "<text class=\"middle\" x=\"\(middle)\" y=\"\(bottom + 16)\">\(label)</text>\n"
      })
  }

  /// What is measured, on the base line `y`.
  func title(y: Int) -> Markup {
    "<text class=\"middle\" x=\"\((scale.start + scale.end) / 2)\" y=\"\(y)\">\(axis.label)</text>\n"
  }
}
