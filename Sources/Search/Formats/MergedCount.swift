/// Counts the teams that share the best skill without looking at each: teams in the making that have come to the same
/// point by different ways go on as one.
///
/// Players come club by club, so that of a club that is done nothing need be known. What is left to know is the
/// state of the automaton, skill and cost so far, how many the current club has given, and how many new clubs there
/// are. The tables say which of these points can still become a team of the skill. Many ties mean few different
/// totals, which is where looking at each team fails.
struct MergedCount<Value: WholeNumber> {
  /// What a team in the making is.
  private struct Point: Hashable {
    var state: Int32
    var fromClub: Int32
    var newClubs: Int32
    var skill: Value
    var cost: Value

    /// One number for all five: each combined on its own takes three times as long.
    func hash(into hasher: inout Hasher) {
      let totals =
        UInt64(truncatingIfNeeded: skill) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: cost)
      let place =
        UInt64(truncatingIfNeeded: state) << 24 ^ UInt64(truncatingIfNeeded: fromClub << 12 ^ newClubs)
      hasher.combine(totals &* 0xD6E8_FEB8_6659_FD93 ^ place)
    }
  }

  /// How many teams in the making have come to a point.
  private struct Arrivals {
    var number: UInt128
    /// Members of the best team, a bit for each, who are in all of them.
    var inAll: UInt64
    /// The prices of their sets; of those that differ any will do, since what can follow is the same for all.
    var setPrice: Value
  }

  private let players: FreePlayers
  private let tables: FormatTables<Value>
  private let target: FormatTarget<Value>
  private let needed: Value
  private let best: FoundFormatTeam<Value>
  /// Teams of the skill.
  private(set) var sharingSkill: UInt128 = 0
  /// Those of the lowest cost.
  private(set) var sharingSkillAndCost: UInt128 = 0
  private var inAll: UInt64 = .max

  /// A count of the teams of `target`, which share the skill of `best`; `nil` where groups, an inexact automaton or
  /// the size of teams rule it out.
  /// - Parameters:
  ///   - tables: the players in the order of ``order(_:_:)``.
  ///   - needed: what no such team weighs less than.
  init?(
    _ players: FreePlayers, _ tables: FormatTables<Value>, target: FormatTarget<Value>, needed: Value,
    best: FoundFormatTeam<Value>
  ) {
    guard Self.suits(players) else { return nil }
    self.players = players
    self.tables = tables
    self.target = target
    self.needed = needed
    self.best = best
  }

  /// Whether teams of these players can be counted so.
  static func suits(_ players: FreePlayers) -> Bool {
    players.automaton.isExact && players.bounds.count == players.clubCount && players.choose <= 64
  }

  /// Some players, club by club.
  static func order(_ core: [Int32], _ players: FreePlayers) -> [Int32] {
    func club(_ player: Int32) -> Int32 { players.sets[Int(player)].first ?? -1 }
    return core.sorted { (club($0), $0) < (club($1), $1) }
  }

  /// The members of the best team who are in all of the lowest cost.
  var membersInAll: [Int32] {
    best.players.indices.filter { inAll >> UInt64($0) & 1 == 1 }.map { best.players[$0] }
  }

  /// Counts, unless more than `mostPoints` points come up or the signal is raised.
  /// - Returns: whether the counts are complete; one of 2^128 − 1 is too large all the same.
  mutating func run(mostPoints: Int, stop: StopSignal) -> Bool {
    var left = mostPoints
    var club: Int32 = -1
    let start = Point(state: Int32(players.automaton.start), fromClub: 0, newClubs: 0, skill: 0, cost: 0)
    var points = [start: Arrivals(number: 1, inAll: 0, setPrice: 0)]
    for position in 0..<tables.count {
      let own = players.sets[Int(tables.order[position])].first ?? -1
      if own != club {
        points = leavingClub(points)
        club = own
      }
      left -= points.count
      if left < 0 || stop.isRaised { return false }
      points = after(position, club: Int(club), points)
    }
    return true
  }

  /// The points when nothing of the current club is known any more.
  private func leavingClub(_ points: [Point: Arrivals]) -> [Point: Arrivals] {
    var merged: [Point: Arrivals] = [:]
    merged.reserveCapacity(points.count)
    for (point, arrivals) in points {
      var point = point
      point.fromClub = 0
      add(arrivals, at: point, to: &merged)
    }
    return merged
  }

  /// The points when the player at `position` has been passed over or taken.
  private mutating func after(
    _ position: Int, club: Int, _ points: [Point: Arrivals]
  ) -> [Point: Arrivals] {
    let member = best.players.firstIndex(of: tables.order[position])
    var next: [Point: Arrivals] = [:]
    next.reserveCapacity(2 * points.count)
    for (point, arrivals) in points {
      if isPromising(point, arrivals.setPrice, from: position + 1) { add(arrivals, at: point, to: &next) }
      guard let taken = taking(position, club: club, point) else { continue }
      var arrivals = arrivals
      arrivals.setPrice += tables.setPrices[position]
      if let member { arrivals.inAll |= 1 << UInt64(member) }
      if Int(taken.state) == players.automaton.goal {
        finish(taken, arrivals)
      } else if isPromising(taken, arrivals.setPrice, from: position + 1) {
        add(arrivals, at: taken, to: &next)
      }
    }
    return next
  }

  private func taking(_ position: Int, club: Int, _ point: Point) -> Point? {
    let state = tables.next[Int(tables.types[position]) * tables.states + Int(point.state)]
    if state < 0 { return nil }
    var taken = point
    taken.state = state
    taken.skill += tables.skills[position]
    taken.cost += tables.costs[position]
    guard club >= 0 else { return taken }
    if Int(point.fromClub) >= players.bounds[club].upperBound { return nil }
    taken.fromClub += 1
    if point.fromClub == 0, !players.isClubTaken[club] {
      taken.newClubs = min(taken.newClubs + 1, Int32(players.leastNewClubs))
    }
    return taken
  }

  /// Whether the players from `position` on can make it a team that counts.
  private func isPromising(_ point: Point, _ setPrice: Value, from position: Int) -> Bool {
    let best = tables.completion(from: position, state: Int(point.state))
    let weight = tables.skillPrice * point.skill - tables.costPrices[0] * point.cost - setPrice
    if weight + best[0] < needed { return false }
    if point.cost - best[tables.lowestCostLane] > target.window.upperBound { return false }
    guard let highest = tables.highestCostLane else { return true }
    return point.cost + best[highest] >= target.window.lowerBound
  }

  private mutating func finish(_ point: Point, _ arrivals: Arrivals) {
    guard Int(point.newClubs) >= players.leastNewClubs, target.accepts(skill: point.skill, cost: point.cost)
    else { return }
    sharingSkill = sharingSkill.addingSaturated(arrivals.number)
    guard point.cost == best.cost else { return }
    sharingSkillAndCost = sharingSkillAndCost.addingSaturated(arrivals.number)
    inAll &= arrivals.inAll
  }

  private func add(_ arrivals: Arrivals, at point: Point, to points: inout [Point: Arrivals]) {
    guard let known = points[point] else {
      points[point] = arrivals
      return
    }
    points[point] = Arrivals(
      number: known.number.addingSaturated(arrivals.number), inAll: known.inAll & arrivals.inAll,
      setPrice: max(known.setPrice, arrivals.setPrice))
  }
}
