/// A part of the curve under one edge of the hull: what is found of it and what is proved.
///
/// At the edge's prices no team weighs more than those at its ends. Between two neighbouring teams found, a
/// missing team has at least one more skill than the cheaper one and costs less than the more expensive one, which
/// gives it a least weight; once all teams of at least that weight have been searched, nothing is missing there.
struct CurveStretch<Value: WholeNumber> {
  /// The totals found, cheaper first, both values ascending strictly.
  private(set) var found: [Undominated<Value>]
  /// The slope of the edge.
  let prices: RulePrices<Value>
  /// The weight of the heaviest team.
  let heaviest: Value

  /// A range of costs in which teams may be missing.
  struct Gap: Equatable {
    var costs: ClosedRange<Value>
    /// The most that a missing team may lose against the heaviest one.
    var loss: Value
  }

  /// Adds teams, cheaper first, and removes those that others beat.
  mutating func add(_ teams: [Undominated<Value>]) {
    guard let first = teams.first, let last = teams.last else { return }
    let start = partitionPoint(0, found.count) { found[$0].cost >= first.cost }
    var end = partitionPoint(start, found.count) { found[$0].cost > last.cost }
    // A new team may also beat more expensive ones.
    while end < found.count, found[end].skill <= teams[teams.count - 1].skill { end += 1 }
    let known = max(0, start - 1)
    let merged = Array(found[known..<end]).merged(with: teams, keeping: .everything)
    found.replaceSubrange(known..<end, with: merged)
  }

  /// Where teams that lose more than `loss` may be missing in a window of costs that does not begin before the first
  /// team found, cheaper first; nearby ranges are joined.
  func gaps(in window: ClosedRange<Value>, losing loss: Value) -> [Gap] {
    // A whole window is searched with the loss of its worst part: those far from each other are searched one by one.
    let far = (window.upperBound - window.lowerBound) / 8
    var gaps: [Gap] = []
    var index = max(0, partitionPoint(0, found.count) { found[$0].cost > window.lowerBound } - 1)
    while index < found.count, found[index].cost <= window.upperBound {
      let next = index + 1 < found.count ? found[index + 1].cost - 1 : window.upperBound
      let last = min(next, window.upperBound)
      let missing = prices.weight(skill: found[index].skill + 1, cost: last)
      if heaviest - missing > loss {
        let first = max(found[index].cost, window.lowerBound)
        if let previous = gaps.last, first - previous.costs.upperBound <= far {
          gaps[gaps.count - 1] = Gap(
            costs: previous.costs.lowerBound...last, loss: max(previous.loss, heaviest - missing))
        } else {
          gaps.append(Gap(costs: first...last, loss: heaviest - missing))
        }
      }
      index += 1
    }
    return gaps
  }
}
