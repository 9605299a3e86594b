/// The players that a search under rules branches on, in the order in which it tries them, and the best completion for
/// every suffix of them and every state of the automaton.
///
/// Each entry of the table has several lanes, each its own exact optimum: the weight at the prices found, the weight at
/// some neighbouring exchange rates, the lowest cost, and the highest cost where there is a lowest spend. Immutable
/// once built, so that workers share it; unsafe because the innermost loop reads several of its arrays at each step,
/// and bounds checks cost it a third of its speed.
final class BoundTables<Value: WholeNumber>: @unchecked Sendable {
  /// The number of players to decide about.
  let count: Int
  /// How many of them a team takes.
  let choose: Int
  /// The players in every wanted team, and their totals.
  let given: [FreePlayer]
  let givenSkill, givenCost: Value
  /// The players, by position.
  let order: [FreePlayer]
  /// By position: skill, cost, the total price of the player's sets, and the weight at the prices found.
  let skills, costs, setPrices, weights: UnsafeMutablePointer<Value>
  /// Where any players make a team and the most expensive come first: the total cost of the players before each
  /// position, `count + 1` entries. It may wrap around; differences over a team's length are still right.
  let costsBefore: UnsafeMutablePointer<Value>?
  /// By position: the type.
  let types: UnsafeMutablePointer<Int32>
  /// By position: where the choices of the next player begin.
  let ends: UnsafeMutablePointer<Int32>
  /// By position: where the player's sets begin in `sets`; `count + 1` entries.
  let setStarts: UnsafeMutablePointer<Int32>
  /// The sets of all players, one player after another.
  let sets: UnsafeMutablePointer<Int32>
  /// The automaton's steps: ``TeamAutomaton/next``.
  let next: UnsafeMutablePointer<Int32>
  /// Positions ordered by cost, skill and position, where both totals of a team are known beforehand: the last member
  /// is then looked up. `nil` where they are not known.
  let byTotals: [Position]?
  /// The automaton's first state, and how many there are.
  let start, states: Int
  /// The price of skill in every weight lane.
  let skillPrice: Value
  /// The prices of cost by weight lane: the one found, then its neighbours.
  let costPrices: [Value]
  /// The lane of the lowest cost, as a negative number; `nil` where ``costsBefore`` gives it.
  let lowestCostLane: Int?
  /// The lane of the highest cost; `nil` where it is not needed.
  let highestCostLane: Int?
  /// A lane for the highest value that a sum, or its negative, can reach.
  struct SumLane {
    var lane: Int
    var sum: Int
    /// 1 or -1.
    var sign: Value
    /// What the sum times the sign must reach.
    var need: Value
  }

  private(set) var sumLanes: [SumLane] = []
  /// Numbers in an entry.
  let lanes: Int
  private let entries: UnsafeMutablePointer<Value>
  private let memory: TableMemory<Value>
  /// Suffixes share a row where the table would be too large: the row of a longer suffix is still a valid bound.
  private let shift: Int

  /// What the tables are built from.
  struct Subject {
    var players: FreePlayers
    var columns: ScaledPlayers<Value>
    var prices: RulePrices<Value>
    /// The prices of cost for additional lanes.
    var neighbours: [Value]
    /// Whether the highest cost is needed.
    var hasLowestSpend: Bool
    /// Whether any players make a team and the most expensive come first.
    var isInCostOrder = false
    /// Whether teams of one skill and cost are sought, and the most expensive players do not come first.
    var hasKnownTotals = false
    /// The players in every wanted team, none of them in `order`; only where any players make a team.
    var given: [FreePlayer] = []
    /// The most numbers that the table may hold.
    var mostNumbers: Int
  }

  /// Builds the tables for the players in `order`; `nil` if the signal is raised meanwhile.
  /// - Parameter memory: holds the table; a table that it held before must no longer be used.
  /// - Complexity: O(players · states · lanes).
  init?(
    _ subject: Subject, order: [FreePlayer], memory: TableMemory<Value> = TableMemory(), stop: StopSignal
  ) {
    let (players, columns) = (subject.players, subject.columns)
    count = order.count
    choose = players.choose - subject.given.count
    given = subject.given
    (givenSkill, givenCost) = columns.totals(of: given)
    self.order = order
    // Where any players make a team, a state is the number of players still missing.
    let automaton = subject.isInCostOrder ? TeamAutomaton(counting: choose) : players.automaton
    (start, states) = (automaton.start, automaton.stateCount)
    next = .allocate(capacity: automaton.next.count + 1)
    for (index, step) in automaton.next.enumerated() { (next + index).initialize(to: step) }
    skillPrice = subject.prices.skill
    costPrices = [subject.prices.cost] + subject.neighbours
    let hasCostLanes = !subject.isInCostOrder
    lowestCostLane = hasCostLanes ? costPrices.count : nil
    highestCostLane = hasCostLanes && subject.hasLowestSpend ? costPrices.count + 1 : nil
    let first = costPrices.count + (lowestCostLane == nil ? 0 : 1) + (highestCostLane == nil ? 0 : 1)
    for (number, sum) in players.sums.enumerated() where !sum.isForBoundOnly {
      for (sign, limit) in [(-1, sum.most), (1, sum.least)] {
        guard let limit else { continue }
        sumLanes.append(
          SumLane(
            lane: first + sumLanes.count, sum: number, sign: Value(sign), need: Value(sign) * Value(limit)))
      }
    }
    lanes = first + sumLanes.count
    var shift = 0
    while ((count >> shift) + 1) * states * lanes > max(subject.mostNumbers, 2 * states * lanes) {
      shift += 1
    }
    self.shift = shift

    skills = .allocate(capacity: count + 1)
    costs = .allocate(capacity: count + 1)
    setPrices = .allocate(capacity: count + 1)
    weights = .allocate(capacity: count + 1)
    costsBefore = subject.isInCostOrder ? .allocate(capacity: count + 1) : nil
    types = .allocate(capacity: count + 1)
    ends = .allocate(capacity: count + 1)
    setStarts = .allocate(capacity: count + 1)
    self.memory = memory
    entries = memory.reserve(((count >> shift) + 1) * states * lanes)
    sets = .allocate(capacity: order.reduce(1) { $0 + players.sets[$1].count })
    var setCount = 0
    for (position, player) in order.enumerated() {
      (skills + position).initialize(to: columns.skills[player])
      (costs + position).initialize(to: columns.costs[player])
      let setPrice = subject.prices.setPrice(of: player, in: players)
      (setPrices + position).initialize(to: setPrice)
      (weights + position).initialize(
        to: skillPrice * columns.skills[player] - costPrices[0] * columns.costs[player] - setPrice)
      (types + position).initialize(to: players.types[player])
      (setStarts + position).initialize(to: Int32(setCount))
      for set in players.sets[player] {
        (sets + setCount).initialize(to: set)
        setCount += 1
      }
    }
    (setStarts + count).initialize(to: Int32(setCount))
    let (ownSkills, ownCosts) = (skills, costs)
    func totals(_ position: Int) -> (Value, Value, Int) {
      (ownCosts[position], ownSkills[position], position)
    }
    byTotals =
      subject.hasKnownTotals
      ? order.indices.sorted { totals($0) < totals($1) }.map { Position($0) } : nil
    if let costsBefore {
      costsBefore.initialize(to: 0)
      for position in 0..<count { costsBefore[position + 1] = costsBefore[position] &+ costs[position] }
    }
    for position in (0..<count).reversed() {
      let isLast =
        !players.hasChoices || position + 1 == count
        || players.rows[order[position]] != players.rows[order[position + 1]]
      (ends + position).initialize(to: isLast ? Int32(position + 1) : ends[position + 1])
    }
    guard fill(players, automaton, stop) else { return nil }
  }

  deinit {
    for array in [skills, costs, setPrices, weights] { array.deallocate() }
    costsBefore?.deallocate()
    for array in [types, ends, setStarts, sets, next] { array.deallocate() }
  }

  /// The team of the given players and the players at some positions.
  func team(_ positions: some Sequence<Position>) -> [FreePlayer] {
    given + positions.map { order[Int($0.index)] }
  }

  /// The best that the players from `position` on can add in a state, lane by lane.
  /// - Precondition: `position` is at most `count`.
  @inline(__always)
  func completion(from position: Int, state: Int) -> UnsafeMutablePointer<Value> {
    entries + ((position &>> shift) &* states &+ state) &* lanes
  }

  private func fill(_ players: FreePlayers, _ automaton: TeamAutomaton, _ stop: StopSignal) -> Bool {
    let rowLength = states * lanes
    let none = ForcedBounds<Value>.none
    let row = UnsafeMutablePointer<Value>.allocate(capacity: rowLength)
    let own = UnsafeMutablePointer<Value>.allocate(capacity: lanes)
    // Where players have several choices, the row without the player.
    let others = players.hasChoices ? UnsafeMutablePointer<Value>.allocate(capacity: rowLength) : row
    defer {
      if others != row { others.deallocate() }
      row.deallocate()
      own.deallocate()
    }
    row.initialize(repeating: none, count: rowLength)
    if others != row { others.initialize(repeating: none, count: rowLength) }
    (row + automaton.goal * lanes).update(repeating: 0, count: lanes)
    own.initialize(repeating: 0, count: lanes)
    if count & ((1 << shift) - 1) == 0 || count >> shift == 0 {
      completion(from: count, state: 0).initialize(from: row, count: rowLength)
    }
    for position in (0..<count).reversed() {
      if position & 63 == 0, stop.isRaised { return false }
      let worth = skillPrice * skills[position] - setPrices[position]
      for (lane, price) in costPrices.enumerated() { own[lane] = worth - price * costs[position] }
      if let lowestCostLane { own[lowestCostLane] = -costs[position] }
      if let highestCostLane { own[highestCostLane] = costs[position] }
      for lane in sumLanes {
        own[lane.lane] = lane.sign * Value(players.sums[lane.sum].weights[order[position]])
      }
      if others != row, Int(ends[position]) == position + 1 { others.update(from: row, count: rowLength) }
      // From higher to lower states, so that the target of a step still holds the row without this player.
      for step in automaton.steps[Int(types[position])].reversed() {
        let from = row + Int(step.from) &* lanes
        let to = others + Int(step.to) &* lanes
        if to[0] <= none / 2 { continue }
        for lane in 0..<lanes { from[lane] = max(from[lane], to[lane] &+ own[lane]) }
      }
      if position & ((1 << shift) - 1) == 0 {
        completion(from: position, state: 0).initialize(from: row, count: rowLength)
      }
    }
    return true
  }
}

/// Memory for one table after another: asking the system for it again each time takes as long as filling it.
final class TableMemory<Value: WholeNumber> {
  private var numbers: UnsafeMutablePointer<Value>?
  private var capacity = 0

  deinit {
    numbers?.deallocate()
  }

  /// Returns memory for `count` numbers; its previous contents are lost.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Value> {
    if let numbers, capacity >= count { return numbers }
    numbers?.deallocate()
    capacity = max(count, 2 * capacity)
    let fresh = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    numbers = fresh
    return fresh
  }
}
