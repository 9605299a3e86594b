/// What the players beyond each boundary of an order can still add to partial teams that grow from one end, by state.
struct CompletionBounds<Value: WholeNumber>: Sendable {
  /// The end from which teams grow: from position 0 up, or from the last position down.
  enum End: Sendable { case front, back }

  private let question: PartialTeamQuestion<Value>
  private let end: End
  /// The automaton, which reads members from the back backwards.
  let automaton: TeamAutomaton
  /// For members from the back, players are also read backwards.
  private let tables: BoundTables<Value>
  /// By boundary: the most that the prices of clubs entirely beyond it add up to.
  private let clubTotals: [Value]

  init(_ question: PartialTeamQuestion<Value>, end: End) {
    (self.question, self.end) = (question, end)
    let (order, isFront) = (question.order, end == .front)
    let players = question.players
    automaton = isFront ? players.automaton : TeamAutomaton(reversing: players.automaton)
    let tables = BoundTables(
      players, question.columns, question.prices, automaton: automaton,
      order: isFront ? order.players : order.players.reversed(), hasLowestSpend: true, hasSums: false,
      mostNumbers: .max, stop: StopSignal())
    self.tables = tables!  // Nothing raises the signal.
    var totals = [Value](repeating: 0, count: order.count + 1)
    for step in 0..<order.count {
      let position = isFront ? order.count - 1 - step : step
      let (old, new) = isFront ? (position + 1, position) : (position, position + 1)
      let club = Int(isFront ? order.clubBeginning(at: position) : order.clubEnding(at: position))
      totals[new] = totals[old]
      if club >= 0 {
        totals[new] += max(0, question.prices.sets[club]) * Value(players.bounds[club].upperBound)
      }
    }
    clubTotals = totals
  }

  /// The totals with which members on this side of `boundary` can become a wanted team; `nil` where none can.
  ///
  /// The completion x of such members has β·S(x) − a·C(x) = P(x) + Σ m·n(x) over sets. From a completed club, x has no
  /// players; from any other set, at most the remaining room where the price is positive, at least the number still
  /// needed where it is negative. So members with the same totals and state have the same bound.
  func filter(at boundary: Int, _ state: PartialTeamState) -> TotalsFilter<Value>? {
    let place = question.order.start(ofPosition: boundary)
    let best = tables.completion(
      from: end == .front ? place : tables.count - place, state: Int(state.state))
    if best[0] <= ForcedBounds<Value>.none / 2 { return nil }
    let window = question.columns.window
    return TotalsFilter(
      skillPrice: question.prices.skill, costPrice: question.prices.cost,
      weight: question.needed - best[0] - setsBeyond(boundary, state),
      lowestCost: window.lowerBound - best[2], highestCost: window.upperBound + best[1])
  }

  /// An upper bound on Σ m·n(x).
  private func setsBeyond(_ boundary: Int, _ state: PartialTeamState) -> Value {
    let (sets, bounds) = (question.prices.sets, question.players.bounds)
    var total = clubTotals[boundary]
    let club = Int(question.order.clubAcross(boundary))
    if club >= 0 { total += max(0, sets[club]) * Value(bounds[club].upperBound - Int(state.fromClub)) }
    for set in question.rules.clubLimits.count..<bounds.count {
      let members = question.rules.groupSets.firstIndex(of: set).map { Int(state.inGroups[$0]) } ?? 0
      let end = sets[set] >= 0 ? bounds[set].upperBound : bounds[set].lowerBound
      total += sets[set] * Value(max(0, end - members))
    }
    return total
  }
}
