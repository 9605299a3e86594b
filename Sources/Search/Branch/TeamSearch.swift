/// Proves the best teams under rules: first their skills and costs, then the rows among the ties.
struct TeamSearch<Value: WholeNumber> {
  let players: FreePlayers
  private(set) var columns: ScaledPlayers<Value>
  var limits: Limits
  let tuning: SearchTuning
  let prices: RulePrices<Value>
  let forced: ForcedBounds<Value>
  /// The players in the order in which they are tried: see ``isInCostOrder``; otherwise the heaviest first.
  let order: [FreePlayer]
  /// Whether they are tried in the order of their cost.
  let isInCostOrder: Bool
  let setTotal: Value
  private let weights: [Value]
  /// Where any players make a team, the largest weight of a player outside the heaviest team.
  private let firstOutside: Value
  let reporter: ProgressReporter<Value>
  /// The best legal team known.
  var start: FoundTeam<Value>?
  /// No team has more skill than this; negative where there is no team.
  var bound: Value
  private let memory = TableMemory<Value>()
  /// The number of players that the last round chose from.
  var coreSize = 0
  /// Whether it was checked, for these budgets, if there is any team at all.
  var hasCheckedFeasibility = false

  /// A search, at known prices if there are any; `nil` where no team fills the slots at an allowed cost.
  init?(
    _ players: FreePlayers, _ columns: ScaledPlayers<Value>, _ known: PriceSearch<Value>.Result? = nil,
    limits: Limits, tuning: SearchTuning, reporter: ProgressReporter<Value> = ProgressReporter()
  ) {
    var search = PriceSearch(players, columns, stop: limits.stop)
    guard let found = known ?? search.run() else { return nil }
    prices = found.prices.refined(PriceRoom(players, columns))
    let weights = prices.weights(players, columns)
    guard let forced = ForcedBounds(players, weights: weights, picker: search.picker) else { return nil }
    self.players = players
    self.columns = columns
    self.limits = limits
    self.tuning = tuning
    self.reporter = reporter
    self.forced = forced
    setTotal = prices.setTotal(players.pricedBounds)
    self.weights = weights
    var largest = LargestValues<Value>(capacity: players.choose + 1)
    for weight in weights { largest.insert(weight) }
    firstOutside = largest.threshold ?? ForcedBounds<Value>.none
    bound = 0
    start = found.team.map { columns.team(of: $0) }
    isInCostOrder = players.areInterchangeable && prices.cost >= 0
    order = isInCostOrder ? players.all.reversed() : players.inOrder(byWeight: weights)
    bound = bound(atWeight: forced.heaviest)
  }

  /// Changes the budgets: the prices still bound every team.
  mutating func ask(within window: ClosedRange<Value>) {
    columns.window = window
    hasCheckedFeasibility = false
    if let start, !window.contains(start.cost) { self.start = nil }
    bound = bound(atWeight: forced.heaviest)
  }

  /// The most skill that a team of a weight can have at an allowed cost; negative for none.
  func bound(atWeight weight: Value) -> Value {
    let weight = weight + prices.cost * columns.window.end(forPrice: prices.cost) + setTotal
    return weight < 0 ? -1 : weight / prices.skill
  }

  func neededWeight(_ target: SearchTarget<Value>) -> Value {
    target.neededWeight(prices) - setTotal
  }

  /// The players who can be in a wanted team, in the order in which they are tried.
  /// - Parameter withTies: whether to include players who are in no team that comes first because they only tie.
  func core(_ target: SearchTarget<Value>, withTies: Bool = false) -> [FreePlayer] {
    let needed = neededWeight(target)
    let onlyTies = players.onlyTies
    if withTies || onlyTies.isEmpty { return order.filter { forced.weights[$0] >= needed } }
    return order.filter { forced.weights[$0] >= needed && !onlyTies[$0] }
  }

  /// Where any players make a team, takes out of a core the players who are in every wanted team: a team that loses at
  /// most g against the heaviest one contains every player who weighs more than g and the first one outside it
  /// together. (Ingargiola and Korsh 1973; Dembo and Hammer 1980.)
  func takeGiven(from core: inout [FreePlayer], _ target: SearchTarget<Value>) -> [FreePlayer] {
    guard isInCostOrder else { return [] }
    let most = firstOutside + (forced.heaviest - neededWeight(target))
    let given = core.filter { weights[$0] > most }
    if !given.isEmpty { core.removeAll { weights[$0] > most } }
    return given
  }

  /// Records a legal team if it is the best known.
  mutating func note(_ team: FoundTeam<Value>) {
    if start.map(team.isBetter(than:)) ?? true { start = team }
  }

  /// Builds tables of players, in ``order``, for branching; `nil` when stopped.
  func tables(_ core: [FreePlayer], given: [FreePlayer] = [], neighbours: [Value] = []) -> BoundTables<Value>?
  {
    limits.stop.spend(core.count * players.automaton.stateCount / 4)
    return BoundTables(
      players, columns, prices, order: core, given: given, neighbours: neighbours,
      hasLowestSpend: columns.window.lowerBound > 0, isInCostOrder: isInCostOrder,
      mostNumbers: tuning.mostNumbers, memory: memory, stop: limits.stop)
  }

  func brancher<Collector: TeamCollector>(
    _ tables: BoundTables<Value>, _ collector: Collector, _ stop: StopSignal
  ) -> Brancher<Collector> where Collector.Value == Value {
    Brancher(tables, players: players, setTotal: setTotal, collector: collector, stop: stop)
  }
}
