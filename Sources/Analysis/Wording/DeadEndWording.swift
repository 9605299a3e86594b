import Selection
import Snapshots
import Tables
import Words

extension ManualTeamRecord {
  /// Notes why the team cannot be completed.
  /// - Parameters:
  ///   - cause: what rules out every team that has its players; `nil` where it is not known.
  ///   - ruled: the pool under the rules.
  public mutating func note(deadEnd cause: CauseOfInfeasibility?, of ruled: RuledPool) {
    deadEnd = DeadEndWording(team: self, ruled: ruled).words(for: cause)
  }
}

/// The explanation for a team that cannot be completed.
private struct DeadEndWording {
  let team: ManualTeamRecord
  let ruled: RuledPool

  private var pool: Pool { ruled.pool }
  private var rules: Rules { ruled.rules }

  /// Returns why there is no completion.
  func words(for cause: CauseOfInfeasibility?) -> String {
    let needed = rules.size - team.count
    let (verb, plural) =
      switch cause {
      case .tooFewPlayers: ("exists", "exist")
      case .budget, .either(.budget, _): ("fits", "fit")
      default: ("keeps all rules", "keep all rules")
      }
    let reason = cause.flatMap { self.reason($0, needed: needed) } ?? ""
    return "\(nobody(needed)) \(needed == 1 ? verb : plural)\(reason)"
  }

  /// Returns what is in the way, after a colon, or what would have to change, after a semicolon.
  private func reason(_ obstacle: CauseOfInfeasibility, needed: Int) -> String? {
    switch obstacle {
    case .tooFewPlayers(let count): return ": \(others(count - team.count))"
    case .role(let role, let can):
      let name = rules.roles[role].name
      return ": \(BrokenRule.tooFewForRole(name, can: can, needed: rules.roles[role].count.lowerBound))"
    case .budget(let cheapest):
      let own = team.cost.number.units(places: pool.costs.places) ?? 0
      let left = rules.budget.unitsRoundedDown(places: pool.costs.places) - own
      return ": \(price(needed, cheapest - own, left: left))"
    case .roles: return ": not all roles can be filled"
    case .mostPerClub(let enough):
      return "; \(would(needed)) with \(counted(enough, "player")) of a club allowed"
    case .leastClubs(let possible):
      return "; \(would(needed)) with \(possible == 1 ? "1 club" : "\(possible) clubs")"
    case .locked(let single): return without("lock", single, needed)
    case .banned(let single): return without("ban", single, needed)
    case .groups(let single): return without(ruled.terms.groups.map(\.title), single, needed)
    case .counters(let single): return without(ruled.terms.limits.map(\.title), single, needed)
    case .counter(let index, _): return without(ruled.terms.limits.map(\.title), [index], needed)
    case .conditions(let single): return without(ruled.terms.conditions.map(\.title), single, needed)
    case .dutyRules: return ": no lineup with them is possible under these rules"
    case .leastCost(let possible): return ": no team with these players costs more than \(text(possible))"
    case .either(let cause, let other):
      return (reason(cause, needed: needed) ?? "") + (reason(other, needed: needed) ?? "")
    case .both, .several: return ": several rules together rule it out"
    }
  }

  private func without(_ all: [String], _ single: [Int], _ needed: Int) -> String {
    let titles = (single.isEmpty ? all : single.map { all[$0] }).withoutRepeats
    return "; \(would(needed)) without \(listed(titles, single.isEmpty ? "and" : "or"))"
  }

  private func without(_ what: String, _ players: [Int], _ needed: Int) -> String {
    let names = listed(players.map { pool.displayName(of: $0) }, "or")
    return "; \(would(needed)) without " + (players.isEmpty ? "the \(what)s" : "the \(what) on \(names)")
  }

  private func would(_ needed: Int) -> String { needed == 1 ? "one would" : "some would" }

  /// Returns `no fifth player` or `no 2 others`.
  private func nobody(_ needed: Int) -> String {
    needed == 1 ? "no \(ordinal(team.count + 1)) player" : "no \(needed) others"
  }

  private func others(_ count: Int) -> String {
    let left = count == 0 ? "no other player is" : count == 1 ? "1 other is" : "\(count) others are"
    return left + (ruled.named.banned.isEmpty ? " in the pool" : " eligible")
  }

  private func price(_ needed: Int, _ cheapest: Int128, left: Int128) -> String {
    let how = rules.isPlain ? "" : " under these rules"
    let others = needed == 1 ? "the cheapest other\(how) costs" : "the cheapest \(needed) others\(how) cost"
    return "\(others) \(text(cheapest)) and \(text(left)) is left"
  }

  private func text(_ cost: Int128) -> String { pool.amount(cost, under: rules) }
}
