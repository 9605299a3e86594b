/// What the search for the next teams of a list found.
enum NextTeams {
  /// These, in order, as rows in no particular order.
  case teams([[Int32]])
  /// There are none.
  case none
  /// The stop signal was raised.
  case stopped
}

/// Finds, some at a time, the teams of a list in which any two differ enough.
///
/// Only few players matter: whoever is dominated by `size` players of no listed team is in no next team, for one
/// of them could take his place and would be shared with nobody. Among the others a search by branching finds
/// the best teams (``DifferenceSearch``); it looks at prices that listed members have (``DifferencePrices``), and
/// drops what shares too much (``Overlaps``). Of what it finds, those that differ from each other too are next.
struct NextDifferentTeams<Value: WholeNumber> {
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
  private var overlaps: Overlaps
  private var prices = DifferencePrices()
  /// How many teams a search keeps, and how far below the last one it looks first: by what the one before found.
  private var (capacity, gap): (Int, Value)

  /// The most players that one call of ``next()`` adds to those listed, for teams of `size`.
  static func mostAdded(size: Int) -> Int { 4 * size }

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
    overlaps = Overlaps(players: players.count, mostShared: most)
    (capacity, gap) = (tuning.fewestDifferentKept, 0)
  }

  /// From now on teams must differ from this one too, given by its rows.
  mutating func list(_ team: [Int32]) { listPlaces(team.map { places[Int($0)] }) }

  private mutating func listPlaces(_ team: [Int32]) {
    listed.append(team)
    overlaps.forbid(moreThan: most, of: team)
    for place in team where !isListed[Int(place)] {
      isListed[Int(place)] = true
      listedPlayers += 1
    }
  }

  /// The first teams, in the order of the problem, that differ enough from every one listed and from each other;
  /// they are listed from now on. How many at once is not told.
  /// - Parameter onlyBestSkill: only teams that have as much skill as the first one listed.
  mutating func next(onlyBestSkill: Bool) -> NextTeams {
    let size = list.pool.size
    let kept = candidates()
    guard kept.count >= size else { return .none }
    let candidates = Candidates(
      skills: kept.map { players.skills[$0] }, costs: kept.map { players.costs[$0] },
      rows: kept.map { players.rows[$0] })
    let cheapest = (0..<size).map { Int32($0) }
    let budget = min(list.pool.budget, Value(size) * (candidates.costs.last ?? 0))
    guard candidates.totals(of: cheapest).cost <= budget else { return .none }
    let inKept =
      overlaps.within(kept.map { Int32($0) }, given: []) ?? Overlaps(players: kept.count, mostShared: most)
    let (first, last) = (listed.first, listed.last)
    let lowest = onlyBestSkill ? first.map { players.totals(of: $0).skill } ?? 0 : 0
    guard candidates.count > size else {
      guard inKept.allow(cheapest), candidates.totals(of: cheapest).skill >= lowest else { return .none }
      return taken([kept.map { Int32($0) }])
    }
    let teams = members(in: kept)
    prices.adjust(
      to: RelaxedPool(candidates, size: size, budget: budget), teams: teams, most: most, stop: limits.stop)
    let priced = PricedPool(
      candidates, of: list, budget: budget, teams: teams, prices: prices.prices, most: most, stop: limits.stop
    )
    let search = DifferenceSearch(
      priced, overlaps: inKept,
      own: WeighedPool(
        players: candidates, size: size, budget: budget, multiplier: list.pool.multiplier),
      capacity: capacity, limits: limits, tuning: tuning)
    let highest = last.map { players.totals(of: $0).skill } ?? .max
    switch search.run(atMost: highest, atLeast: lowest, gap: &gap) {
    case .none: return .none
    case .stopped: return .stopped
    case .teams(let found, let isCut):
      let before = listed.count
      let next = taken(found.map { team in team.ranks.map { Int32(kept[Int($0)]) } })
      adapt(found: found.count, taken: listed.count - before, isCut: isCut)
      return next
    }
  }

  /// Lists those of the teams, given in order by their places, that differ from each other.
  ///
  /// It ends where so many players are new that others than the candidates may be in the next team.
  private mutating func taken(_ found: [[Int32]]) -> NextTeams {
    var taken: [[Int32]] = []
    let mostListed = listedPlayers + Self.mostAdded(size: list.pool.size)
    for team in found where overlaps.allow(team) {
      guard listedPlayers + team.count(where: { !isListed[Int($0)] }) <= mostListed else { break }
      listPlaces(team)
      taken.append(team.map { players.rows[Int($0)] })
    }
    return .teams(taken)
  }

  /// The listed teams' members by their index in `kept`.
  private func members(in kept: [Int]) -> [[Int32]] {
    guard most > 0 else { return [] }
    var index = [Int32](repeating: -1, count: players.count)
    for (position, place) in kept.enumerated() { index[place] = Int32(position) }
    return listed.map { $0.map { index[Int($0)] }.filter { $0 >= 0 } }
  }

  /// Chooses how much the next search looks for: where few of the teams found differ from each other, more must
  /// be found, and where few were found, it may go deeper.
  private mutating func adapt(found: Int, taken: Int, isCut: Bool) {
    if isCut {
      gap /= 2
      if taken < 8 { capacity = min(4 * capacity, max(capacity, tuning.mostDifferentKept)) }
    } else if found < capacity / 4 {
      gap = gap + gap / 2
    }
  }

  /// The places of the players who can be in the next teams, in cost order.
  private func candidates() -> [Int] {
    var kept: [Int] = []
    let size = list.pool.size
    var best = LargestValues<Value>(capacity: size + Self.mostAdded(size: size))
    for place in players.skills.indices where most > 0 || !isListed[place] {
      let skill = players.skills[place]
      if let threshold = best.threshold, skill <= threshold { continue }
      if !isListed[place] { best.insert(skill) }
      kept.append(place)
    }
    return kept
  }
}
