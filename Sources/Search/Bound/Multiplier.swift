/// The exchange rate between skill and cost, λ = `cost / skill`, as a whole fraction.
///
/// A player weighs p = `skill`·s − `cost`·c. With a the cost weight, b the skill weight and B the budget,
/// a team x of weight P(x) within the budget has b·S(x) = P(x) + a·C(x) ≤ P(x) + a·B. So
/// U = a·B + (sum of the largest weights, one for each member) bounds b·S, and
///
///     U − b·S(x) = (sum of the largest weights − P(x)) + a·(B − C(x)),
///
/// both terms on the right being non-negative. Every fraction gives a valid bound; the secant's is best.
/// All of it is whole numbers: there is no rounding anywhere.
struct Multiplier<Value: WholeNumber>: Sendable, Equatable {
  /// Weight of a unit of skill, b ≥ 1.
  var skill: Value
  /// Weight of a unit of cost, a ≥ 0.
  var cost: Value

  /// What a player, or a team, weighs.
  @inline(__always)
  func weight(skill playerSkill: Value, cost playerCost: Value) -> Value {
    skill &* playerSkill &- cost &* playerCost
  }
}

/// How large multipliers may be so that nothing the search computes with them overflows.
///
/// With skills in 0...`highestSkill` and costs in 0...`highestCost` a team's weighted skill is at most
/// b·k·`highestSkill` and its weighted cost at most a·k·`highestCost`. Every term of the bound and of the
/// search's tests lies between minus the second and the sum of the two, differences of two such terms
/// within twice that. The sum may therefore take half of the type's range.
struct MultiplierRoom<Value: WholeNumber>: Sendable {
  private let skillTotal: Value
  private let costTotal: Value

  /// Room for teams of `size` of these players; `nil` where even a total of skills or of costs takes more
  /// than half of the type's range.
  init?(size: Int, highestSkill: Int128, highestCost: Int128) {
    guard
      let skillTotal = Self.total(size, of: highestSkill),
      let costTotal = Self.total(size, of: highestCost)
    else { return nil }
    self.skillTotal = skillTotal
    self.costTotal = costTotal
  }

  private static var most: Value { Value.max / 2 }

  private static func total(_ size: Int, of highest: Int128) -> Value? {
    guard let size = Value(exactly: size), let highest = Value(exactly: highest) else { return nil }
    let (total, overflow) = size.multipliedReportingOverflow(by: max(1, highest))
    return overflow || total > most ? nil : total
  }

  /// Whether nothing overflows with this multiplier.
  func holds(_ multiplier: Multiplier<Value>) -> Bool {
    let (skill, skillOverflow) = multiplier.skill.multipliedReportingOverflow(by: skillTotal)
    let (cost, costOverflow) = multiplier.cost.multipliedReportingOverflow(by: costTotal)
    guard !skillOverflow, !costOverflow else { return false }
    let (sum, overflow) = skill.addingReportingOverflow(cost)
    return !overflow && sum <= Self.most
  }

  /// Whether the exchange rate fits for any two teams, whatever their differences in skill and cost.
  var holdsEveryFraction: Bool {
    holds(Multiplier(skill: costTotal, cost: skillTotal))
  }

  /// The multiplier for λ = `skill / cost`, two differences of team totals: exact where there is room,
  /// else the best approximation by a continued fraction, at worst b = 1 and a = 0.
  /// - Precondition: both are positive.
  func multiplier(skill: Value, cost: Value) -> Multiplier<Value> {
    let divisor = greatestCommonDivisor(skill, cost)
    let exact = Multiplier<Value>(skill: cost / divisor, cost: skill / divisor)
    guard !holds(exact) else { return exact }
    let share = Self.most / 2
    let near = approximation(
      of: exact, largestSkill: max(1, share / skillTotal), largestCost: share / costTotal)
    return holds(near) ? near : Multiplier(skill: 1, cost: 0)
  }

  /// The last convergent or semiconvergent of `cost / skill` within the limits.
  private func approximation(
    of exact: Multiplier<Value>, largestSkill: Value, largestCost: Value
  ) -> Multiplier<Value> {
    var (numerator, denominator) = (exact.cost, exact.skill)
    var before = Multiplier<Value>(skill: 1, cost: 0)
    var latest = Multiplier<Value>(skill: 0, cost: 1)
    while denominator != 0 {
      let quotient = numerator / denominator
      var times = min(quotient, (largestCost - before.cost) / max(1, latest.cost))
      if latest.skill > 0 { times = min(times, (largestSkill - before.skill) / latest.skill) }
      let next = Multiplier<Value>(
        skill: before.skill + times * latest.skill, cost: before.cost + times * latest.cost)
      if times < quotient {
        let isNearer = times > quotient / 2 || latest.skill == 0
        return isNearer ? next : latest
      }
      (before, latest) = (latest, next)
      (numerator, denominator) = (denominator, numerator % denominator)
    }
    return latest
  }
}
