/// The players whose partial teams are extended one by one, in the order in which they are decided about.
struct PartialTeamQuestion<Value: WholeNumber>: Sendable {
  let players: FreePlayers
  let columns: ScaledPlayers<Value>
  /// Prices by which teams are bounded.
  let prices: RulePrices<Value>
  /// The least β·S − a·C of a wanted team.
  let needed: Value
  let rules: CounterRules
  let order: DecisionOrder
  /// By player: the number by which members are marked.
  let marks: [Int32]

  /// A question about the teams of some players; `nil` where not all rules can be counted, or tables exceed 64 MB.
  init?(
    _ players: FreePlayers, _ columns: ScaledPlayers<Value>, _ prices: RulePrices<Value>, needed: Value,
    among some: [FreePlayer], marks: [Int32]? = nil
  ) {
    guard players.automaton.isExact, let rules = CounterRules(players),
      some.count + 1 <= (1 << 23) / (3 * players.automaton.stateCount)
    else { return nil }
    (self.players, self.columns, self.prices, self.needed) = (players, columns, prices, needed)
    (self.rules, self.marks) = (rules, marks ?? players.rows)
    order = DecisionOrder(some, of: players, rules)
  }

  /// The totals of whole teams, once every player is decided.
  func wholeTeams<Team: PartialTeam<Value>>(meter: inout StepAllowance) throws(CountingEnd) -> [Team] {
    var frontier = Frontier<Team>(self, from: .front)
    while frontier.boundary < order.count { try frontier.advance(meter: &meter) }
    let empty = PartialTeamState(state: Int32(players.automaton.goal))
    return frontier.lists.reduce(into: []) { teams, list in
      guard list.state.state == empty.state, rules.areSatisfied(by: list.state, empty, sharing: -1) else {
        return
      }
      teams = teams.isEmpty ? list.teams : teams.merged(with: list.teams, keeping: .everything)
    }
  }

  /// Lets partial teams grow from both ends of the order, always at the end with fewer of them, until they meet; calls
  /// `body` with every pair of lists whose parts make teams that keep all rules except those of skill and cost. The
  /// bounds leave few of them where few teams are wanted, or numbers are narrow. (Horowitz and Sahni 1974.)
  /// - Parameter prepare: prepares a list from the back for its pairs; called once for each.
  func pairs<Team: PartialTeam<Value>, Back>(
    meter: inout StepAllowance, preparing prepare: ([Team]) -> Back,
    _ body: ([Team], Back, inout StepAllowance) throws(CountingEnd) -> Void
  ) throws(CountingEnd) {
    try meter.spend(10 * (order.count + 1) * players.automaton.stateCount * 3)
    var front = Frontier<Team>(self, from: .front)
    var back = Frontier<Team>(self, from: .back)
    while front.boundary < back.boundary {
      if front.teamCount <= back.teamCount {
        try front.advance(meter: &meter)
      } else {
        try back.advance(meter: &meter)
      }
    }
    let club = order.clubAcross(front.boundary)
    var behind: [Int32: [(state: PartialTeamState, list: Back)]] = [:]
    for list in back.lists where !list.teams.isEmpty {
      behind[list.state.state, default: []].append((list.state, prepare(list.teams)))
    }
    for list in front.lists where !list.teams.isEmpty {
      for other in behind[list.state.state] ?? []
      where rules.areSatisfied(by: list.state, other.state, sharing: club) {
        try body(list.teams, other.list, &meter)
      }
    }
  }

  /// By skill, none below the least wanted: how many legal teams have at least that much; `nil` if it may overflow.
  func teams(atLeast skills: [Value], meter: inout StepAllowance) throws(CountingEnd) -> [UInt128]? {
    guard UInt128.waysToChoose(players.choose, of: order.players.count) < .max else { return nil }
    var counts = [UInt128](repeating: 0, count: skills.count)
    try pairs(
      meter: &meter, preparing: { TotalsPairs($0, window: columns.window) }
    ) { front, pairs, meter throws(CountingEnd) in
      try meter.spend(skills.count * pairs.steps(pairingWith: front.count))
      for (place, skill) in skills.enumerated() {
        counts[place] += pairs.count(with: front, atLeast: skill)
      }
    }
    return counts
  }
}

/// Members from the back of the order, ready to be paired with those from the front.
struct TotalsPairs<Value: WholeNumber> {
  /// Cheaper ones first.
  private let teams: [Counted<Value>]
  /// Skills in ascending order.
  private let skills: [Value]
  /// By team: its place in `skills`.
  private let places: [Int]
  private let window: ClosedRange<Value>

  /// Members with these totals, for teams whose costs are in `window`.
  init(_ teams: [Counted<Value>], window: ClosedRange<Value>) {
    self.window = window
    self.teams = teams
    let bySkill = teams.indices.sorted { teams[$0].skill < teams[$1].skill }
    skills = bySkill.map { teams[$0].skill }
    var places = [Int](repeating: 0, count: bySkill.count)
    for (place, team) in bySkill.enumerated() { places[team] = place }
    self.places = places
  }

  func steps(pairingWith others: Int) -> Int {
    let depth = Int.bitWidth - teams.count.leadingZeroBitCount
    return 50 + (teams.count + others) * (8 + 8 * depth)
  }

  /// The number of teams of `skill` or more. As one list goes up in cost, less of the other is affordable, and less of
  /// it is too cheap; what remains is counted by its place in the order of skill.
  func count(with front: [Counted<Value>], atLeast skill: Value) -> UInt128 {
    var affordable = FenwickCounts<UInt128>(places: teams.count)
    var (endAffordable, startAffordable) = (teams.count, teams.count)
    var all: UInt128 = 0
    var pairs: UInt128 = 0
    if let first = front.first {
      endAffordable = partitionPoint(0, teams.count) { first.cost + teams[$0].cost > window.upperBound }
      startAffordable = endAffordable
    }
    for team in front {
      while startAffordable > 0, team.cost + teams[startAffordable - 1].cost >= window.lowerBound {
        startAffordable -= 1
        affordable.add(teams[startAffordable].count, at: places[startAffordable])
        all &+= teams[startAffordable].count
      }
      while endAffordable > startAffordable, team.cost + teams[endAffordable - 1].cost > window.upperBound {
        endAffordable -= 1
        affordable.add(0 &- teams[endAffordable].count, at: places[endAffordable])
        all &-= teams[endAffordable].count
      }
      let needed = partitionPoint(0, skills.count) { team.skill + skills[$0] >= skill }
      pairs += team.count * (all &- affordable.sum(below: needed))
    }
    return pairs
  }
}
