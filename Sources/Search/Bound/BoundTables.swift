/// The players that a search under rules branches on, in the order in which it tries them, and the best completion for
/// every suffix of them and every state of the automaton.
///
/// Each entry has several lanes, each its own exact optimum: the weight at the prices found and at neighbouring
/// exchange rates, the lowest cost, and the highest cost where there is a lowest spend. Immutable once built, so that
/// workers share it; unsafe because bounds checks cost the innermost loop a third of its speed.
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
  /// Positions by cost, skill and position, where both totals of a team are known beforehand; otherwise `nil`.
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
  private let arrays = PlainArrays()
  private let memory: TableMemory<Value>
  /// Suffixes share a row where the table would be too large: the row of a longer suffix is still a valid bound.
  private let shift: Int

  /// Builds the tables for the players in `order`; `nil` if the signal is raised meanwhile.
  /// - Parameters:
  ///   - automaton: the steps to follow, if they are not those of the players or of their number.
  ///   - neighbours: the prices of cost for additional lanes.
  ///   - hasLowestSpend: whether the highest cost is needed.
  ///   - isInCostOrder: whether any players make a team and the most expensive come first.
  ///   - hasKnownTotals: whether teams of one skill and cost are sought, and the most expensive do not come first.
  ///   - given: the players in every wanted team, none of them in `order`; only where any players make a team.
  ///   - mostNumbers: the most numbers that the table may hold.
  ///   - memory: holds the table; a table that it held before must no longer be used.
  /// - Complexity: O(players · states · lanes).
  init?(
    _ players: FreePlayers, _ columns: ScaledPlayers<Value>, _ prices: RulePrices<Value>,
    automaton: TeamAutomaton? = nil, order: [FreePlayer], given: [FreePlayer] = [], neighbours: [Value] = [],
    hasLowestSpend: Bool, isInCostOrder: Bool = false, hasKnownTotals: Bool = false, hasSums: Bool = true,
    mostNumbers: Int, memory: TableMemory<Value> = TableMemory(), stop: StopSignal
  ) {
    count = order.count
    choose = players.choose - given.count
    self.given = given
    (givenSkill, givenCost) = columns.totals(of: given)
    self.order = order
    // Where any players make a team, a state is the number of players still missing.
    let automaton = automaton ?? (isInCostOrder ? TeamAutomaton(counting: choose) : players.automaton)
    (start, states) = (automaton.start, automaton.stateCount)
    next = arrays.copy(automaton.next)
    skillPrice = prices.skill
    costPrices = [prices.cost] + neighbours
    lowestCostLane = isInCostOrder ? nil : costPrices.count
    highestCostLane = !isInCostOrder && hasLowestSpend ? costPrices.count + 1 : nil
    let first = costPrices.count + [lowestCostLane, highestCostLane].count { $0 != nil }
    for (number, sum) in players.sums.enumerated() where hasSums && !sum.isForBoundOnly {
      for (sign, limit) in [(-1, sum.most), (1, sum.least)] {
        guard let limit else { continue }
        sumLanes.append(
          SumLane(
            lane: first + sumLanes.count, sum: number, sign: Value(sign), need: Value(sign) * Value(limit)))
      }
    }
    lanes = first + sumLanes.count
    var shift = 0
    while ((count >> shift) + 1) * states * lanes > max(mostNumbers, 2 * states * lanes) {
      shift += 1
    }
    self.shift = shift

    self.memory = memory
    entries = memory.reserve(((count >> shift) + 1) * states * lanes)
    let skills = arrays.copy(order.lazy.map { columns.skills[$0] })
    let costs = arrays.copy(order.lazy.map { columns.costs[$0] })
    let setPrices = arrays.copy(order.lazy.map { prices.setPrice(of: $0, in: players, hasSums: hasSums) })
    weights = arrays.copy(
      order.indices.lazy.map { prices.weight(skill: skills[$0], cost: costs[$0]) &- setPrices[$0] })
    (self.skills, self.costs, self.setPrices) = (skills, costs, setPrices)
    types = arrays.copy(order.lazy.map { players.types[$0] })
    sets = arrays.copy(order.flatMap { players.sets[$0] })
    setStarts = arrays.repeating(0, count: count + 1)
    costsBefore = isInCostOrder ? arrays.repeating(0, count: count + 1) : nil
    for (position, player) in order.enumerated() {
      setStarts[position + 1] = setStarts[position] + Int32(players.sets[player].count)
      costsBefore?[position + 1] = costsBefore![position] &+ costs[position]
    }
    func totals(_ position: Int) -> (Value, Value, Int) { (costs[position], skills[position], position) }
    byTotals = hasKnownTotals ? order.indices.sorted { totals($0) < totals($1) }.map { Position($0) } : nil
    ends = arrays.copy(order.indices.lazy.map { Int32($0 + 1) })
    for position in order.indices.dropLast().reversed() where players.hasChoices {
      let isLast = players.rows[order[position]] != players.rows[order[position + 1]]
      if !isLast { ends[position] = ends[position + 1] }
    }
    guard fill(players, automaton, stop) else { return nil }
  }

  /// The team of the given players and the players at some positions.
  func team(_ positions: some Sequence<Position>) -> [FreePlayer] {
    given + positions.map { order[Int($0.index)] }
  }

  /// The best that the players from `position`, at most `count`, on can add in a state, lane by lane.
  @inline(__always)
  func completion(from position: Int, state: Int) -> UnsafeMutablePointer<Value> {
    entries + ((position &>> shift) &* states &+ state) &* lanes
  }

  private func fill(_ players: FreePlayers, _ automaton: TeamAutomaton, _ stop: StopSignal) -> Bool {
    let rowLength = states * lanes
    let none = ForcedBounds<Value>.none
    let row = arrays.repeating(none, count: rowLength)
    // Where players have several choices, the row without the player.
    let others = players.hasChoices ? arrays.repeating(none, count: rowLength) : row
    let own = arrays.repeating(Value(0), count: lanes)
    (row + automaton.goal * lanes).update(repeating: 0, count: lanes)
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

/// Unsafe arrays of plain values, which last as long as this and share blocks of memory: to ask for each takes time.
final class PlainArrays {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var free = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit {
    for block in blocks { block.deallocate() }
  }

  func copy<Values: Collection>(_ values: Values) -> UnsafeMutablePointer<Values.Element>
  where Values.Element: BitwiseCopyable {
    let byteCount = (values.count * MemoryLayout<Values.Element>.stride + 16) & ~15
    if byteCount > free.count {
      free = .allocate(byteCount: max(byteCount, 1 << 14), alignment: 16)
      blocks.append(free.baseAddress!)
    }
    let array = free.baseAddress!.bindMemory(to: Values.Element.self, capacity: values.count)
    free = UnsafeMutableRawBufferPointer(rebasing: free[byteCount...])
    _ = UnsafeMutableBufferPointer(start: array, count: values.count).initialize(fromContentsOf: values)
    return array
  }

  func repeating<Element: BitwiseCopyable>(_ value: Element, count: Int) -> UnsafeMutablePointer<Element> {
    copy(repeatElement(value, count: count))
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
