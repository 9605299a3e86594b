/// What the players beyond each boundary of an order can still add, by state: bounds on partial teams that
/// grow from one end of the order.
struct CompletionBounds<Value: WholeNumber>: Sendable {
  /// The end from which teams grow.
  enum End: Sendable {
    /// From position 0 up.
    case front
    /// From the last position down.
    case back
  }

  /// The teams wanted.
  struct Subject: Sendable {
    var players: FreePlayers
    var columns: ScaledPlayers<Value>
    /// Prices by which teams are bounded.
    var prices: RulePrices<Value>
    /// The least β·S − a·C of a wanted team.
    var needed: Value
  }

  private let subject: Subject
  private let rules: CounterRules
  private let order: PlayerOrder
  private let end: End
  /// For members from the back, players and automaton are read backwards.
  private let tables: BoundTables<Value>
  /// By boundary: the most that the prices of clubs entirely beyond it add up to.
  private let clubTotals: [Value]

  /// The lanes of a table: the highest weight, the lowest cost as a negative number, and the highest cost.
  private static var lanes: Int { 3 }

  /// The size of a table, in numbers.
  static func numbers(players: Int, states: Int) -> Int { (players + 1) * states * lanes }

  /// Whether a table is small enough to keep: 64 MB at 64 bits.
  static func isSmall(players: Int, states: Int) -> Bool {
    let (numbers, overflow) = (players + 1).multipliedReportingOverflow(by: states * lanes)
    return !overflow && numbers <= 1 << 23
  }

  /// Bounds for teams that grow from `end`.
  /// - Complexity: O(players · states)
  init(_ subject: Subject, _ rules: CounterRules, _ order: PlayerOrder, end: End) {
    (self.subject, self.rules, self.order, self.end) = (subject, rules, order, end)
    var players = subject.players
    players.sums = []
    if end == .back { players.automaton = TeamAutomaton(reversing: players.automaton) }
    let tables = BoundTables(
      BoundTables.Subject(
        players: players, columns: subject.columns, prices: subject.prices, neighbours: [],
        hasLowestSpend: true, mostNumbers: .max),
      order: end == .front ? order.players : order.players.reversed(), stop: StopSignal())
    self.tables = tables!  // Nothing raises the signal.
    var totals = [Value](repeating: 0, count: order.count + 1)
    for step in 0..<order.count {
      let position = end == .front ? order.count - 1 - step : step
      let (old, new) = end == .front ? (position + 1, position) : (position, position + 1)
      let club = Int(end == .front ? order.clubBeginning(at: position) : order.clubEnding(at: position))
      totals[new] = totals[old]
      if club >= 0 {
        totals[new] += max(0, subject.prices.sets[club]) * Value(players.bounds[club].upperBound)
      }
    }
    clubTotals = totals
  }

  /// The totals with which members on this side of `boundary` can become a wanted team; `nil` where none can.
  ///
  /// The completion x of such members has β·S(x) − a·C(x) = P(x) + Σ m·n(x) over sets. From a completed club, x has no
  /// players; from any other set, x has at most the remaining room where the price is positive, and at least the number
  /// still needed where it is negative. So the prices of clubs drop out once these are completed, and members with the
  /// same totals and state have the same bound.
  func filter(at boundary: Int, _ state: PartialTeamState) -> TotalsFilter<Value>? {
    let place = order.start(ofPosition: boundary)
    let best = tables.completion(
      from: end == .front ? place : tables.count - place, state: Int(state.state))
    if best[0] <= ForcedBounds<Value>.none / 2 { return nil }
    let window = subject.columns.window
    return TotalsFilter(
      skillPrice: subject.prices.skill, costPrice: subject.prices.cost,
      weight: subject.needed - best[0] - setsBeyond(boundary, state),
      lowestCost: window.lowerBound - best[2], highestCost: window.upperBound + best[1])
  }

  /// An upper bound on Σ m·n(x).
  private func setsBeyond(_ boundary: Int, _ state: PartialTeamState) -> Value {
    let (sets, bounds) = (subject.prices.sets, subject.players.bounds)
    var total = clubTotals[boundary]
    let club = Int(order.clubAcross(boundary))
    if club >= 0 { total += max(0, sets[club]) * Value(bounds[club].upperBound - Int(state.fromClub)) }
    for set in rules.clubLimits.count..<bounds.count {
      let members = rules.groupSets.firstIndex(of: set).map { Int(state.inGroups[$0]) } ?? 0
      let end = sets[set] >= 0 ? bounds[set].upperBound : bounds[set].lowerBound
      total += sets[set] * Value(max(0, end - members))
    }
    return total
  }
}

extension CompletionBounds.Subject {
  /// Teams of at least some skill.
  init(
    players: FreePlayers, columns: ScaledPlayers<Value>, prices: RulePrices<Value>, skill: Value
  ) {
    let needed = SearchTarget.atLeast(skill, window: columns.window).neededWeight(
      skillPrice: prices.skill, costPrice: prices.cost)
    self.init(players: players, columns: columns, prices: prices, needed: needed)
  }
}
