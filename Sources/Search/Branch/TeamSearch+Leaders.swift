extension TeamSearch {
  /// Lowers the skill sought until there are as many teams as wanted: the smaller the gap to the bound, the fewer
  /// players matter. (Korf 1985.) Returns the best by skill and cost, in order, with ties of the last; or some found.
  mutating func leaders(_ wanted: Int) -> Attempt {
    let least = columns.leastSkill
    guard bound >= least else { return Attempt() }
    reporter.bounded(bound)
    if let start { reporter.improved(start.skill) }
    if wanted == 1, startIsEnough, let start {
      // The price search found it: the first of all where any players make a team and weight orders them like the ranking.
      let isFirst = startIsBest && isInCostOrder && weightMatchesRanking
      return Attempt(teams: [start], lacksTies: !isFirst, isFirst: isFirst)
    }
    var gap = SkillGap(self, wanted, skilled: wanted == 1 ? min(bound, max(least, start?.skill ?? 0)) : least)
    var known = Attempt()
    while true {
      reporter.bounded(bound)
      let target = gap.target
      var latest = round(wanted, target: target, isLast: gap.isWidest)
      guard latest.ending == .finished else {
        latest.provedCount = known.teams.count
        if !known.teams.isEmpty { latest.teams = known.teams }
        return latest
      }
      if latest.hasNone { return Attempt() }
      known = latest
      if wanted > 1 { reporter.advanced(min(known.teams.count, wanted), wanted) }
      if known.isWhole, known.teams.isEmpty { bound = min(bound, target.skill - (gap.countsWeight ? 0 : 1)) }
      if known.teams.count >= wanted || gap.isWidest {
        if let best = known.teams.first { bound = best.skill }
        return known
      }
      gap.widen(found: known.teams, of: wanted)
    }
  }

  /// Whether weight orders teams as skill and cost do: a unit of skill outweighs any cost.
  var weightMatchesRanking: Bool {
    prices.cost > 0 && prices.sets.allSatisfy { $0 == 0 }
      && prices.skill / prices.cost > columns.window.upperBound
  }

  /// Whether the best team known is the answer: nothing beats it, or it reaches the bound and its cost does not matter.
  var startIsEnough: Bool { startIsBest || !tuning.wantsCheapest && start?.skill == bound }

  /// Whether the best team known reaches the bound and no team weighs more: then no team of its skill costs less.
  var startIsBest: Bool {
    guard let start, start.skill == bound, prices.cost > 0 else { return false }
    return prices.skill * start.skill - prices.cost * start.cost == forced.heaviest + setTotal
  }
}

/// How far below the bound teams are sought.
struct SkillGap<Value: WholeNumber> {
  /// Whether the gap is one of weight, because weight orders teams as skill and cost do: there may be millions of teams
  /// of the best skill. The best 150 teams of fifteen from a thousand cards take 0.2 ms instead of 16.
  let countsWeight: Bool
  private let prices: RulePrices<Value>
  private let window: ClosedRange<Value>
  private let highest: Value
  private let widest: Value
  private let least: Value
  private let isInCostOrder: Bool
  private var step: Value

  /// The first gap: the smallest where the last two members are quickly found. For a single team, going down from the
  /// best known team took 25 s where this takes 20 ms.
  init(_ search: TeamSearch<Value>, _ wanted: Int, skilled least: Value) {
    prices = search.prices
    window = search.columns.window
    self.least = least
    countsWeight = wanted > 1 && search.weightMatchesRanking && search.start?.skill == search.bound
    highest = countsWeight ? search.forced.heaviest : search.bound
    widest = countsWeight ? highest - prices.skill * least + prices.cost * window.upperBound : highest - least
    isInCostOrder = search.isInCostOrder
    step = isInCostOrder || countsWeight ? 0 : min(widest, highest >> 14)
  }

  var isWidest: Bool { step >= widest }

  var target: SearchTarget<Value> {
    guard countsWeight else { return .atLeast(highest - min(step, widest), window: window) }
    // β·S − a·C ≥ the weight: all teams of more skill, and those of this skill that cost little enough.
    let weight = highest - min(step, widest)
    let skill = weight > 0 ? (weight - 1) / prices.skill + 1 : 0
    var target = SearchTarget.atLeast(skill, window: window)
    target.costBelow = min(window.upperBound, (skill * prices.skill - weight) / prices.cost) + 1
    return target
  }

  /// Widens the gap, given the wanted teams found so far, best first: several times as far with none, else as far as
  /// their number grows. If there are c times as many within f times a gap wherever it begins, the team at rank found²
  /// / wanted lies as far above the gap as the last one wanted lies below it: at most double, with a margin. The cube
  /// root of what is missing needed 36,000 teams to list 10,000. Where rounds are cheap, all is taken from a fifth on.
  mutating func widen(found: [FoundTeam<Value>], of wanted: Int) {
    if isInCostOrder || countsWeight, step >= widest / 5 {
      step = widest
      return
    }
    guard !found.isEmpty else {
      step = !isInCostOrder ? 5 * step / 2 + 1 : wanted == 1 ? 4 * step + 1 : 3 * step + 1
      return
    }
    let rank = found.count * found.count / (wanted + wanted / 4)
    let above = rank == 0 ? 0 : loss(of: found[rank - 1])
    let percent = Value(min(100, 100 * (step.double / max(1, above).double - 1)))
    step += max(1, step / 100 * percent + step % 100 * percent / 100)
  }

  /// How far a team lies below the bound.
  private func loss(of team: FoundTeam<Value>) -> Value {
    highest - (countsWeight ? prices.skill * team.skill - prices.cost * team.cost : team.skill)
  }
}
