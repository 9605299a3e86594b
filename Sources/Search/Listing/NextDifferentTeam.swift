/// What the search for the next team found.
enum NextTeam {
  /// This one, as rows in no particular order.
  case team([Int32])
  /// There is none.
  case noTeam
  /// The stop signal was raised.
  case stopped
}

/// Finds, one after the other, the teams of a list in which any two differ enough.
///
/// Only few players matter: whoever is dominated by `size` players of no listed team is in no next team, for one
/// of them could take his place and would be shared with nobody. Among the others a search by branching finds
/// skill and cost, then the rows among the ties, as ``TeamSearch`` does; it looks at prices that listed members
/// have (``DifferencePrices``), and drops what shares too much (``Overlaps``).
struct NextDifferentTeam<Value: WholeNumber> {
  /// All players in cost order; a place here is an index of the columns.
  private let players: Candidates<Value>
  private let list: ListPool<Value>
  private let most: Int
  private let limits: Limits
  private let tuning: SearchTuning
  /// By row of the problem.
  private let places: [Int32]
  private var isListed: [Bool]
  /// How many players are in listed teams.
  private(set) var listedPlayers = 0
  /// Listed teams as places.
  private var listed: [[Int32]] = []
  private var prices = DifferencePrices()

  /// A search among the players of `list` for teams that share at most `most` players.
  init(_ list: ListPool<Value>, most: Int, limits: Limits, tuning: SearchTuning) {
    self.list = list
    self.most = most
    self.limits = limits
    self.tuning = tuning
    let everybody = list.pool.players
    players = skyband(skills: everybody.skills, costs: everybody.costs, size: everybody.count)
    var places = [Int32](repeating: 0, count: players.count)
    for (place, row) in players.rows.enumerated() { places[Int(row)] = Int32(place) }
    self.places = places
    isListed = Array(repeating: false, count: players.count)
  }

  /// From now on teams must differ from this one too, given by its rows.
  mutating func list(_ team: [Int32]) {
    listed.append(team.map { places[Int($0)] })
    for row in team where !isListed[Int(places[Int(row)])] {
      isListed[Int(places[Int(row)])] = true
      listedPlayers += 1
    }
  }

  /// The first team, in the order of the problem, that differs enough from every one listed.
  mutating func next() -> NextTeam {
    let size = list.pool.size
    let kept = candidates()
    guard kept.count >= size else { return .noTeam }
    var index = [Int32](repeating: -1, count: players.count)
    for (position, place) in kept.enumerated() { index[place] = Int32(position) }
    let teams = most == 0 ? [] : listed.map { $0.map { index[Int($0)] }.filter { $0 >= 0 } }
    let candidates = Candidates(
      skills: kept.map { players.skills[$0] }, costs: kept.map { players.costs[$0] },
      rows: kept.map { players.rows[$0] })
    let cheapest = (0..<size).map { Int32($0) }
    let budget = min(list.pool.budget, Value(size) * (candidates.costs.last ?? 0))
    guard candidates.totals(of: cheapest).cost <= budget else { return .noTeam }
    var overlaps = Overlaps(players: candidates.count)
    for team in teams { overlaps.forbid(moreThan: most, of: team) }
    guard candidates.count > size else {
      return overlaps.allow(cheapest) ? .team(candidates.rows) : .noTeam
    }
    prices.adjust(
      to: RelaxedPool(candidates, size: size, budget: budget), teams: teams, most: most, stop: limits.stop)
    let priced = PricedPool(
      candidates, of: list, budget: budget, teams: teams, prices: prices.prices, most: most, stop: limits.stop
    )
    let search = DifferenceSearch(
      priced, overlaps: overlaps,
      own: WeighedPool(
        players: candidates, size: size, budget: budget, multiplier: list.pool.multiplier),
      limits: limits, tuning: tuning)
    let last = listed.last.map { players.totals(of: $0).skill }
    return search.run(atMost: last ?? .max)
  }

  /// The places of the players who can be in the next team, in cost order.
  private func candidates() -> [Int] {
    var kept: [Int] = []
    var best = LargestValues<Value>(capacity: list.pool.size)
    for place in players.skills.indices where most > 0 || !isListed[place] {
      let skill = players.skills[place]
      if let threshold = best.threshold, skill <= threshold { continue }
      if !isListed[place] { best.insert(skill) }
      kept.append(place)
    }
    return kept
  }
}
