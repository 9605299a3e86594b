extension StepChart {
  /// The most steps of a line whose steps all get dots.
  private static let dottedSteps = 40
  /// The most steps of a line whose steps show their values on hover.
  private static let hoverSteps = 200

  /// The least height of the plot, however many names are below it.
  private static let leastHeight = 240

  /// The drawing: the frame, the shaded range, the lines, the reader's reference value, the points with the names that
  /// fit, and the legend. Lines that are not highlighted are dashed and on top: where they coincide with another line,
  /// both are visible. However many steps there are, no line has more corners than the eye can tell apart.
  /// - Complexity: O(steps + (points + corners) · labels).
  public var drawing: Drawing {
    let lines = lines.map(\.drawable).filter { !$0.steps.isEmpty }
    let points = points.filter { $0.x.isFinite && $0.y.isFinite }
    let key = LineKey(lines.map { ($0.label, $0.isHighlighted) })
    let frame = frame(lines, points, height: max(Self.leastHeight, height - key.height))
    let dots = DotStack.dots(for: points, in: frame)
    let drawn = zip(lines, key.attributes).map { line, attributes in
      (line: line, corners: line.corners(in: frame), attributes: attributes)
    }
    let fromBelow =
      drawn.filter(\.line.isHighlighted).reversed() + drawn.filter { !$0.line.isHighlighted }
    return Drawing(
      width: frame.width, height: frame.height + key.height,
      content: (reference?.shade(on: frame.xScale, in: frame.area) ?? "") + frame.markup
        + (reference?.markup(on: frame.xScale, in: frame.area, width: frame.width, beside: y.label) ?? "")
        + Markup(fromBelow.map { Self.path($0.corners, named: $0.line.label, $0.attributes) })
        + Markup(lines.filter(\.isHighlighted).map { hoverMarkup($0, in: frame) })
        + Markup(dots.map(\.markup))
        + key.markup(from: Double(frame.height))
        + DotLabels(
          dots, in: frame, top: reference == nil ? 13 : frame.area.top - 6,
          around: drawn.flatMap { Self.occupiedAreas(of: $0.corners) }
            + (reference?.occupiedAreas(on: frame.xScale, in: frame.area) ?? []), limit: 40
        ).markup)
  }

  /// Returns the frame around everything that is drawn.
  private func frame(_ lines: [Line], _ points: [ScatterChart.Point], height: Int) -> PlotFrame {
    let steps = lines.flatMap(\.steps)
    let reference = [reference?.x, reference?.shadedFrom].compactMap { $0 }
    return PlotFrame(
      width: 420, height: height, x: x,
      steps.map(\.x) + lines.compactMap(\.end) + points.map(\.x) + reference,
      y: y, steps.map(\.y) + points.map(\.y))
  }

  /// Returns a line that runs horizontally to each corner and then vertically.
  private static func path(_ corners: [Location], named name: String, _ attributes: Markup) -> Markup {
    let steps = corners.enumerated().map { index, corner in
      index == 0 ? "M\(corner.x) \(corner.y)" : "H\(corner.x)V\(corner.y)" as Markup
    }
    let title: Markup = name.isEmpty ? "/>\n" : "><title>\(name)</title></path>\n"
    return "<path\(attributes) d=\"\(Markup(steps))\"\(title)"
  }

  /// Returns the area that a line covers, segment by segment.
  private static func occupiedAreas(of corners: [Location]) -> [Rectangle] {
    zip(corners, corners.dropFirst()).flatMap { corner, next in
      [
        Rectangle(left: corner.x, top: corner.y - 1.5, right: next.x, bottom: corner.y + 1.5),
        Rectangle(
          left: next.x - 1.5, top: min(corner.y, next.y), right: next.x + 1.5, bottom: max(corner.y, next.y)),
      ]
    }
  }

  /// Returns the hover text of each step, with a dot on each if they are few.
  private func hoverMarkup(_ line: Line, in frame: PlotFrame) -> Markup {
    guard line.steps.count <= Self.hoverSteps else { return "" }
    let places = line.steps.map { frame.xScale.place($0.x) } + [line.right(in: frame)]
    return Markup(
      line.steps.enumerated().map { index, step in
        let (left, right) = (places[index], places[index + 1])
        let dot: Markup =
          marksSteps && line.steps.count <= Self.dottedSteps
          ? "<circle class=\"step\" cx=\"\(left)\" cy=\"\(frame.yScale.place(step.y))\" r=\"3\"/>" : ""
        return """
          <g><title>\(step.value)</title>\
          <rect class="area" x="\(left)" y="\(frame.area.top)" width="\(max(0, right - left))" \
          height="\(frame.area.height)"/>\(dot)</g>

          """
      })
  }
}

extension StepChart.Line {
  /// The line without steps that cannot be drawn.
  fileprivate var drawable: StepChart.Line {
    var line = self
    line.steps = steps.filter { $0.x.isFinite && $0.y.isFinite }
    line.end = end.flatMap { $0.isFinite ? $0 : nil }
    return line
  }

  /// Returns the points of the drawing at which the line has reached its next value, and its end. Of steps less than
  /// half a pixel apart only the last is kept.
  fileprivate func corners(in frame: PlotFrame) -> [Location] {
    var corners: [Location] = []
    for step in steps {
      let corner = Location(x: frame.xScale.place(step.x), y: frame.yScale.place(step.y))
      if let last = corners.last, corners.count > 1, corner.x - last.x < 0.5 {
        corners[corners.count - 1].y = corner.y
      } else {
        corners.append(corner)
      }
    }
    return corners + (corners.last.map { [Location(x: max($0.x, right(in: frame)), y: $0.y)] } ?? [])
  }

  fileprivate func right(in frame: PlotFrame) -> Double { end.map(frame.xScale.place) ?? frame.area.right }
}
