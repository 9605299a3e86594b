/// How the search for a list goes down from the bound: one number, the gap, says how far.
///
/// The smaller the gap, the smaller the core, and nobody knows beforehand which gap holds as many teams as
/// are wanted. So it grows until it does. (Korf 1985, iterative deepening.)
struct Widening<Value: WholeNumber> {
  /// What the gap is measured in.
  private enum Measure {
    /// Skill below the bound.
    case skill(bound: Value)
    /// Weight below the heaviest team, where weight orders teams as skill and cost do.
    case weight
    /// Cost above the least, all teams wanted having one skill.
    case cost(skill: Value, least: Value)
  }

  private let pool: WeighedPool<Value>
  private let measure: Measure
  /// The gap at which every team is wanted.
  private let widest: Value
  /// How far below the bound teams are looked for.
  private(set) var gap: Value = 0

  /// From the best team down to the worst within the budget.
  init(everyTeamOf list: ListPool<Value>) {
    pool = list.pool
    if list.weighsLikeTheOrder {
      measure = .weight
      widest = pool.heaviest + pool.budget
    } else {
      measure = .skill(bound: pool.skillBound)
      widest = pool.skillBound
    }
  }

  /// From the cheapest team of the best `skill`, which costs `least`, to the dearest within the budget.
  init(teamsOf list: ListPool<Value>, skill: Value, least: Value) {
    pool = list.pool
    measure = .cost(skill: skill, least: least)
    widest = pool.budget - least
  }

  /// Whether no team is beyond the gap.
  var isWidest: Bool { gap >= widest }

  /// The teams within the gap.
  var target: Target<Value> {
    switch measure {
    case .skill(let bound): return .better(skill: bound - gap, budget: pool.budget)
    case .weight:
      // b·S − C ≥ the weight: all teams of more skill, and those of this skill that cost little enough.
      let weight = pool.heaviest - gap
      let unit = pool.multiplier.skill
      let skill = weight > 0 ? (weight - 1) / unit + 1 : 0
      var target = Target.better(skill: skill, budget: pool.budget)
      target.costBelow = min(pool.budget, skill * unit - weight) + 1
      return target
    case .cost(let skill, let least): return .better(skill: skill, budget: least + gap)
    }
  }

  /// Goes further down, having found so many teams of those wanted.
  ///
  /// Threefold while there is nothing; then by the third root of what is missing, as if teams within a gap
  /// grew with its third power, and at most twofold. It is a bit more than that, so as not to fall short;
  /// a straight line stands in for the root.
  mutating func widen(found: Int, wanted: Int) {
    guard found > 0 else {
      gap = gap > (widest - 1) / 3 ? widest : 3 * gap + 1
      return
    }
    let share = Double(wanted) / Double(found)
    let percent = Value(min(100, 10 + 18 * (share - 1)))
    let more = gap / 100 * percent + gap % 100 * percent / 100
    gap = widest - gap <= max(1, more) ? widest : gap + max(1, more)
  }
}
