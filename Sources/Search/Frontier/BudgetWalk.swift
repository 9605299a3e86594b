/// The best teams for one budget after the other, each lower than the one before.
///
/// The prices of one search bound the next one too: they are sought anew only when they leave many more players in
/// question than they did at first. What a search takes beside the steps that it counts counts too, so that many short
/// ones come to an end.
struct BudgetWalk<Value: WholeNumber> {
  /// What a budget buys.
  enum Best {
    /// The most skill, and of that the least cost.
    case team(Undominated<Value>)
    /// No team is so cheap.
    case none
    /// The search was stopped.
    case stopped
  }

  /// What a search takes beside what it counts, and what new prices do.
  private static var stepsOfSearch: Int { 1_000 }
  private static var stepsOfPrices: Int { 50_000 }

  let limits: Limits
  private let players: FreePlayers
  private let tuning: SearchTuning
  private var columns: ScaledPlayers<Value>
  private var search: TeamSearch<Value>?
  /// How many players the search was left with when its prices were new.
  private var coreAtFirst: Int?
  /// No team for less than the last one has more skill.
  private var latest: Undominated<Value>?

  /// A walk, whatever the window of `columns`, but for its least cost.
  init(_ players: FreePlayers, _ columns: ScaledPlayers<Value>, limits: Limits, tuning: SearchTuning) {
    self.players = players
    self.columns = columns
    self.limits = limits
    var tuning = tuning
    tuning.stepsOnTies = 0
    self.tuning = tuning
  }

  /// The best team within a budget.
  mutating func best(within budget: Value) -> Best {
    guard columns.window.lowerBound <= budget else { return .none }
    limits.stop.spend(Self.stepsOfSearch)
    let window = columns.window.lowerBound...budget
    if search == nil || isWorn { renew(window) } else { search?.ask(within: window) }
    if let latest, latest.cost > budget { search?.lowerBound(to: latest.skill - 1) }
    guard let leaders = search?.leaders(1) else { return .none }
    if coreAtFirst == nil { coreAtFirst = search?.coreSize }
    guard leaders.isProved else { return .stopped }
    guard let best = leaders.teams.first else { return .none }
    let team = Undominated(
      cost: best.cost, skill: best.skill, members: MemberMarks(players.rows(of: best.players)))
    latest = team
    return .team(team)
  }

  /// Whether the prices leave too many players in question.
  private var isWorn: Bool {
    guard let search, let coreAtFirst else { return false }
    return search.coreSize > tuning.mostGrowth * coreAtFirst
  }

  /// Seeks prices for a window of costs.
  private mutating func renew(_ window: ClosedRange<Value>) {
    columns.window = window
    limits.stop.spend(Self.stepsOfPrices)
    search = TeamSearch(players, columns, limits: limits, tuning: tuning, listener: Listener())
    coreAtFirst = nil
  }
}
