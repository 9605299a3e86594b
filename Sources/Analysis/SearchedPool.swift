import Reading
import Search
import Selection
import Snapshots
import Tables

/// A pool as it is searched: what was read from a file, under the rules of a run.
package struct SearchedPool {
  /// The file of the pool.
  package let path: String
  package let reading: PoolReading
  package let rules: Rules
  /// The pool as the rules on roles, clubs and names see it; `nil` if there are none.
  package let ruled: RuledPool?

  /// A pool that was read from `path`.
  package init(_ reading: PoolReading, from path: String, under rules: Rules, ruled: RuledPool?) {
    (self.path, self.reading, self.rules, self.ruled) = (path, reading, rules, ruled)
  }

  package var pool: Pool { reading.pool }

  /// A judge of hand-picked teams of the pool.
  package func judge(of problem: Problem, limits: Limits) -> TeamJudge {
    TeamJudge(of: self, problem, limits: limits)
  }

  /// The record of a team in a list, added up again and checked against all rules.
  /// - Throws: `TeamFault` if it is not what it was claimed to be.
  package func record(_ team: ListedTeam, rank: Int) throws(TeamFault) -> TopTeamRecord {
    let linedUp = try check(team, of: pool, ruled: ruled, under: rules)
    var record = TopTeamRecord(rank: rank, team.rows, of: pool)
    record.place(team.rows, linedUp: linedUp, in: ruled)
    return record
  }

  /// The record of what a player is worth.
  package func record(_ found: PlayerWhatIf, best: Answer) -> WhatIfRecord {
    let whole = DecimalNumber(
      mantissa: rules.budget.unitsRoundedDown(places: pool.costs.places), places: pool.costs.places)
    let fraction = ruled?.costsCountOnce ?? true ? rules.budget.subtracting(whole) : nil
    return WhatIfRecord(
      found, of: pool, inTeam: best.rows.contains(found.row), fraction: fraction ?? .zero)
  }

  /// The record of a player of whom only bounds are known.
  package func record(_ bounds: PlayerBounds) -> PlayerBoundsRecord {
    func skill(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.skills.places) }
    return PlayerBoundsRecord(
      PlayerRecord(bounds.row, of: pool), atLeast: bounds.skillWithAtLeast.map(skill),
      atMost: skill(bounds.skillWithAtMost)
    )
  }
}
