import Selection
import Tables

extension Problem {
  /// The problem that rules pose for a pool. A budget finer than the costs is rounded down to their unit.
  /// - Parameter ruled: the pool as rules of roles, clubs and names see it; `nil` where there are none.
  public init(_ pool: Pool, ruled: RuledPool? = nil, under rules: Rules) {
    self.init(
      skills: pool.skills.units, costs: pool.costs.units, size: rules.size,
      budget: rules.budget.unitsRoundedDown(places: pool.costs.places))
    if let ruled { addRules(of: ruled) }
  }

  /// Adds duties: multiples of skills and costs in the units of their columns before those were made finer.
  private mutating func addDuties(_ terms: TeamTerms, in pool: Pool) {
    guard !terms.duties.isEmpty else { return }
    func roles(_ mask: UInt64?) -> UInt32? { mask.map { UInt32(truncatingIfNeeded: $0) } }
    skills = skills.coarser(by: pool.finerUnits.skill)
    costs = costs.coarser(by: pool.finerUnits.cost)
    duties = terms.duties.map { duty in
      Duty(
        roles: roles(duty.roles), count: duty.count...duty.count,
        skillTimes: Int(clamping: duty.skill.units(places: pool.finerUnits.skill) ?? .max),
        costTimes: Int(clamping: duty.cost.units(places: pool.finerUnits.cost) ?? .max))
    }
    dutyRules = terms.dutyRules.map {
      DutyRule(duties: $0.duties, roles: roles($0.roles), count: $0.count)
    }
  }

  /// Adds players of slots who have skills or costs of their own there.
  private mutating func addSlotRows(_ pool: RuledPool) {
    guard let plan = pool.duties else { return }
    for row in pool.slotRows.own {
      ownChoices[row] = choices(ofRow: row).map { choice in
        let duty = plan.duties[choice.duty]
        let isRated = pool.slotRows.skillTimes(row, duty.skill) != duty.skill
        let isPriced = pool.slotRows.costTimes(row, duty.cost) != duty.cost
        return Choice(
          duty: choice.duty, skill: isRated ? pool.pool.skills[row] : choice.skill,
          cost: isPriced ? pool.pool.costs[row] : choice.cost)
      }
    }
  }

  private mutating func addRules(of pool: RuledPool) {
    let terms = pool.terms
    leastCost = terms.leastCost.map { $0.unitsRoundedUp(places: pool.pool.costs.places) }
    if !terms.placeCounts.isEmpty || !terms.duties.isEmpty {
      roles = terms.places.map { UInt32(truncatingIfNeeded: $0) }
    }
    slots = terms.placeCounts
    addDuties(terms, in: pool.pool)
    addSlotRows(pool)
    if terms.countsClubs {
      clubs = pool.clubs.numbers.map { $0.map { Int32($0) } ?? -1 }
      (mostPerClub, leastClubs) = (terms.mostPerClub, terms.leastClubs)
    }
    (locked, banned) = (terms.locked, terms.banned)
    func rule(_ group: TeamTerms.Group) -> GroupRule {
      GroupRule(members: group.members, least: group.least, most: group.most ?? .max)
    }
    groups = terms.groups.map(rule)
    people = pool.pool.people
    counters = terms.limits.map { Counter(weights: $0.weights, least: $0.least, most: $0.most) }
    conditions = terms.conditions.map { Condition(alternatives: $0.alternatives.map { $0.map(rule) }) }
  }
}

extension DecimalColumn.Units {
  /// The same values in units that are larger by some digits, which divide them exactly.
  fileprivate func coarser(by digits: Int) -> DecimalColumn.Units {
    guard digits > 0 else { return self }
    let divisor = (0..<digits).reduce(Int128(1)) { product, _ in product * 10 }
    return .packed(values.map { $0 / divisor })
  }
}
