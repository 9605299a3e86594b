import Search
import Selection
import Tables
import Words

/// What the search finds out about a team, added to its record.
extension ManualTeamRecord {
  /// Notes how far a legal team is from a proved best one.
  public mutating func compare(with best: Answer, of pool: Pool) {
    guard status == .valid, best.status == .proved else { return }
    let bestSkill = ExactDecimal(best.skill, places: pool.skills.places)
    gap = bestSkill.number.subtracting(skill.number).map { ExactDecimal($0) }
    optimal = gap.map { $0.number.mantissa == 0 }
  }

  /// Notes where a legal team stands among all legal ones.
  ///
  /// The team is one of those of its skill, and where the best is proved better, there is one that is: lower
  /// bounds say at least that.
  public mutating func place(_ rank: TeamRank, among legalTeams: TeamCount) {
    guard status == .valid else { return }
    let betterCount = rank.better.raised(to: optimal == false ? 1 : 0)
    let equalCount = rank.equal.raised(to: 1)
    let known = betterCount.value.addingReportingOverflow(equalCount.value)
    let legalCount = legalTeams.raised(to: known.overflow ? .max : known.partialValue)
    (better, betterExact) = (betterCount.value.description, betterCount.isExact)
    (equal, equalExact) = (equalCount.value.description, equalCount.isExact)
    (legal, legalExact) = (legalCount.value.description, legalCount.isExact)
  }

  /// Whether no count is a mere lower bound.
  public var hasExactCounts: Bool { ![betterExact, equalExact, legalExact].contains(false) }

  /// Notes how a team that is not full can be completed.
  public mutating func complete(_ found: Completion, of pool: Pool, under rules: Rules) {
    switch found {
    case .complete, .unknown: break
    case .possible(let change):
      completion = change.in.map { PlayerRecord($0, of: pool) }
      completed = Totals(of: change, in: pool, under: rules)
    case .tooFewPlayers(let others, let needed):
      let left = others == 0 ? "nobody else is" : others == 1 ? "1 other is" : "\(others) others are"
      deadEnd =
        "\(Self.nobody(count: count, needed: needed)) \(needed == 1 ? "exists" : "exist"): \(left) in the pool"
    case .tooDear(let cheapest, let left, let needed):
      let places = pool.costPlaces(under: rules)
      func cost(_ units: Int128) -> String {
        DecimalNumber(mantissa: units, places: pool.costs.places).padded(toPlaces: places)
      }
      let others = needed == 1 ? "the cheapest other costs" : "the cheapest \(needed) others cost"
      deadEnd =
        "\(Self.nobody(count: count, needed: needed)) \(needed == 1 ? "fits" : "fit"): \(others) "
        + "\(cost(cheapest)) and \(cost(left)) is left"
    }
  }

  /// Notes the best ways to make a team legal or better.
  public mutating func repair(_ found: Repairs, of pool: Pool, under rules: Rules) {
    repairs = found.changes.map { change in
      let totals = Totals(of: change, in: pool, under: rules)
      return Repair(
        out: change.out.map { PlayerRecord($0, of: pool) }, in: change.in.map { PlayerRecord($0, of: pool) },
        skill: totals.skill, cost: totals.cost, left: totals.left)
    }
  }

  /// `no fifth player`, `no 2 others`.
  private static func nobody(count: Int, needed: Int) -> String {
    needed == 1 ? "no \(ordinal(count + 1)) player" : "no \(needed) others"
  }
}

extension ManualTeamRecord.Totals {
  /// What a team adds up to after a change.
  init(of change: TeamChange, in pool: Pool, under rules: Rules) {
    let cost = DecimalNumber(mantissa: change.cost, places: pool.costs.places)
    skill = ExactDecimal(change.skill, places: pool.skills.places)
    self.cost = ExactDecimal(cost)
    self.left = ExactDecimal(rules.left(after: cost))
  }
}

extension TeamCount {
  /// The count, a lower bound being no less than what is certain.
  fileprivate func raised(to certain: UInt128) -> TeamCount {
    isExact ? self : TeamCount(max(value, certain), isExact: false)
  }
}
