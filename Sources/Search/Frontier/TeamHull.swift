/// The upper hull of all teams where only their size is constrained.
struct TeamHull<Value: WholeNumber> {
  let players: FreePlayers
  let columns: ScaledPlayers<Value>
  private let picker: TeamPicker

  /// An edge: the teams at its ends, and its slope as prices, approximate where the exact ones do not fit.
  typealias Edge = (left: Undominated<Value>, right: Undominated<Value>, prices: RulePrices<Value>)

  init(_ players: FreePlayers, _ columns: ScaledPlayers<Value>) {
    self.players = players
    self.columns = columns
    picker = TeamPicker(players)
  }

  /// The cheapest team; of several, the most skilled.
  func cheapest() -> Undominated<Value>? { heaviest(columns.costs.map { -$0 }) }

  /// The most skilled team; of several, the cheapest.
  func mostSkilled() -> Undominated<Value>? { heaviest(columns.skills) }

  /// Players are in cost order, and on equal weight the first is picked.
  private func heaviest(_ weights: [Value]) -> Undominated<Value>? {
    guard let team = picker.heaviestTeam(weights) else { return nil }
    let (skill, cost) = columns.totals(of: team)
    return Undominated(cost: cost, skill: skill, members: MemberMarks(players.rows(of: team)))
  }

  /// The edges over a range of costs from the cheapest to the most skilled team, dearest first; `nil` when stopped.
  ///
  /// Between two teams on the hull, either the heaviest team at the slope of their line lies above it and is a corner
  /// between them, or the line is an edge. (Eisner and Severance 1976.)
  func edges(
    from left: Undominated<Value>, to right: Undominated<Value>, within range: ClosedRange<Value>,
    stop: StopSignal
  ) -> [Edge]? {
    let room = PriceRoom(players, columns)
    var edges: [Edge] = []
    var open = [(left: left, right: right)]
    while let (left, right) = open.popLast() {
      guard left.cost <= range.upperBound, right.cost >= range.lowerBound else { continue }
      if stop.isRaised { return nil }
      let prices = room.exchange(skill: right.skill - left.skill, cost: right.cost - left.cost)
      guard let corner = heaviest(prices.weights(players, columns)) else { return nil }
      let line = max(
        prices.weight(skill: left.skill, cost: left.cost), prices.weight(skill: right.skill, cost: right.cost)
      )
      let isBetween = left.cost < corner.cost && corner.cost < right.cost
      if isBetween, prices.weight(skill: corner.skill, cost: corner.cost) > line {
        open.append((left, corner))
        open.append((corner, right))
      } else {
        edges.append((left, right, prices))
      }
    }
    return edges
  }
}

/// The teams that lie slightly below an edge of the hull.
struct EdgeTeams<Value: WholeNumber> {
  /// The slope of the edge.
  let prices: RulePrices<Value>
  /// The weight of the heaviest team at this slope.
  let heaviest: Value
  private let players: FreePlayers
  private let columns: ScaledPlayers<Value>
  private let weights: [Value]
  /// The weight of the lightest member of the heaviest team, and of the heaviest player outside it.
  private let lastInside, firstOutside: Value

  /// The teams of some players under an edge. Only the size is constrained, and there are enough players for it.
  init(_ players: FreePlayers, _ columns: ScaledPlayers<Value>, _ prices: RulePrices<Value>) {
    self.players = players
    self.columns = columns
    self.prices = prices
    weights = prices.weights(players, columns)
    var largest = LargestValues<Value>(capacity: players.choose + 1)
    weights.withUnsafeBufferPointer { for weight in $0 { largest.insert(weight) } }
    let inOrder = largest.values.sorted(by: >)
    heaviest = inOrder.prefix(players.choose).reduce(0, +)
    lastInside = inOrder[players.choose - 1]
    firstOutside = inOrder[inOrder.count - 1]
  }

  /// No team that costs less than this has more skill.
  func mostSkill(below cost: Value) -> Value {
    (heaviest + prices.cost * (cost - 1)) / prices.skill
  }

  /// The best totals of teams in a range of costs that lose at most `loss` in weight; `nil` if that is too much.
  func totals(
    costing costs: ClosedRange<Value>, losing loss: Value, _ tuning: CurveTuning, _ stop: StopSignal
  ) -> [Undominated<Value>]? {
    if loss == 0, let totals = heaviestTotals(costs, stop) { return totals }
    // Joining the heaviest team, or leaving it, costs the difference in weight; players in every team come first.
    let given = weights.indices.filter { weights[$0] > firstOutside + loss }
    let core = weights.indices.filter {
      weights[$0] >= lastInside - loss && weights[$0] <= firstOutside + loss
    }
    guard core.count * players.choose <= tuning.mostCells else { return nil }
    var columns = columns
    columns.window = costs
    let question = PartialTeamQuestion(
      players, columns, prices, needed: heaviest - loss,
      among: (given + core.reversed()).map { FreePlayer($0) })
    let steps = loss == 0 ? tuning.stepsOfEqualWeights : tuning.stepsOfLists
    var meter = StepAllowance(limit: steps, stop: stop)
    return try? question?.wholeTeams(meter: &meter)
  }

  /// The totals of the heaviest teams: certain members, and others of equal weight, so that the cost gives the skill.
  private func heaviestTotals(_ costs: ClosedRange<Value>, _ stop: StopSignal) -> [Undominated<Value>]? {
    let given = weights.indices.filter { weights[$0] > lastInside }
    let givenCost = given.reduce(0) { $0 + columns.costs[$1] }
    let sums = TotalKinds.sums(
      of: players.choose - given.count,
      weights.indices.filter { weights[$0] == lastInside }.map { columns.costs[$0] },
      upTo: costs.upperBound - givenCost, stop: stop)
    return sums?.compactMap { sum in
      let cost = sum + givenCost
      guard costs.contains(cost) else { return nil }
      return Undominated(
        cost: cost, skill: (heaviest + prices.cost * cost) / prices.skill, members: .unknown)
    }
  }
}
