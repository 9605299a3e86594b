/// Finds the best teams for one budget after another, each lower than the one before. The prices of one search also
/// bound the next: new ones are sought only when they leave many more players in question than they did at first.
struct DescendingBudgetSearch<Value: WholeNumber> {
  /// The work of a search outside its counted steps, and of finding new prices.
  private static var steps: (ofSearch: Int, ofPrices: Int) { (1_000, 50_000) }

  let limits: Limits
  private let players: FreePlayers
  private let tuning: SearchTuning
  private var columns: ScaledPlayers<Value>
  private var search: TeamSearch<Value>?
  /// How many players the search may have left before new prices are sought.
  private var mostCore: Int?
  /// The last team found; no cheaper team has more skill.
  private var latest: Undominated<Value>?

  /// A series of searches; of the window of `columns`, only the least cost applies.
  init(_ players: FreePlayers, _ columns: ScaledPlayers<Value>, limits: Limits, tuning: SearchTuning) {
    self.players = players
    self.columns = columns
    self.limits = limits
    var tuning = tuning
    tuning.stepsOnTies = 0
    self.tuning = tuning
  }

  /// The best team within a budget: the most skill, at the least cost; `nil` where no team is that cheap.
  mutating func best(within budget: Value) throws(SearchStopped) -> Undominated<Value>? {
    guard columns.window.lowerBound <= budget else { return nil }
    limits.stop.spend(Self.steps.ofSearch)
    let window = columns.window.lowerBound...budget
    if var known = search, known.coreSize <= mostCore ?? .max {
      known.ask(within: window)
      search = known
    } else {
      columns.window = window
      limits.stop.spend(Self.steps.ofPrices)
      search = TeamSearch(players, columns, limits: limits, tuning: tuning)
      mostCore = nil
    }
    guard var search else { return nil }
    if let latest, latest.cost > budget { search.bound = min(search.bound, latest.skill - 1) }
    let leaders = search.leaders(1)
    self.search = search
    if mostCore == nil { mostCore = tuning.mostGrowth * search.coreSize }
    guard leaders.isProved else { throw SearchStopped() }
    guard let best = leaders.teams.first else { return nil }
    latest = Undominated(
      cost: best.cost, skill: best.skill, members: MemberMarks(players.rows(of: best.players)))
    return latest
  }
}
