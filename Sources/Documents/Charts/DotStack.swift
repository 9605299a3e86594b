/// Dots with equal values, moved apart: two or three in a column, more in a square; the team first, from the top.
enum DotStack {
  /// The distance between neighbours.
  private static let gap = 9.0

  /// Returns the points as positioned dots, in their own order.
  static func dots(for points: [ScatterChart.Point], in frame: PlotFrame) -> [Dot] {
    /// Returns a position, to a tenth of a pixel.
    func rounded(_ place: Double) -> Double { (place * 10).rounded() / 10 }
    let places = points.map {
      Location(x: rounded(frame.xScale.place($0.x)), y: rounded(frame.yScale.place($0.y)))
    }
    let stacks = Dictionary(grouping: points.indices) { places[$0] }
    var dots: [Dot?] = Array(repeating: nil, count: points.count)
    for stack in stacks.values {
      let ordered = stack.filter { points[$0].group.isTeam } + stack.filter { !points[$0].group.isTeam }
      let height = ordered.count <= 3 ? ordered.count : Int(Double(ordered.count).squareRoot().rounded(.up))
      let width = (ordered.count + height - 1) / height
      for (slot, index) in ordered.enumerated() {
        let across = Double(slot / height) - Double(width - 1) / 2
        let down = Double(slot % height) - Double(height - 1) / 2
        dots[index] = Dot(
          point: points[index], x: places[index].x + across * gap, y: places[index].y + down * gap)
      }
    }
    return dots.compactMap { $0 }
  }
}
