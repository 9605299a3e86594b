/// The names beside the dots of a chart: those of the team first, then others where there is room.
///
/// A name is placed beside its dot or further away; over unnamed dots, or shortened to initials, only if there is no
/// other place. Names that found no place are tried first in the next attempt.
struct DotLabels {
  /// The most names on a chart other than those of the team.
  private static let mostOthers = 16
  /// The most attempts to place the names.
  private static let attempts = 12

  /// A dot and its name, in full and with initials, each with its width.
  private struct Name {
    let dot: Dot
    let full, short: (text: String, width: Double)

    init(of dot: Dot, limit: Int) {
      func fitting(_ name: String) -> (String, Double) {
        let text = Typeface.shortened(name, limit: limit)
        return (text, Typeface.width(text, strong: dot.point.group.isTeam))
      }
      let label = dot.point.label.visible
      (self.dot, full, short) = (dot, fitting(label), fitting(label.initialled))
    }
  }

  private var placer: LabelPlacer
  private var placed: [(dot: Dot, text: String, place: LabelPlacer.Placement)] = []
  /// The indices in the team of the dots whose names found no room.
  private var missing: [Int] = []
  /// Whether every dot of the team has its name.
  var namesAll: Bool { missing.isEmpty }
  /// The names.
  var markup: Markup { Markup(placed.map { $0.dot.label($0.text, at: $0.place) }) }

  /// Places names for some dots.
  /// - Parameters:
  ///   - top: no name extends above this line of the drawing.
  ///   - obstacles: other areas that no name may cover.
  ///   - cloud: the unnamed dots.
  ///   - limit: the most terminal columns of a name; longer ones are cut.
  init(
    _ dots: [Dot], in frame: PlotFrame, top: Double = 13, around obstacles: [Rectangle] = [],
    cloud: DotCloud? = nil, limit: Int = 20
  ) {
    let bounds = Rectangle(
      left: frame.area.left, top: top, right: Double(frame.width), bottom: frame.area.bottom)
    placer = LabelPlacer(bounds: bounds, dots: dots.map(\.room), lines: obstacles, cloud: cloud)
    let named = dots.filter { !$0.point.label.isEmpty }
    let team = named.filter { $0.point.group == .team } + named.filter { $0.point.group == .own }
    self = placingAll(of: team.map { Name(of: $0, limit: limit) })
    var others = 0
    for dot in named where dot.point.group == .other {
      if others == Self.mostOthers { break }
      others += place(Name(of: dot, limit: limit), away: false, .loose) ? 1 : 0
    }
  }

  /// Returns a copy with the names of a team, placed in the order in which the most of them fit.
  private func placingAll(of team: [Name]) -> DotLabels {
    var urgent: [Int] = []
    var tried: Set = [urgent]
    var latest = placing([Array(team.indices)], of: team)
    var best = latest
    while !best.missing.isEmpty && tried.count < Self.attempts {
      urgent = latest.missing + urgent.filter { !latest.missing.contains($0) }
      guard tried.insert(urgent).inserted else { break }
      latest = placing([urgent, team.indices.filter { !urgent.contains($0) }], of: team)
      if latest.missing.count < best.missing.count { best = latest }
    }
    return best
  }

  /// Returns a copy with the names of groups of a team, placed one group after the other.
  private func placing(_ groups: [[Int]], of team: [Name]) -> DotLabels {
    var labels = self
    for var group in groups {
      for isShort in [false, true] {
        for density in [LabelPlacer.Density.loose, .dense, .crowded] {
          for away in [false, true] {
            group = group.filter { !labels.place(team[$0], away: away, density, isShort: isShort) }
          }
        }
      }
      labels.missing += group
    }
    return labels
  }

  private mutating func place(
    _ name: Name, away: Bool, _ density: LabelPlacer.Density, isShort: Bool = false
  ) -> Bool {
    let (text, width) = isShort ? name.short : name.full
    let dot = name.dot
    placer.density = density
    guard let place = placer.place(width: width, x: dot.x, y: dot.y, away: away) else { return false }
    placed.append((dot, text, place))
    return true
  }
}
