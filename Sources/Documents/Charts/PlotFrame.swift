/// The frame that charts with two axes share: margins, grid, ticks and the titles of the axes.
struct PlotFrame {
  /// The size of the whole drawing.
  let width, height: Int
  /// The area inside the axes.
  let area: Rectangle
  /// Where numbers stand from left to right and from bottom to top.
  let xScale, yScale: Scale

  private let xAxis, yAxis: Axis
  private let xLabels, yLabels: TickLabels

  /// A frame for data of the given ranges.
  init(
    width: Int, height: Int, x xAxis: Axis, _ xData: ClosedRange<Double>, y yAxis: Axis,
    _ yData: ClosedRange<Double>
  ) {
    self.width = width
    self.height = height
    self.xAxis = xAxis
    self.yAxis = yAxis
    let top = 24.0
    let bottom = Double(height) - 40
    yScale = Scale(yData, ticks: (height - 60) / 55, from: bottom, to: top)
    let yLabels = TickLabels(yScale)
    self.yLabels = yLabels
    let left = 10 + (yScale.ticks.map { Typeface.width(yLabels.label($0)) }.max() ?? 0)
    let right = Double(width) - 12
    xScale = Scale(xData, ticks: width / 85, from: left, to: right)
    xLabels = TickLabels(xScale)
    area = Rectangle(left: left, top: top, right: right, bottom: bottom)
  }

  /// The grid, the ticks' labels and the titles of the axes, to be drawn below everything else.
  var markup: Markup {
    let columns = xScale.ticks.map { (place: xScale.place($0), label: xLabels.label($0)) }
    let rows = yScale.ticks.map { (place: yScale.place($0), label: yLabels.label($0)) }
    let vertical = columns.map { "M\($0.place) \(area.top)V\(area.bottom)" as Markup }
    let horizontal = rows.map { "M\(area.left) \($0.place)H\(area.right)" as Markup }
    return """
      <path class="grid" d="\(Markup(vertical + horizontal))"/>
      \(Markup(columns.map {
        "<text class=\"middle\" x=\"\($0.place)\" y=\"\(area.bottom + 16)\">\($0.label)</text>\n"
      }))\
      \(Markup(rows.map {
        "<text class=\"end\" x=\"\(area.left - 7)\" y=\"\($0.place + 4)\">\($0.label)</text>\n"
      }))\
      <text class="middle" x="\((area.left + area.right) / 2)" y="\(height - 6)">\(xAxis.label)</text>
      <text x="0" y="11">\(yAxis.label)</text>

      """
  }
}

/// An upright rectangle of a drawing; y grows downward.
struct Rectangle: Equatable {
  var left, top, right, bottom: Double

  /// Whether the two share more than an edge.
  func overlaps(_ other: Rectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether the other lies inside.
  func contains(_ other: Rectangle) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }
}

/// What is known of the typeface of a chart without measuring it: enough to keep words apart.
enum Typeface {
  /// How far letters reach above and below their line.
  static let ascent = 9.0
  static let descent = 3.0

  /// About the width of the words, rather too wide than too narrow.
  static func width(_ text: String, strong: Bool = false) -> Double {
    Double(text.displayWidth) * (strong ? 6.8 : 6.3)
  }

  /// The words, cut to a length that fits into a drawing.
  static func shortened(_ text: String) -> String {
    let limit = 24
    guard text.displayWidth > limit else { return text }
    var short = ""
    var width = 0
    for character in text {
      width += String(character).displayWidth
      guard width < limit else { break }
      short.append(character)
    }
    return short + "…"
  }
}
