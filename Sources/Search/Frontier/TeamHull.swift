/// An edge of the upper hull of all teams in the plane of cost and skill.
struct HullEdge<Value: WholeNumber>: Sendable {
  /// The team at its cheaper end.
  var left: Totals<Value>
  /// The team at its dearer end.
  var right: Totals<Value>
  /// Its slope; approximate where the exact one has no room.
  var multiplier: Multiplier<Value>
}

/// The edges of the hull over a range of costs, the dearest first.
///
/// Between two teams on the hull the heaviest team at the slope of their line either lies above it, and is a
/// corner between them, or the line is an edge. (Eisner and Severance, "Mathematical techniques for efficient
/// record segmentation in large shared databases", 1976.)
///
/// - Parameters:
///   - left: the cheapest team, of several the most skilled.
///   - right: the most skilled team, of several the cheapest.
///   - range: only edges that reach into these costs are wanted.
/// - Returns: the edges, or `nil` when the signal is raised.
/// - Complexity: O(m) for each edge.
func hullEdges<Value: WholeNumber>(
  of players: Candidates<Value>, size: Int, from left: Totals<Value>, to right: Totals<Value>,
  within range: ClosedRange<Value>, room: MultiplierRoom<Value>, stop: StopSignal
) -> [HullEdge<Value>]? {
  var edges: [HullEdge<Value>] = []
  var open = [(left: left, right: right)]
  while let (left, right) = open.popLast() {
    guard left.cost <= range.upperBound, right.cost >= range.lowerBound else { continue }
    if stop.isRaised { return nil }
    let multiplier = room.multiplier(skill: right.skill - left.skill, cost: right.cost - left.cost)
    let corner = players.totals(of: heaviestTeam(of: players, size: size, multiplier))
    let line = max(
      multiplier.weight(skill: left.skill, cost: left.cost),
      multiplier.weight(skill: right.skill, cost: right.cost))
    let isBetween = left.cost < corner.cost && corner.cost < right.cost
    if isBetween, multiplier.weight(skill: corner.skill, cost: corner.cost) > line {
      let middle = Totals(cost: corner.cost, skill: corner.skill)
      open.append((left, middle))
      open.append((middle, right))
    } else {
      edges.append(HullEdge(left: left, right: right, multiplier: multiplier))
    }
  }
  return edges
}
