/// Finds prices that give a low bound, and legal teams on the way. The price of cost follows exactly from the secant.
/// Prices for sets are sought only if its teams break their bounds; the secant then goes through values less those.
struct PriceSearch<Value: WholeNumber> {
  struct Result {
    var prices: RulePrices<Value>
    /// The most skilled, then cheapest, of the legal teams found; `nil` if there was none.
    var team: [FreePlayer]?
  }

  let players: FreePlayers
  let columns: ScaledPlayers<Value>
  let stop: StopSignal
  let picker: TeamPicker
  private(set) var best: FoundTeam<Value>?

  /// The limit on lines, because approximate ones need not converge.
  private static var mostLines: Int { 100 }
  /// A search that is stopped before it begins still takes this many steps, so that its bound is of use.
  private static var minimumSteps: Int { 4_000 }

  init(_ players: FreePlayers, _ columns: ScaledPlayers<Value>, stop: StopSignal) {
    self.players = players
    self.columns = columns
    self.stop = stop
    picker = TeamPicker(players)
  }

  /// Returns the prices; `nil` where no team fills the slots at an allowed cost, whatever the sets.
  mutating func run() -> Result? {
    guard let line = secant(values: columns.skills) else { return nil }
    var prices = line.prices
    prices.sets = Array(repeating: 0, count: players.bounds.count + players.sums.count)
    if line.teams.contains(where: { !players.satisfiesSetBounds($0) }),
      let priced = pricesOfSets(from: prices)
    {
      prices = priced
    }
    if best == nil, !players.hasChoices, let team = cheapestWithRoom { note(team) }
    return Result(prices: prices, team: best?.players)
  }

  /// The cheapest players that the slots and the upper bounds of the sets admit, first those that a set still needs:
  /// usually a legal team, where the prices have led to none.
  var cheapestWithRoom: [FreePlayer]? {
    var room = players.bounds.map(\.upperBound)
    var missing = players.bounds.map(\.lowerBound)
    var (team, state) = ([FreePlayer](), players.automaton.start)
    var isTaken = [Bool](repeating: false, count: players.count)
    for needed in [true, false] {
      for player in players.all where !isTaken[player] && team.count < players.choose {
        let sets = players.sets[player].map { Int($0) }
        if needed, !sets.contains(where: { missing[$0] > 0 }) { continue }
        let next = players.automaton.next[Int(players.types[player]) * players.automaton.stateCount + state]
        guard next >= 0, sets.allSatisfy({ room[$0] > 0 }) else { continue }
        (state, isTaken[player]) = (Int(next), true)
        team.append(player)
        for set in sets { (room[set], missing[set]) = (room[set] - 1, missing[set] - 1) }
      }
    }
    return state == players.automaton.goal ? team : nil
  }

  /// Keeps a team that fills the slots if it is legal and better than the one kept.
  mutating func note(_ team: [FreePlayer]) {
    let found = columns.team(of: team)
    guard columns.window.contains(found.cost), best.map(found.isBetter(than:)) ?? true,
      players.satisfiesSetBounds(team), players.fillsSlots(team)
    else { return }
    best = found
  }

  // MARK: The secant

  /// The best exchange rate for some values, and the teams it lies between.
  struct Line {
    /// The exchange rate; the cost is negative where teams are too cheap.
    var prices: RulePrices<Value>
    var teams: [[FreePlayer]]
  }

  /// Keeps one team above the budget and one within it, both on the upper hull of all teams' (cost, value). The line
  /// through them gives the next exchange rate. If its heaviest team lies above the line, it replaces the end on its
  /// side of the budget; if none does, the line is the hull's edge over the budget. Ends after 4 to 12 lines; works
  /// mirrored where the most valuable team is too cheap. (Eisner and Severance 1976; Dinkelbach 1967.)
  mutating func secant(values: [Value]) -> Line? {
    guard let richest = picker.heaviestTeam(values) else { return nil }
    note(richest)
    let cost = columns.totals(of: richest).cost
    if columns.window.contains(cost) { return Line(prices: valueFirst(values), teams: [richest]) }
    let sign: Value = cost > columns.window.upperBound ? 1 : -1
    let limit = sign > 0 ? columns.window.upperBound : -columns.window.lowerBound
    guard let cheapest = picker.heaviestTeam(columns.costs.map { -sign * $0 }) else { return nil }
    note(cheapest)
    func totals(_ team: [FreePlayer]) -> (value: Value, cost: Value) {
      team.reduce((0, 0)) { ($0.0 + values[$1], $0.1 + sign * columns.costs[$1]) }
    }
    var (above, within) = (totals(richest), totals(cheapest))
    guard within.cost <= limit else { return nil }
    var line = Line(prices: RulePrices(skill: 1, cost: 0), teams: [richest, cheapest])
    let room = PriceRoom(players, columns, values: values)
    let minimumLines = Self.minimumSteps / values.count
    for number in 0..<Self.mostLines where above.value > within.value && above.cost > within.cost {
      if !stop.spend(values.count / 4), number >= minimumLines { break }
      let prices = room.exchange(skill: above.value - within.value, cost: above.cost - within.cost)
      line.prices.skill = prices.skill
      line.prices.cost = sign * prices.cost
      let weights = values.indices.map { line.prices.weight(skill: values[$0], cost: columns.costs[$0]) }
      guard let team = picker.heaviestTeam(weights) else { return nil }
      let next = totals(team)
      guard
        prices.weight(skill: next.value, cost: next.cost)
          > prices.weight(skill: within.value, cost: within.cost)
      else { break }
      note(team)
      if next.cost <= limit {
        guard next.value > within.value else { break }
        within = next
        line.teams[1] = team
      } else {
        guard next.cost < above.cost else { break }
        above = next
        line.teams[0] = team
      }
    }
    return line
  }

  /// Where cost is no constraint: value first, then the lower cost, so that the weights have the wanted order.
  private func valueFirst(_ values: [Value]) -> RulePrices<Value> {
    let both = RulePrices(skill: Value(players.choose) * (columns.costs.last ?? 0) + 1, cost: 1)
    return PriceRoom(players, columns, values: values).holds(both) ? both : RulePrices(skill: 1, cost: 0)
  }
}
