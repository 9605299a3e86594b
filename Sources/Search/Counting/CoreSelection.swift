/// The core of a question, and where its winners went.
struct CoreSelection<Value: WholeNumber> {
  var core: SwapCore<Value>
  /// For each winner the index of his type in the core; `nil` where he is in every team that counts.
  var typeOfWinner: [Int?]
}

extension CoreSelection {
  /// Finds the players about whom teams as skilled as the winning team can differ.
  ///
  /// With U = a·budget + the sum of the k largest weights, such a team loses at most U − b·S against the
  /// bound. A player outside the k largest costs a team at least p_k − p, and one inside costs it at least
  /// p − p_(k+1) when he is left out.
  /// - Precondition: there are more players than winners, and these keep to the budget.
  /// - Complexity: two passes over the columns, O(n), and sorting the players found.
  /// - Throws: ``CountingEnd/stopped`` where the signal of `meter` is raised before the players are sorted.
  init(
    _ columns: PlayerColumns<Value>, winners: [Int], budget: Value, _ multiplier: Multiplier<Value>,
    meter: WorkMeter
  ) throws(CountingEnd) {
    let weights = winners.map { columns.weight($0, multiplier) }
    let largest = columns.largestWeights(size: winners.count, multiplier, floor: weights.min() ?? 0)
    let cost = winners.reduce(0) { $0 + columns.costs[$1] }
    let winningLoss = largest.sum - weights.reduce(0, +)
    let core = SwapCore(
      types: [], additions: winners.count, skill: winners.reduce(0) { $0 + columns.skills[$1] }, cost: cost,
      costLimit: budget, gap: winningLoss + multiplier.cost * (budget - cost), winningLoss: winningLoss)
    try self.init(columns, winners, core, multiplier, (largest.last, largest.next), meter: meter)
  }

  /// Finds the players about whom the teams can differ that have `skill` or more.
  ///
  /// There are no winners, so nothing can be said of those; see above for the rest.
  /// - Parameter highestSkill: no team has more skill than this, `skill` or more.
  /// - Returns: `nil` where the bound shows that there are no such teams.
  /// - Precondition: there are more than `size` players.
  init?(
    _ columns: PlayerColumns<Value>, size: Int, skill: Value, highestSkill: Value, budget: Value,
    _ multiplier: Multiplier<Value>, meter: WorkMeter
  ) throws(CountingEnd) {
    let largest = columns.largestWeights(size: size, multiplier, floor: .min)
    let gap = largest.sum + multiplier.cost * budget - multiplier.skill * skill
    guard gap >= 0 else { return nil }
    let mostLeft = multiplier.cost > 0 ? min(budget, gap / multiplier.cost) : budget
    var core = SwapCore(
      types: [], additions: size, skill: skill, cost: budget - mostLeft, costLimit: budget, gap: gap,
      winningLoss: 0)
    core.extraSkill = highestSkill - skill
    try self.init(columns, [], core, multiplier, (largest.last, largest.next), meter: meter)
  }

  /// Fills an empty core with the players who can be swapped.
  /// - Parameter largest: the last weight of a place in the heaviest team, and the next.
  private init(
    _ columns: PlayerColumns<Value>, _ winners: [Int], _ core: SwapCore<Value>,
    _ multiplier: Multiplier<Value>, _ largest: (last: Value, next: Value), meter: WorkMeter
  ) throws(CountingEnd) {
    self.core = core
    typeOfWinner = Array(repeating: nil, count: winners.count)
    let threshold = largest.next + (largest.last - largest.next) / 2
    let types = group(
      columns, winners, multiplier, from: largest.last - core.gap, to: largest.next + core.gap,
      threshold: threshold)
    try meter.checkSignal()
    sort(types)
    for type in self.core.types where type.inBase {
      let copies = Value(type.copies)
      self.core.moveTarget(
        players: type.copies, skill: copies * type.skill, cost: copies * type.cost)
    }
  }

  /// The types of the players of a weight between `least` and `most`; notes those of the winners. Heavier
  /// players are in every team.
  private mutating func group(
    _ columns: PlayerColumns<Value>, _ winners: [Int], _ multiplier: Multiplier<Value>,
    from least: Value, to most: Value, threshold: Value
  ) -> [PlayerType<Value>] {
    var table = TypeTable<Value>()
    var nextWinner = 0
    for row in 0..<columns.count {
      let weight = columns.weight(row, multiplier)
      guard weight >= least else { continue }
      if weight > most {
        core.moveTarget(players: 1, skill: columns.skills[row], cost: columns.costs[row])
        continue
      }
      let type = table.add(
        skill: columns.skills[row], cost: columns.costs[row],
        loss: weight > threshold ? weight - threshold : threshold - weight, inBase: weight > threshold)
      while nextWinner < winners.count, winners[nextWinner] < row { nextWinner += 1 }
      guard nextWinner < winners.count, winners[nextWinner] == row else { continue }
      table.addWinner(type)
      typeOfWinner[nextWinner] = type
    }
    return table.types
  }

  /// Fills the core with the types in its order and renumbers those of the winners.
  private mutating func sort(_ types: [PlayerType<Value>]) {
    let order = types.indices.sorted { types[$0].standsBefore(types[$1]) }
    var place = [Int](repeating: 0, count: types.count)
    for (new, old) in order.enumerated() { place[old] = new }
    core.types = order.map { types[$0] }
    typeOfWinner = typeOfWinner.map { $0.map { place[$0] } }
  }
}

extension SwapCore {
  /// Takes players out of the question who are in the base of every team.
  fileprivate mutating func moveTarget(players: Int, skill: Value, cost: Value) {
    additions -= players
    self.skill -= skill
    self.cost -= cost
    costLimit -= cost
  }
}
