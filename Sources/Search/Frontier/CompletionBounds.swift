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
  /// By boundary and state: highest weight, lowest cost as a negative number, highest cost.
  private let entries: [Value]
  /// By boundary: the most that the prices of clubs entirely beyond it add up to.
  private let clubTotals: [Value]
  private static var lanes: Int { 3 }
  private static var none: Value { .min / 4 }

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
    self.subject = subject
    self.rules = rules
    self.order = order
    let width = subject.players.automaton.stateCount * Self.lanes
    var entries = [Value](repeating: Self.none, count: (order.count + 1) * width)
    var totals = [Value](repeating: 0, count: order.count + 1)
    func total(_ club: Int32) -> Value {
      guard club >= 0 else { return 0 }
      return max(0, subject.prices.sets[Int(club)]) * Value(subject.players.bounds[Int(club)].upperBound)
    }
    entries.withUnsafeMutableBufferPointer { entries in
      func relax(_ position: Int, from old: Int, to new: Int) {
        let (from, to) = (entries.baseAddress! + old * width, entries.baseAddress! + new * width)
        to.update(from: from, count: width)
        for place in order.places(at: position) {
          Self.relax(subject, order.players[place], end, from: from, to: to)
        }
      }
      let isFront = end == .front
      let automaton = subject.players.automaton
      let first = isFront ? order.count * width + automaton.goal * Self.lanes : automaton.start * Self.lanes
      for lane in 0..<Self.lanes { entries[first + lane] = 0 }
      for step in 0..<order.count {
        let position = isFront ? order.count - 1 - step : step
        let (old, new) = isFront ? (position + 1, position) : (position, position + 1)
        relax(position, from: old, to: new)
        let club = isFront ? order.clubBeginning(at: position) : order.clubEnding(at: position)
        totals[new] = totals[old] + total(club)
      }
    }
    self.entries = entries
    clubTotals = totals
  }

  /// Adds one more player beyond a boundary.
  private static func relax(
    _ subject: Subject, _ player: FreePlayer, _ end: End, from old: UnsafeMutablePointer<Value>,
    to new: UnsafeMutablePointer<Value>
  ) {
    let cost = subject.columns.costs[player]
    let weight = subject.prices.weight(of: player, subject.players, subject.columns)
    for step in subject.players.automaton.steps[Int(subject.players.types[player])] {
      let (here, beyond) = end == .front ? (step.from, step.to) : (step.to, step.from)
      let (place, other) = (Int(here) &* lanes, Int(beyond) &* lanes)
      if old[other] <= none / 2 { continue }
      new[place] = max(new[place], old[other] &+ weight)
      new[place &+ 1] = max(new[place &+ 1], old[other &+ 1] &- cost)
      new[place &+ 2] = max(new[place &+ 2], old[other &+ 2] &+ cost)
    }
  }

  /// The totals with which members on this side of `boundary` can become a wanted team; `nil` where none can.
  ///
  /// The completion x of such members has β·S(x) − a·C(x) = P(x) + Σ m·n(x) over sets. From a completed club, x has no
  /// players; from any other set, x has at most the remaining room where the price is positive, and at least the number
  /// still needed where it is negative. So the prices of clubs drop out once these are completed, and members with the
  /// same totals and state have the same bound.
  func filter(at boundary: Int, _ state: PartialTeamState) -> TotalsFilter<Value>? {
    let place = (boundary * subject.players.automaton.stateCount + Int(state.state)) * Self.lanes
    if entries[place] <= Self.none / 2 { return nil }
    let window = subject.columns.window
    return TotalsFilter(
      skillPrice: subject.prices.skill, costPrice: subject.prices.cost,
      weight: subject.needed - entries[place] - setsBeyond(boundary, state),
      lowestCost: window.lowerBound - entries[place + 2], highestCost: window.upperBound + entries[place + 1])
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

extension RulePrices {
  /// A player's weight, without the prices of sums.
  fileprivate func weight(of player: FreePlayer, _ players: FreePlayers, _ columns: ScaledPlayers<Value>)
    -> Value
  {
    let own = skill * columns.skills[player] - cost * columns.costs[player]
    return players.sets[player].reduce(own) { $0 - sets[Int($1)] }
  }
}
