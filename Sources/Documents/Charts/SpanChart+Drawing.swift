extension SpanChart {
  private static let width = 420
  private static let barHeight = 11.0
  private var rowHeight: Double { rows.count > 20 ? 17 : 20 }
  /// The most characters of a name that are shown.
  private static let longestName = 16

  private var bottom: Double { 30 + Double(max(1, rows.count)) * rowHeight }

  /// The drawing: the frame, the names with their bars, the reader's reference value, and the legend of pale bars. Bars
  /// less than half a pixel apart are merged.
  /// - Complexity: O(spans).
  public var drawing: Drawing {
    let names = rows.map { Typeface.shortened($0.label.visible, limit: Self.longestName) }
    let left = (names.map { Typeface.width($0, strong: true) }.max() ?? 0) + 18
    let area = Rectangle(left: left, top: 24, right: Double(Self.width) - 12, bottom: bottom)
    let ends = rows.flatMap(\.spans).flatMap { [$0.from, $0.to ?? $0.from] }
    let axis = BottomAxis(x, ends + [reference?.x ?? .nan], ticks: 5, from: area.left, to: area.right)
    return Drawing(
      width: Self.width, height: Int(bottom) + 40 + (key == nil ? 0 : 22),
      content: (reference?.shade(on: axis.scale, in: area) ?? "")
        + "<path class=\"grid\" d=\"\(axis.grid(top: area.top, bottom: area.bottom))\"/>\n"
        + axis.numbers(below: area.bottom) + axis.title(y: Int(bottom) + 34)
        + Markup(zip(rows, names).enumerated().map { markup($1.0, name: $1.1, number: $0, area, axis.scale) })
        + (reference?.markup(on: axis.scale, in: area, width: Self.width) ?? "")
        + (colourKey?.markup(from: left, y: bottom + 46, within: Double(Self.width)) ?? ""))
  }

  private var colourKey: ColourKey? {
    key.map { ColourKey(entries: [(" class=\"team\"", $0.full), (" class=\"blue\"", $0.pale)]) }
  }

  private func markup(
    _ row: Row, name: String, number: Int, _ area: Rectangle, _ scale: Scale
  ) -> Markup {
    let middle = area.top + 3 + (Double(number) + 0.5) * rowHeight
    let weight: Markup = row.isStrong ? " strong" : ""
    let bars = Self.bars(of: row, on: scale).map { bar in
      """
      <rect class="\(bar.isPale ? "blue" : "team" as Markup)" x="\(bar.left)" \
      y="\(middle - Self.barHeight / 2)" width="\(bar.right - bar.left)" height="\(Self.barHeight)" \
      rx="\(bar.isPoint ? Self.barHeight / 2 : 2)"/>
      """ as Markup
    }
    return """
      <g><title>\(row.label): \(row.value)</title>\
      <text class="end\(weight)" x="\(area.left - 8)" y="\(middle + 4)">\(name)</text>\(Markup(bars))</g>

      """
  }

  private struct Bar {
    var left, right: Double
    var isPale: Bool
    var isPoint: Bool
  }

  /// Returns the bars of a row: as wide as their spans, a single point as wide as it is high.
  private static func bars(of row: Row, on scale: Scale) -> [Bar] {
    var bars: [Bar] = []
    for span in row.spans where span.from.isFinite && (span.to ?? 0).isFinite {
      let left = scale.place(span.from)
      let right = span.to.map(scale.place) ?? scale.end
      let isPoint = span.to == span.from
      let bar = Bar(
        left: isPoint ? left - barHeight / 2 : left,
        right: isPoint ? left + barHeight / 2 : max(right, left + 0.5), isPale: span.isPale, isPoint: isPoint)
      if let last = bars.last, last.isPale == bar.isPale || bar.right - last.right < 0.5,
        bar.left - last.right < 0.5
      {
        bars[bars.count - 1].right = max(last.right, bar.right)
        bars[bars.count - 1].isPoint = false
      } else {
        bars.append(bar)
      }
    }
    return bars
  }
}
