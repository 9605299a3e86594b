import Snapshots
import Words

/// The budgets for which a player is in the best team.
struct PlayerPresence {
  /// A contiguous range of budgets.
  struct BudgetRange: Equatable {
    var from: ExactDecimal
    /// Its end; `from` for a single budget, `nil` if it is open.
    var to: ExactDecimal?
    /// Whether the player is in every best team there, or that is not known.
    var isInEveryBestTeam: Bool
  }

  var player: PlayerRecord
  /// The ranges, from the cheapest on.
  var stretches: [BudgetRange]

  /// The total width of the ranges; for single budgets their number.
  private(set) var extent: Double

  /// Returns every player of a best team whose players are known, in the order of first appearance.
  /// - Parameter end: the end of the last step; `nil` if it is open.
  /// - Complexity: O(rows · size).
  static func all(in budgets: BudgetRows, upTo end: ExactDecimal?) -> [PlayerPresence] {
    var presences: [PlayerPresence] = []
    var places: [Int: Int] = [:]
    for (index, row) in budgets.rows.enumerated() {
      let next = index + 1 < budgets.rows.count ? budgets.rows[index + 1].budget : end
      let to = budgets.isCurve ? next : row.budget
      for player in row.players ?? [] {
        let stretch = BudgetRange(from: row.budget, to: to, isInEveryBestTeam: player.inAllOptimal ?? true)
        let extent = budgets.isCurve ? (to ?? row.budget).approximate - row.budget.approximate : 1
        if let place = places[player.row] {
          presences[place].append(stretch, extent)
        } else {
          places[player.row] = presences.count
          presences.append(PlayerPresence(player: player, stretches: [stretch], extent: extent))
        }
      }
    }
    return presences
  }

  /// Returns those with the greatest extent, in the order of first appearance, then of leaving.
  static func mostPresent(_ presences: [PlayerPresence], atMost limit: Int) -> [PlayerPresence] {
    let byExtent = presences.indices.sorted(on: { presences[$0].extent }, by: >)
    return byExtent.prefix(limit).sorted { one, other in
      let (first, second) = (presences[one], presences[other])
      let (begins, ends) = (first.stretches[0].from.number, first.end)
      if begins != second.stretches[0].from.number { return begins < second.stretches[0].from.number }
      return ends == second.end ? one < other : ends < second.end
    }.map { presences[$0] }
  }

  private var end: Double { stretches.last?.to?.approximate ?? .infinity }

  private mutating func append(_ stretch: BudgetRange, _ extent: Double) {
    self.extent += extent
    if let last = stretches.last, last.to == stretch.from, last.isInEveryBestTeam == stretch.isInEveryBestTeam
    {
      stretches[stretches.count - 1].to = stretch.to
    } else {
      stretches.append(stretch)
    }
  }

  /// Returns the budgets in words, whether or not the player can be replaced: `44.0 to 47.0, from 51.0 on`.
  func words(_ units: Units) -> String {
    let parts = stretches.chunked { $0.to == $1.from }.map { joined in
      let from = joined[0].from
      guard let to = joined[joined.count - 1].to else { return "from \(units.cost(from)) on" }
      return to == from ? units.cost(to) : "\(units.cost(from)) to \(units.cost(to))"
    }
    return shortened(parts, to: 8).joined(separator: ", ")
  }
}
