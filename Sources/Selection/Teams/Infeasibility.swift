import Tables
import Words

/// The reason why no team satisfies the rules, and the smallest change that allows one.
public struct Infeasibility: Sendable, Hashable {
  /// The reason in words: `the cheapest 5 players cost 51.2; the budget is 50.0`.
  public var reason: String
  /// The smallest repair, in words: `--budget 51.2 would be enough`.
  public var repair: String

  /// Creates a reason with its repair.
  public init(reason: String, repair: String) {
    self.reason = reason
    self.repair = repair
  }

  /// Looks for the reason why there is no team; `nil` when one exists.
  /// - Parameters:
  ///   - teams: how many different teams the repair must allow.
  ///   - rowsFiltered: how many rows were left out by conditions, which the reason then mentions.
  /// - Complexity: O(players · log players).
  public init?(of pool: Pool, under rules: Rules, teams: Int = 1, rowsFiltered: Int = 0) {
    let costs = (0..<pool.count).map { pool.costs[$0] }.sorted()
    let places = pool.costPlaces(under: rules)
    let unit = pool.costUnit?.rawValue ?? ""
    func text(_ cost: Int128) -> String {
      pool.costs.number(cost).padded(toPlaces: places) + unit
    }
    let available = pool.playerCount
    guard available >= rules.size else {
      reason = Self.tooFew(available, of: rules.size, rowsFiltered: rowsFiltered)
      repair = "add \(counted(rules.size - available, "player"))"
      if rowsFiltered > 0 { repair += ", or loosen --where" }
      if available > 0 {
        let cost = Self.sum(costs.prefix(available))
        repair += ", or ask for smaller teams with --size \(available)"
        if pool.costs.number(cost) > rules.budget { repair += " and --budget \(text(cost))" }
      }
      return
    }
    let cheapest = Self.sum(costs.prefix(rules.size))
    guard pool.costs.number(cheapest) > rules.budget else { return nil }
    let players = rules.size == 1 ? "the cheapest player costs" : "the cheapest \(rules.size) players cost"
    reason =
      "\(players) \(pool.amount(cheapest, under: rules)); the budget is \(pool.amount(rules.budget, under: rules))"
    let enough = pool.budget(for: teams, teamsOf: rules.size)
    repair =
      "--budget \(text(enough.cost))" + (enough.teams < teams ? " and --count \(enough.teams)" : "")
      + " would be enough"
  }

  /// The sum of costs, or the largest number, which is above every budget, where it does not fit in 128 bits.
  fileprivate static func sum(_ costs: ArraySlice<Int128>) -> Int128 {
    var sum: Int128 = 0
    for cost in costs {
      let (next, overflow) = sum.addingReportingOverflow(cost)
      if overflow { return .max }
      sum = next
    }
    return sum
  }

  private static func tooFew(_ count: Int, of size: Int, rowsFiltered: Int) -> String {
    "a team has \(counted(size, "player")) and the pool has \(count == 0 ? "none" : "only \(count)")"
      + (rowsFiltered > 0 ? "; conditions left out \(counted(rowsFiltered, "row"))" : "")
  }
}

extension Pool {
  /// Returns a budget that is enough for `count` different teams: no team of the cheapest players who make so many costs
  /// more. With it, how many teams these players make: fewer than `count` if there are no more players.
  /// - Precondition: there are players for a team.
  public func budget(for count: Int, teamsOf size: Int) -> (cost: Int128, teams: Int) {
    let sorted = (0..<self.count).map { costs[$0] }.sorted()
    var (players, teams) = (size, 1)
    while teams < count, players < sorted.count {
      players += 1
      teams = teams * players / (players - size)
    }
    return (Infeasibility.sum(sorted[(players - size)..<players]), teams)
  }
}
