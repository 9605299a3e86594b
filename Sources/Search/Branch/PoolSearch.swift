/// One search from the reduced pool to the answer.
///
/// The listener is an existential on purpose: in a function generic over it the compiler would not specialise
/// the search for its numbers, which costs a factor of a hundred.
struct PoolSearch {
  private let scale: NumberScale
  private let size: Int
  private let limits: Limits
  private let progress: any SearchProgress
  private let tuning: SearchTuning
  private let reduced: Int
  private(set) var statistics = SearchStatistics()

  /// A search among players of whom `reduced` are left.
  init(
    scale: NumberScale, reduced: Int, limits: Limits, progress: any SearchProgress, tuning: SearchTuning
  ) {
    self.scale = scale
    size = scale.size
    self.limits = limits
    self.progress = progress
    self.tuning = tuning
    self.reduced = reduced
  }

  /// Chooses the width of the numbers, the only place where that is done.
  ///
  /// 64 bits are enough from the start if every possible multiplier, a fraction of two differences of
  /// totals, leaves room for the bound (see ``MultiplierRoom``). Else the multiplier is found in 128 bits;
  /// if the one found leaves room in 64 bits all the same, the search goes on there. In 128 bits a
  /// multiplier is rounded where it must be, which makes the search slower, never wrong; that totals
  /// themselves fit is what `Problem.overflowingColumn` checks.
  mutating func run<Value: WholeNumber>(_ players: Candidates<Value>, budget: Int128) -> Answer {
    guard let budget = scale.scaled(budget: budget) else { return infeasible }
    let narrow = scale.room(Int64.self)
    if let narrow, narrow.holdsEveryFraction, !tuning.forcesWide {
      return solve(scale.scaled(players, to: Int64.self), budget: Int64(budget), room: narrow)
    }
    guard let wide = scale.room(Int128.self) else {
      preconditionFailure("totals overflow: ask Problem.overflowingColumn before searching")
    }
    let scaled = scale.scaled(players, to: Int128.self)
    if let answer = trivialAnswer(scaled, budget: budget) { return answer }
    let secant = findMultiplier(
      for: scaled, size: size, budget: budget, room: wide, stop: limits.stop)
    if let narrow, let skill = Int64(exactly: secant.multiplier.skill),
      let cost = Int64(exactly: secant.multiplier.cost), !tuning.forcesWide
    {
      let multiplier = Multiplier<Int64>(skill: skill, cost: cost)
      if narrow.holds(multiplier) {
        return branch(
          scaled.converted(to: Int64.self), budget: Int64(budget), multiplier, room: narrow,
          start: secant.feasibleTeam)
      }
    }
    statistics.isWide = true
    return branch(
      scaled, budget: budget, secant.multiplier, room: wide, start: secant.feasibleTeam)
  }

  private mutating func solve<Value: WholeNumber>(
    _ players: Candidates<Value>, budget: Value, room: MultiplierRoom<Value>
  ) -> Answer {
    if let answer = trivialAnswer(players, budget: budget) { return answer }
    let secant = findMultiplier(
      for: players, size: size, budget: budget, room: room, stop: limits.stop)
    return branch(players, budget: budget, secant.multiplier, room: room, start: secant.feasibleTeam)
  }

  /// The answer where the cheapest team is too dear, or the most skilled one fits.
  private func trivialAnswer<Value: WholeNumber>(
    _ players: Candidates<Value>, budget: Value
  ) -> Answer? {
    let cheapest = (0..<size).map { Int32($0) }
    guard players.totals(of: cheapest).cost <= budget else { return infeasible }
    let best = heaviestTeam(of: players, size: size, Multiplier(skill: 1, cost: 0))
    let (skill, cost) = players.totals(of: best)
    guard cost <= budget else { return nil }
    return answer(players, TeamSearch.Outcome(team: best, bound: skill, isProved: true))
  }

  private mutating func branch<Value: WholeNumber>(
    _ players: Candidates<Value>, budget: Value, _ multiplier: Multiplier<Value>,
    room: MultiplierRoom<Value>, start: [Int32]
  ) -> Answer {
    var start = start
    improveBySwaps(&start, of: players, budget: budget)
    let pool = WeighedPool(players: players, size: size, budget: budget, multiplier: multiplier)
    var search = TeamSearch(
      pool, room: room, start: start, limits: limits, tuning: tuning,
      listener: listener(bound: pool.skillBound, start: players.totals(of: start).skill))
    let outcome = search.run()
    let isWide = statistics.isWide
    statistics = search.statistics
    statistics.isWide = isWide
    return answer(players, outcome)
  }

  private func listener<Value: WholeNumber>(bound: Value, start: Value) -> Listener<Value> {
    let (scale, size, progress) = (scale.skills, size, progress)
    let interval = SkillInterval(best: start, bound: bound)
    let tell: @Sendable ((best: Value, bound: Value)) -> Void = { now in
      progress.improved(
        best: scale.total(now.best, size: size), bound: scale.total(now.bound, size: size))
    }
    return Listener(
      advanced: { progress.advanced(done: $0, total: $1) },
      improved: { tell(interval.raise(toBest: $0)) },
      bounded: { tell(interval.lower(toBound: $0)) })
  }

  private func answer<Value: WholeNumber>(
    _ players: Candidates<Value>, _ outcome: TeamSearch<Value>.Outcome
  ) -> Answer {
    let (skill, cost) = players.totals(of: outcome.team)
    var answer = Answer(
      status: outcome.isProved ? .proved : .stopped, rows: players.rows(of: outcome.team),
      skill: scale.skills.total(skill, size: size), cost: scale.costs.total(cost, size: size),
      bound: scale.skills.total(outcome.bound, size: size), playersAfterReduction: reduced,
      teamsSharingSkill: TeamCount(1, isExact: false),
      teamsSharingSkillAndCost: TeamCount(1, isExact: false), inAllOptimal: [])
    answer.isFirst = outcome.isFirst
    return answer
  }

  private var infeasible: Answer { .infeasible(playersAfterReduction: reduced) }
}
