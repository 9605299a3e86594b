/// Counts the legal teams of a problem under rules and ranks skills among them, by the first method that suits.
///
/// - Counting all legal teams depends on costs alone: partial teams of equal cost are merged.
/// - Counting the teams above a skill takes few partial teams where few teams are better, and where numbers are narrow.
/// - Small teams without rules are counted by their middle player, whatever the numbers.
/// - Where these exceed the work allowed, coarser numbers give lower bounds.
/// - Where no exact automaton distinguishes those teams, or too many groups count, each team is visited.
struct RankSearch<Value: WholeNumber> {
  let players: FreePlayers
  let columns: ScaledPlayers<Value>
  let limits: Limits
  let tuning: RankTuning
  /// Bounds teams by skill.
  var search: TeamSearch<Value>
  let highestSkill: Value
  var meter: StepAllowance

  var legal = TeamCount.unknown
  var ranks: [Value: TeamRank] = [:]

  /// A search that has counted nothing yet, given a skill that no team exceeds; `nil` where there is no legal team.
  init?(
    _ players: FreePlayers, _ columns: ScaledPlayers<Value>, highestSkill: Value, limits: Limits,
    tuning: RankTuning
  ) {
    let search = TeamSearch(players, columns, limits: limits, tuning: tuning.search)
    guard let search, search.bound >= 0 else { return nil }
    self.players = players
    self.columns = columns
    self.limits = limits
    self.tuning = tuning
    self.search = search
    self.highestSkill = min(search.bound, highestSkill)
    meter = StepAllowance(limit: tuning.work, stop: limits.stop)
  }

  /// Counts the legal teams, and those better than and equal to each of `skills`.
  mutating func run(_ skills: [Value]) {
    for skill in skills {
      ranks[skill] = TeamRank(
        better: skill < highestSkill ? .unknown : TeamCount(0),
        equal: skill <= highestSkill ? .unknown : TeamCount(0))
    }
    do throws(CountingEnd) {
      try countLegalTeams()
      try rankByMeeting()
      try rankByMedian()
      try boundByRounding()
      try rankByBranching()
    } catch {
      // Stopped or out of work: what is proved so far still holds.
    }
    compareCounts()
  }

  /// The skills whose ranks are not exact, the highest first.
  var open: [Value] { ranks.filter { !$0.value.isExact }.keys.sorted(by: >) }

  /// Carries what is known about one skill over to lower ones, and to all legal teams.
  private mutating func compareCounts() {
    var known: UInt128 = 0
    for skill in ranks.keys.sorted(by: >) {
      ranks[skill]?.better.raise(to: TeamCount(known, isExact: false))
      guard let rank = ranks[skill] else { continue }
      known = max(known, rank.better.value.addingSaturated(rank.equal.value))
    }
    legal.raise(to: TeamCount(known, isExact: false))
  }

  // MARK: Partial teams

  /// Counts the legal teams, with costs rounded up where the exact ones are too many.
  private mutating func countLegalTeams() throws(CountingEnd) {
    let exact = try attempt(meter.left / 2) { search, part throws(CountingEnd) in
      try search.legalTeams(search.columns, meter: &part)
    }
    if let exact { legal = TeamCount(exact) }
    if !legal.isExact, let teams = medianTeams, teams.shape().steps <= meter.left / 2 {
      legal = try teams.counts(meter: &meter).legal
    }
    guard !legal.isExact, tuning.methods.contains(.rounding) else { return }
    let highestCost = columns.window.upperBound
    try refine(from: 16 * Value(max(1, players.choose)), within: meter.left / 3) { levels in
      (1, max(1, highestCost / levels))
    } count: { search, units, coarse, part throws(CountingEnd) in
      guard let found = try search.legalTeams(coarse, meter: &part) else { return }
      search.legal.raise(to: TeamCount(found, isExact: false))
    }
  }

  private func legalTeams(
    _ columns: ScaledPlayers<Value>, meter: inout StepAllowance
  ) throws(CountingEnd) -> UInt128? {
    if tuning.methods.contains(.table), let table = LegalTeamTable(players, columns) {
      return try table.count(meter: &meter)
    }
    guard tuning.methods.contains(.meeting) else { return nil }
    var plain = columns
    plain.skills = Array(repeating: 0, count: columns.skills.count)
    let prices = RulePrices<Value>(skill: 1, cost: 0, sets: players.bounds.map { _ in 0 })
    let question = PartialTeamQuestion(
      players, plain, prices, needed: 0, among: players.hasChoices ? search.order : players.all)
    return try question?.teams(atLeast: [0], meter: &meter)?[0]
  }

  /// Ranks one skill after another, the highest first, until that takes half of the work left.
  private mutating func rankByMeeting() throws(CountingEnd) {
    guard tuning.methods.contains(.meeting) else { return }
    for skill in open {
      let found = try attempt(meter.left / 2) { search, part throws(CountingEnd) in
        try search.teams(atLeast: [skill, skill + 1], search.search, search.columns, meter: &part)
      }
      guard let found else { return }
      ranks[skill] = TeamRank(better: TeamCount(found[1]), equal: TeamCount(found[0] - found[1]))
    }
  }

  /// The teams by their middle player, where they can be counted that way.
  private var medianTeams: MedianTeams<Value>? {
    guard tuning.methods.contains(.middle), players.areInterchangeable, players.choose > 0,
      columns.window.lowerBound == 0
    else { return nil }
    return MedianTeams(
      skills: columns.skills, costs: columns.costs, size: players.choose, budget: columns.window.upperBound)
  }

  /// Ranks as many of the skills as the work left allows, the highest first.
  private mutating func rankByMedian() throws(CountingEnd) {
    let (open, left) = (self.open, meter.left)
    guard let teams = medianTeams, !open.isEmpty else { return }
    let most = partitionPoint(0, open.count) { teams.shape(asked: $0 + 1).steps > left }
    guard most > 0 else { return }
    let found = try teams.counts(asked: Array(open.prefix(most)), meter: &meter).ranks
    for (skill, rank) in zip(open, found) { ranks[skill]?.raise(to: rank) }
  }

  /// By skill: the number of teams with at least that much; the lowest skill comes first.
  func teams(
    atLeast skills: [Value], _ search: TeamSearch<Value>, _ columns: ScaledPlayers<Value>,
    meter: inout StepAllowance
  ) throws(CountingEnd) -> [UInt128]? {
    let target = SearchTarget.atLeast(skills[0], window: columns.window)
    let question = PartialTeamQuestion(
      players, columns, search.prices, needed: target.neededWeight(search.prices), among: search.core(target))
    return try question?.teams(atLeast: skills, meter: &meter)
  }

  /// Runs `count` with at most `limit` steps; `nil` also where these were not enough.
  mutating func attempt<Result>(
    _ limit: Int, _ count: (inout Self, inout StepAllowance) throws(CountingEnd) -> Result?
  ) throws(CountingEnd) -> Result? {
    var meter = self.meter
    defer { self.meter = meter }
    return try meter.attempt(limit) { part throws(CountingEnd) in try count(&self, &part) } ?? nil
  }
}
