/// What the players beyond each boundary of an order can still add, by state: bounds on partial teams that
/// grow from one end of the order.
struct PathBounds<Value: WholeNumber>: Sendable {
  /// From which end teams grow.
  enum End: Sendable {
    /// From position 0 up.
    case front
    /// From the last position down.
    case back
  }

  /// What is counted.
  struct Subject: Sendable {
    /// The players.
    var players: FreePlayers
    /// Their numbers.
    var columns: FormatColumns<Value>
    /// Prices by which teams are bounded.
    var prices: RulePrices<Value>
    /// The least skill of a team.
    var skill: Value
  }

  private let subject: Subject
  private let rules: CounterRules
  private let order: ClubOrder
  /// By boundary and state: highest weight, lowest cost as a negative number, highest cost.
  private let entries: [Value]
  /// By boundary what the prices of clubs entirely beyond it earn at most.
  private let clubTotals: [Value]
  private let needed: Value
  private static var lanes: Int { 3 }
  private static var none: Value { .min / 4 }

  /// Numbers that a table takes.
  static func numbers(players: Int, states: Int) -> Int { (players + 1) * states * lanes }

  /// Bounds for teams that grow from `end`.
  /// - Complexity: O(players · states)
  init(_ subject: Subject, _ rules: CounterRules, _ order: ClubOrder, end: End) {
    self.subject = subject
    self.rules = rules
    self.order = order
    let states = subject.players.automaton.stateCount
    let weights = subject.prices.weights(subject.players, subject.columns)
    var row = [Value](repeating: Self.none, count: states * Self.lanes)
    let first = end == .front ? subject.players.automaton.goal : subject.players.automaton.start
    for lane in 0..<Self.lanes { row[first * Self.lanes + lane] = 0 }
    var entries = [Value](repeating: Self.none, count: Self.numbers(players: order.count, states: states))
    var totals = [Value](repeating: 0, count: order.count + 1)
    func store(_ boundary: Int) {
      entries.replaceSubrange(boundary * row.count..<(boundary + 1) * row.count, with: row)
    }
    func total(_ club: Int32) -> Value {
      guard club >= 0 else { return 0 }
      return max(0, subject.prices.sets[Int(club)]) * Value(subject.players.bounds[Int(club)].upperBound)
    }
    func add(_ position: Int) {
      let player = Int(order.players[position])
      let own = [weights[player], -subject.columns.costs[player], subject.columns.costs[player]]
      let steps = subject.players.automaton.steps[Int(subject.players.types[player])]
      // In such an order that what a step leads from is still the row without this player: steps lead to lower
      // states, and their origins ascend.
      for step in end == .front ? steps.reversed() : steps {
        let (here, beyond) =
          end == .front ? (Int(step.from), Int(step.to)) : (Int(step.to), Int(step.from))
        if row[beyond * Self.lanes] <= Self.none / 2 { continue }
        for lane in 0..<Self.lanes {
          row[here * Self.lanes + lane] = max(
            row[here * Self.lanes + lane], row[beyond * Self.lanes + lane] + own[lane])
        }
      }
    }
    switch end {
    case .front:
      store(order.count)
      for position in (0..<order.count).reversed() {
        add(position)
        store(position)
        totals[position] = totals[position + 1] + total(order.clubBeginning(at: position))
      }
    case .back:
      store(0)
      for position in 0..<order.count {
        add(position)
        store(position + 1)
        totals[position + 1] = totals[position] + total(order.clubEnding(at: position))
      }
    }
    self.entries = entries
    clubTotals = totals
    needed = FormatTarget.atLeast(subject.skill, window: subject.columns.window).neededWeight(
      skillPrice: subject.prices.skill, costPrice: subject.prices.cost)
  }

  /// Which totals of members on this side of `boundary` can become those of a wanted team; `nil` where none can.
  ///
  /// The completion x of such members has β·S(x) − a·C(x) = P(x) + Σ m·n(x) over sets. Of a club that is done x
  /// has nobody; of any other set at most, for a positive price, what it has room for, and at least, for a
  /// negative one, what it still needs. So the prices of clubs are out of the way when these are done, and members
  /// with the same totals and standing have the same bound.
  func filter(at boundary: Int, _ standing: PartialTeamState) -> TotalsFilter<Value>? {
    let place = (boundary * subject.players.automaton.stateCount + Int(standing.state)) * Self.lanes
    if entries[place] <= Self.none / 2 { return nil }
    let window = subject.columns.window
    return TotalsFilter(
      skillPrice: subject.prices.skill, costPrice: subject.prices.cost,
      weight: needed - entries[place] - setsBeyond(boundary, standing),
      lowestCost: window.lowerBound - entries[place + 2], highestCost: window.upperBound + entries[place + 1])
  }

  /// Σ m·n(x) at most.
  private func setsBeyond(_ boundary: Int, _ standing: PartialTeamState) -> Value {
    let (sets, bounds) = (subject.prices.sets, subject.players.bounds)
    var total = clubTotals[boundary]
    let club = Int(order.clubAcross(boundary))
    if club >= 0 { total += max(0, sets[club]) * Value(bounds[club].upperBound - Int(standing.fromClub)) }
    for set in subject.players.clubCount..<max(subject.players.clubCount, bounds.count) {
      let members = rules.groupSets.firstIndex(of: set).map { Int(standing.inGroups[$0]) } ?? 0
      let end = sets[set] >= 0 ? bounds[set].upperBound : bounds[set].lowerBound
      total += sets[set] * Value(max(0, end - members))
    }
    return total
  }
}
