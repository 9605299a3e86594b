import Lineups
import Selection
import Words

extension NamedExposures {
  /// What each option and each cell demands.
  var demands: [LineupDemand] {
    let own = Array(limits.indices).filter { !ofMost.contains($0) }
    return own.filter { limits[$0].range.lowerBound > 0 }.map { .least([$0]) }
      + own.filter { limits[$0].range.upperBound < count }.map { .most([$0]) }
      + (ofMost.isEmpty ? [] : [.most(ofMost)])
  }

  /// A demand as it was written, or as it would be written for `value` lineups.
  func title(of demand: LineupDemand, as value: Int?) -> String {
    let isLeast = if case .least = demand { true } else { false }
    let share = value.map { LineupShare($0, of: count, atLeast: isLeast) }
    if demand.limits == ofMost { return "--max-exposure \(share ?? most ?? .all)" }
    let limit = demand.limits[0]
    guard requests.indices.contains(limit) else {
      let column = isLeast ? PoolColumn.minExposure : .maxExposure
      return "\(column.rawValue)\(share.map { " \($0)" } ?? "") of \(names[limit])"
    }
    var request = requests[limit]
    if let share { if isLeast { request.least = share } else { request.most = share } }
    return "--exposure \(shellQuoted("\(request)"))"
  }

  /// What would make a set possible: the limits that the nearest set meets.
  func repair(_ misses: [LineupSet.Miss]) -> String? {
    guard !misses.isEmpty else { return nil }
    let changes = misses.map { miss in
      let least = limits[miss.limit].range.lowerBound
      return
        miss.count < least
        ? "accept \(names[miss.limit]) in \(miss.count) (at least \(least) wanted)"
        : "allow \(names[miss.limit]) in \(miss.count) (limit \(limits[miss.limit].range.upperBound))"
    }
    return "what would help: \(listed(shortened(changes, to: 5), "and"))"
  }
}
