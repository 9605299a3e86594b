/// The frame of charts with two axes: margins, grid, ticks and axis titles.
struct PlotFrame {
  /// The size of the whole drawing.
  let width, height: Int
  /// The area inside the axes.
  let area: Rectangle
  /// The positions of numbers from bottom to top.
  let yScale: Scale

  private let bottomAxis: BottomAxis
  private let yAxis: Axis
  private let yLabels: TickLabels

  /// The positions of numbers from left to right.
  var xScale: Scale { bottomAxis.scale }

  /// A frame for the given data.
  /// - Parameter rightMargin: the space for text between the right end of the axis and the edge.
  init(
    width: Int, height: Int, x xAxis: Axis, _ xData: [Double], y yAxis: Axis, _ yData: [Double],
    rightMargin: Double = 12
  ) {
    self.width = width
    self.height = height
    self.yAxis = yAxis
    let top = 24.0
    let bottom = Double(height) - 40
    yScale = Scale(
      yData, ticks: (height - 60) / 55, from: bottom, to: top, smallestStep: yAxis.isCount ? 1 : 0)
    let yLabels = TickLabels(yScale)
    self.yLabels = yLabels
    let left = 10 + (yScale.ticks.map { Typeface.width(yLabels.label($0)) }.max() ?? 0)
    let right = Double(width) - rightMargin
    bottomAxis = BottomAxis(xAxis, xData, ticks: width / 70, from: left, to: right)
    area = Rectangle(left: left, top: top, right: right, bottom: bottom)
  }

  /// The grid, the ticks' labels and the titles of the axes, to be drawn below everything else.
  var markup: Markup {
    let rows = yScale.ticks.map { (place: yScale.place($0), label: yLabels.label($0)) }
    let horizontal = rows.map { "M\(area.left) \($0.place)H\(area.right)" as Markup }
    return """
      <path class="grid" d="\(bottomAxis.grid(top: area.top, bottom: area.bottom))\(Markup(horizontal))"/>
      \(bottomAxis.numbers(below: area.bottom))\
      \(Markup(rows.map {
        "<text class=\"end\" x=\"\(area.left - 7)\" y=\"\($0.place + 4)\">\($0.label)</text>\n"
      }))\
      \(bottomAxis.title(y: height - 6))\
      <text x="0" y="11">\(yAxis.label)</text>

      """
  }
}
