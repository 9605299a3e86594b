import Documents
import Snapshots
import Words

/// A player who is highlighted in the chart of a pool.
struct MarkedPlayer {
  var player: PlayerRecord
  var group: ScatterChart.Point.Group
  /// The text shown on hover after their skill and cost; may be empty.
  var note = ""
}

/// The number of players named in a large pool, apart from those highlighted.
private let notableDots = 4

/// The least height of the chart, and its greatest beside a taller drawing.
private let heights = 280...420

/// Returns the chart of a pool by cost and skill. In a large pool names would cover the drawing, so only the
/// highlighted players and the most skilled are named.
/// - Parameter neighbour: the section with the team drawn beside it, if any.
func poolSection(
  of pool: PoolRecord, summary: String, units: Units, marked: [MarkedPlayer],
  beside neighbour: Section? = nil, note: String? = nil
) -> Section {
  let others = pool.chart
  let named = others.count <= ScatterChart.namedPoints ? Set(others.indices) : mostSkilled(of: others)
  let cloud = others.indices.filter { !named.contains($0) }.map { others[$0] }
  let chart = ScatterChart(
    x: Axis(units.words.costTitle, unit: units.money), y: Axis(units.words.skillTitle),
    points: marked.map { point($0, units) } + named.sorted().map { point(others[$0], units) },
    cloud: .init(
      x: cloud.map(\.cost.approximate), y: cloud.map(\.skill.approximate), counts: cloud.map(\.players),
      noun: "other players"),
    height: min(max(neighbour?.lineupHeight ?? 0, heights.lowerBound), heights.upperBound))
  return Section(
    "The pool by \(units.words.both)", anchor: "pool", width: .half, place: .reports,
    blocks: [
      .chart(
        Chart(
          "pool", title: "The pool: \(units.words.cost) against \(units.words.skill)", summary: summary, chart
        )),
      note.map { .note($0) },
    ])
}

extension Section {
  /// The height of its lineup drawing, if any.
  fileprivate var lineupHeight: Int? {
    blocks.lazy.compactMap { block in
      if case .lineup(let chart, _) = block { chart.drawing.height } else { nil }
    }.first
  }
}

/// Returns the dots of single players with the highest skill, the first of equals.
private func mostSkilled(of dots: [ChartDot]) -> Set<Int> {
  let bySkill = dots.indices.filter { dots[$0].players == 1 }.sorted { one, other in
    let (one, other) = (dots[one], dots[other])
    return one.skill == other.skill ? one.row < other.row : one.skill.number > other.skill.number
  }
  return Set(bySkill.prefix(notableDots))
}

private func point(_ marked: MarkedPlayer, _ units: Units) -> ScatterChart.Point {
  let player = marked.player
  let note = marked.note.isEmpty ? "" : ", \(marked.note)"
  return ScatterChart.Point(
    player.displayName, x: player.cost.approximate, y: player.skill.approximate,
    value:
      "\(units.skill(ofPlayer: player.skill)) \(units.words.skill) for \(units.cost(player.cost))\(note)",
    group: marked.group)
}

private func point(_ dot: ChartDot, _ units: Units) -> ScatterChart.Point {
  let others = dot.players > 1 ? " and \(counted(dot.players - 1, "player")) close by" : ""
  return ScatterChart.Point(
    dot.name, x: dot.cost.approximate, y: dot.skill.approximate,
    value: "\(units.skill(ofPlayer: dot.skill)) \(units.words.skill) for \(units.cost(dot.cost))\(others)")
}
