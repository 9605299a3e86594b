/// Proves the best teams under rules: first their skills and costs, then the rows among the ties.
struct TeamSearch<Value: WholeNumber> {
  let players: FreePlayers
  private(set) var columns: ScaledPlayers<Value>
  let limits: Limits
  let tuning: SearchTuning
  let prices: RulePrices<Value>
  let forced: ForcedBounds<Value>
  /// The players in the order in which they are tried: the dearest first where any players are a team, else the heaviest,
  /// as far as the automaton lets them be read in that order.
  let order: [FreePlayer]
  /// Whether they are tried in the order of their cost.
  let isInCostOrder: Bool
  let setTotal: Value
  /// What the players weigh.
  private let weights: [Value]
  /// Where any players are a team, the largest weight of those who are not among the heaviest team.
  private let firstOutside: Value
  let listener: Listener<Value>
  /// The best legal team known.
  var start: FoundTeam<Value>?
  /// No team has more skill; negative where there is none.
  var bound: Value
  private let memory = TableMemory<Value>()
  let exchanged = Collected<FoundTeam<Value>>()
  /// Players among whom the last round had to choose.
  var coreSize = 0
  /// Whether it was looked for whether there is a team at all, for these budgets.
  var hasSoughtAnyTeam = false

  /// A search; `nil` where no team fills the slots at a cost that is allowed.
  init?(
    _ players: FreePlayers, _ columns: ScaledPlayers<Value>, limits: Limits, tuning: SearchTuning,
    listener: Listener<Value>
  ) {
    var search = PriceSearch(players, columns, stop: limits.stop)
    guard let found = search.run() else { return nil }
    self.init(players, columns, found, limits: limits, tuning: tuning, listener: listener)
  }

  /// A search at known prices.
  init?(
    _ players: FreePlayers, _ columns: ScaledPlayers<Value>, _ found: PriceSearch<Value>.Result,
    limits: Limits, tuning: SearchTuning, listener: Listener<Value>
  ) {
    prices = found.prices.refined(PriceRoom(players, columns))
    let weights = prices.weights(players, columns)
    guard let forced = ForcedBounds(players, weights: weights, picker: TeamPicker(players)) else {
      return nil
    }
    self.players = players
    self.columns = columns
    self.limits = limits
    self.tuning = tuning
    self.listener = listener
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
    bound = boundAtPrices
  }

  /// Asks for other budgets: whatever the prices, they bound every team.
  mutating func ask(within window: ClosedRange<Value>) {
    columns.window = window
    hasSoughtAnyTeam = false
    if let start, !window.contains(start.cost) { self.start = nil }
    bound = boundAtPrices
  }

  /// Takes note that no team has more skill than this.
  mutating func lowerBound(to skill: Value) {
    bound = min(bound, skill)
  }

  private var boundAtPrices: Value {
    let weight = forced.heaviest + prices.cost * columns.window.end(forPrice: prices.cost) + setTotal
    return weight < 0 ? -1 : weight / prices.skill
  }

  /// What no wanted team weighs less than.
  func neededWeight(_ target: SearchTarget<Value>) -> Value {
    target.neededWeight(skillPrice: prices.skill, costPrice: prices.cost) - setTotal
  }

  /// The players who can be in a wanted team, in the order in which they are tried.
  /// - Parameter withTies: whether those too who are in no team that comes first, since they only tie with others.
  func core(_ target: SearchTarget<Value>, withTies: Bool = false) -> [FreePlayer] {
    let needed = neededWeight(target)
    let onlyTies = players.onlyTies
    if withTies || onlyTies.isEmpty { return order.filter { forced.weights[$0] >= needed } }
    return order.filter { forced.weights[$0] >= needed && !onlyTies[$0] }
  }

  /// Takes those out of a core, where any players are a team, who are in every team wanted: of a team that loses at most
  /// g against the heaviest one everybody is a member who weighs more than the first outside it and g together.
  /// (Ingargiola and Korsh 1973; Dembo and Hammer 1980.)
  func takeGiven(from core: inout [FreePlayer], _ target: SearchTarget<Value>) -> [FreePlayer] {
    guard isInCostOrder else { return [] }
    let most = firstOutside + (forced.heaviest - neededWeight(target))
    let given = core.filter { weights[$0] > most }
    if !given.isEmpty { core.removeAll { weights[$0] > most } }
    return given
  }

  /// Takes note of a legal team.
  mutating func note(_ team: FoundTeam<Value>) {
    if start.map(team.isBetter(than:)) ?? true { start = team }
  }

  /// Lays out players, in ``order``, for branching; `nil` when stopped.
  func tables(_ core: [FreePlayer], given: [FreePlayer] = [], neighbours: [Value] = []) -> BoundTables<Value>?
  {
    limits.stop.spend(core.count * players.automaton.stateCount / 4)
    return BoundTables(
      BoundTables.Subject(
        players: players, columns: columns, prices: prices, neighbours: neighbours,
        hasLowestSpend: columns.window.lowerBound > 0, isInCostOrder: isInCostOrder, given: given,
        mostNumbers: tuning.mostNumbers),
      order: core, memory: memory, stop: limits.stop)
  }

  /// A worker.
  func brancher<Collector: TeamCollector>(
    _ tables: BoundTables<Value>, _ collector: Collector, _ effort: Effort
  ) -> Brancher<Collector> where Collector.Value == Value {
    Brancher(tables, players: players, setTotal: setTotal, collector: collector, effort: effort)
  }
}
