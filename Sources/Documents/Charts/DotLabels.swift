/// The names beside the dots of a chart: those of the team first, then others where there is room.
///
/// A name is placed beside its dot or further away; over unnamed dots, or shortened to initials, only if there is no
/// other place. Names that found no place are tried first in the next attempt.
struct DotLabels {
  /// The most names on a chart other than those of the team.
  private static let mostOthers = 16
  /// The most attempts to place the names.
  private static let attempts = 12

  /// The names.
  private(set) var markup = Markup()
  private var placer: LabelPlacer
  /// The most terminal columns of a name.
  private var limit: Int
  /// The dots of the team whose names found no place.
  private var missing: [Dot] = []
  /// Whether every dot of the team has its name.
  var namesAll: Bool { missing.isEmpty }

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
    self.limit = limit
    let bounds = Rectangle(
      left: frame.area.left, top: top, right: Double(frame.width), bottom: frame.area.bottom)
    placer = LabelPlacer(bounds: bounds, dots: dots.map(\.room), lines: obstacles, cloud: cloud)
    let named = dots.filter { !$0.point.label.isEmpty }
    let team = named.filter { $0.point.group == .team } + named.filter { $0.point.group == .own }
    self = placingAll(of: team)
    var others = 0
    for dot in named where dot.point.group == .other && others < Self.mostOthers {
      others += place(dot, away: false, .loose) ? 1 : 0
    }
  }

  /// Returns a copy with the names of a team, placed in the order in which the most of them fit.
  private func placingAll(of team: [Dot]) -> DotLabels {
    var urgent: [Dot] = []
    var latest = placing([team])
    var best = latest
    for _ in 1..<Self.attempts where !best.missing.isEmpty {
      urgent = latest.missing + urgent.filter { dot in !latest.missing.contains(dot) }
      latest = placing([urgent, team.filter { dot in !urgent.contains(dot) }])
      if latest.missing.count < best.missing.count { best = latest }
    }
    return best
  }

  /// Returns a copy with the names of groups of dots, placed one group after the other.
  private func placing(_ groups: [[Dot]]) -> DotLabels {
    var labels = self
    for var group in groups {
      for isShort in [false, true] {
        for density in [LabelPlacer.Density.loose, .dense, .crowded] {
          for away in [false, true] {
            group = group.filter { !labels.place($0, away: away, density, isShort: isShort) }
          }
        }
      }
      labels.missing += group
    }
    return labels
  }

  private mutating func place(_ dot: Dot, away: Bool, _ density: LabelPlacer.Density, isShort: Bool = false)
    -> Bool
  {
    let label = dot.point.label.visible
    let name = Typeface.shortened(isShort ? label.initialled : label, limit: limit)
    let width = Typeface.width(name, strong: dot.point.group.isTeam)
    placer.density = density
    let place =
      away
      ? placer.placeAway(width: width, x: dot.x, y: dot.y)
      : placer.placeBeside(width: width, x: dot.x, y: dot.y)
    guard let place else { return false }
    markup += dot.label(name, at: place)
    return true
  }
}
