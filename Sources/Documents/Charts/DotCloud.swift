/// The unnamed dots of a scatter chart, reduced to as many as the eye can tell apart.
///
/// The area is divided into cells the size of a dot. Each non-empty cell draws one dot, at the position of the first in
/// it, darker the more there are; so the drawing stays small however many dots there are.
struct DotCloud {
  /// The width of a cell and of a dot.
  private static let cell = 4
  /// The shade classes, each with the lowest number of dots to which it applies.
  private static let shades: [(from: Int32, name: Markup)] = [(1, "few"), (3, "some"), (10, "many")]

  private let columns: Int
  private var counts: [Int32]
  private var places: [(x: Int16, y: Int16)]

  /// Sorts the dots of a cloud into the cells of a frame.
  /// - Complexity: O(dots + cells).
  init(_ cloud: ScatterChart.Cloud, in frame: PlotFrame) {
    columns = frame.width / Self.cell + 1
    let cells = columns * (frame.height / Self.cell + 1)
    counts = Array(repeating: 0, count: cells)
    places = Array(repeating: (0, 0), count: cells)
    for (index, (x, y)) in zip(cloud.x, cloud.y).enumerated() where x.isFinite && y.isFinite {
      let column = Int(frame.xScale.place(x).rounded())
      let row = Int(frame.yScale.place(y).rounded())
      let cell = row / Self.cell * columns + column / Self.cell
      if counts[cell] == 0 { places[cell] = (Int16(column), Int16(row)) }
      counts[cell] += cloud.counts.isEmpty ? 1 : Int32(clamping: cloud.counts[index])
    }
  }

  /// Returns whether any of the dots is in a part of the area.
  func overlaps(_ room: Rectangle) -> Bool {
    let rows = counts.count / columns
    func cells(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
      let first = min(max(0, Int(from) / Self.cell), count)
      return first..<max(first, min(count, Int(to) / Self.cell + 1))
    }
    return cells(room.top, room.bottom, rows).contains { row in
      cells(room.left, room.right, columns).contains { counts[row * columns + $0] > 0 }
    }
  }

  /// Returns the dots, one path for each shade; a dot is a zero-length line with round caps.
  func markup(noun: String) -> Markup {
    let total = counts.reduce(0) { $0 + Int($1) }
    guard total > 0 else { return "" }
    let paths = Self.shades.indices.map { shade in
      let path = path(ofShade: shade)
      return path.source.isEmpty
        ? "" : "<path class=\"\(Self.shades[shade].name)\" d=\"\(path)\"/>\n" as Markup
    }
    return "<g class=\"cloud\"><title>\(total) \(noun)</title>\n\(Markup(paths))</g>\n"
  }

  private func path(ofShade shade: Int) -> Markup {
    let from = Self.shades[shade].from
    let next = shade + 1 < Self.shades.count ? Self.shades[shade + 1].from : .max
    var path = Markup()
    var pen = (x: 0, y: 0)
    for cell in counts.indices where counts[cell] >= from && counts[cell] < next {
      let place = (x: Int(places[cell].x), y: Int(places[cell].y))
      path += "m\(place.x - pen.x) \(place.y - pen.y)h0"
      pen = place
    }
    return path
  }
}
