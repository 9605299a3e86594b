/// Counts teams by dynamic programming over the players: the possible costs and skills of partial teams, by everything
/// that the rules need to know about a partial team (Bellman 1957). No player is excluded beforehand, and nothing is
/// shared with the search; partial teams that cannot become a team that counts are dropped, see ``RestBounds``.
struct DynamicCensus {
  /// What the rules need to know about a partial team.
  private struct State: Hashable {
    var count: UInt16 = 0
    /// Players of the current club, as far as they matter.
    var ofClub: UInt16 = 0
    /// Earlier clubs, as far as they matter.
    var clubs: UInt16 = 0
    /// The number of the state of the slots.
    var slots = 0
    /// How many players have each duty, then the state of the seats of each arrangement: one list, because lists are
    /// copied for every partial team.
    var numbers: [Int]
    /// The sum of each limited column.
    var sums: [Int128]
    /// The progress of the conditions.
    var conditions: ConditionStates.State
  }

  private let pool: CensusPool
  private let question: CensusQuestion
  private let required: Set<Int>
  /// The players in the order in which they are decided on.
  private let order: [Int]
  /// For each place, how many required players come after it: room is kept for them.
  private let requiredBehind: [Int]
  private var bounds: RestBounds
  private let sums: RestSums
  private let conditions: ConditionStates
  private let price: RestBounds.Price
  private let keeping: TotalsList.Keeping
  private var slots: SlotStates
  private var seats: [SlotStates]
  private let dutyParts: DutyParts
  /// The partial teams, by their number of players.
  private var parts: [PartLists<State>]
  private var full: [CensusTotal] = []
  private var held = 1
  private var mostHeld = 1

  /// - Parameters:
  ///   - required: the players in every team.
  ///   - others: the players from whom the rest is chosen.
  ///   - price: the price of money for the bounds.
  ///   - stride: the number of players between places with their own bounds; it does not change the answer.
  init(
    _ pool: CensusPool, _ question: CensusQuestion, required: Set<Int>, others: [Int],
    price: RestBounds.Price, stride: Int = 16
  ) {
    self.pool = pool
    self.question = question
    self.required = required
    self.price = price
    let candidates = others + required.sorted()
    let skills = candidates.map { question.detail == .counts ? 0 : pool.skills[$0] }
    let costs = candidates.map { question.free == $0 ? 0 : pool.costs[$0] }
    let places = Self.order(candidates, skills, costs, at: price, in: pool)
    order = places.map { candidates[$0] }
    var behind = required.count
    requiredBehind = order.map { player in
      if required.contains(player) { behind -= 1 }
      return behind
    }
    dutyParts = DutyParts(pool, question, order: order)
    bounds = RestBounds(
      dutyParts.parts, RoleClasses(pool, order: order), size: pool.size,
      penalties: order.map { player in price.penalty(of: pool.sums.map { $0.numbers[player] }) },
      mostCost: min(question.mostCost, pool.highestCost), leastSkill: question.leastSkill,
      maxPenalty: price.maxPenalty(pool.sums), price: price, stride: stride)
    sums = RestSums(pool.sums, order: order, size: pool.size, stride: bounds.stride)
    conditions = ConditionStates(pool.conditions, order: order)
    keeping =
      switch question.detail {
      case .all: .all
      case .cheapest: pool.leastCost(for: question) == nil ? .cheapest : .bestOfCost
      case .best, .counts: pool.leastCost(for: question) == nil ? .best : .bestOfCost
      }
    slots = SlotStates(pool.ruled.terms.placeCounts)
    seats = pool.arrangements.map { SlotStates($0.seats.map(\.count)) }
    parts = Array(repeating: PartLists(), count: pool.size)
    let start = State(
      numbers: Array(repeating: 0, count: pool.duties.count + pool.arrangements.count),
      sums: Array(repeating: 0, count: pool.sums.count), conditions: conditions.start)
    parts[0][start] = [CensusTotal(cost: 0, skill: 0, teams: 1)]
  }

  /// Returns the totals of all teams that the question is about.
  /// - Throws: `OutOfWork`.
  mutating func run(_ meter: inout WorkMeter) throws(OutOfWork) -> Census {
    var club: Int?
    for place in order.indices {
      if place % bounds.stride == 0 {
        try dropHopeless(at: place, &meter)
        if parts.allSatisfy(\.isEmpty) {
          // Teams that are complete by now lack the required players still to come.
          if order[place...].contains(where: required.contains) { full = [] }
          break
        }
      }
      let player = order[place]
      if pool.countsClubs, pool.clubs[player] != club {
        closeClub()
        club = pool.clubs[player]
      }
      if conditions.isEnding(at: place) { closeConditions(at: place) }
      try decide(on: player, at: place, &meter)
    }
    return Census(totals: full, method: .dynamicProgramming(totals: mostHeld))
  }

  /// Lets a player join every partial team that they may join; those without them stay, unless they are required.
  private mutating func decide(on player: Int, at place: Int, _ meter: inout WorkMeter) throws(OutOfWork) {
    // Teams that were complete before a required player lack them.
    if required.contains(player) { full = [] }
    // From the largest down, so that no player joins twice.
    for count in parts.indices.reversed() {
      let level = parts[count]
      if required.contains(player) { parts[count] = PartLists() }
      for (state, part) in level.entries {
        try meter.take(part.count + 1)
        if required.contains(player) { held -= part.count }
        try decide(on: player, joining: part, of: state, at: place, &meter)
      }
    }
  }

  /// Lets a player join partial teams of a state, with each duty that they may have.
  private mutating func decide(
    on player: Int, joining part: [CensusTotal], of state: State, at place: Int, _ meter: inout WorkMeter
  ) throws(OutOfWork) {
    guard Int(state.count) + requiredBehind[place] < pool.size, let next = join(player, state) else { return }
    for duty in pool.duties(of: player, for: question) {
      try meter.take(duty == 0 ? 0 : part.count)
      guard let next = give(duty, to: player, next), let test = test(next, from: place + 1) else { continue }
      let joined = added(
        pool.cost(of: player, duty: duty, for: question), pool.skill(of: player, duty: duty, for: question),
        to: part, test)
      if !joined.isEmpty { try keep(joined, as: next, at: place, &meter) }
    }
  }

  /// Adds a player to partial teams; keeps those that may still become a team that counts.
  private func added(
    _ cost: Int128, _ skill: Int128, to part: [CensusTotal], _ test: RestBounds.Test
  ) -> [CensusTotal] {
    var joined: [CensusTotal] = []
    for total in part where test.passes(cost: total.cost + cost, skill: total.skill + skill) {
      joined.append(CensusTotal(cost: total.cost + cost, skill: total.skill + skill, teams: total.teams))
    }
    return joined
  }

  /// Returns the state after giving a duty to the player who joined last; `nil` if none is left, or no seat.
  private mutating func give(_ duty: Int, to player: Int, _ state: State) -> State? {
    guard state.numbers[duty] < pool.duties[duty].count else { return nil }
    var next = state
    next.numbers[duty] += 1
    for index in seats.indices where pool.arrangements[index].duties.contains(duty) {
      let place = firstSeats + index
      guard let seat = seats[index].slot(pool.seats(of: index, for: player), in: next.numbers[place]) else {
        return nil
      }
      next.numbers[place] = seat
    }
    return next
  }

  /// Returns the test for partial teams of a state that players from a place on may complete; `nil` if none can.
  private mutating func test(_ state: State, from place: Int) -> RestBounds.Test? {
    let missing = pool.size - Int(state.count)
    guard sums.canBeKept(state.sums, missing: missing, from: place) else { return nil }
    return bounds.test(
      missing: dutyParts.missing(state.numbers), from: place, in: slots, state: state.slots,
      penalty: price.penalty(of: state.sums))
  }

  private mutating func keep(
    _ joined: [CensusTotal], as state: State, at place: Int, _ meter: inout WorkMeter
  ) throws(OutOfWork) {
    if state.count == pool.size {
      guard isLegal(state), conditions.isMet(state.conditions, at: place) else { return }
      let legal = joined.filter { $0.cost >= pool.leastCost(for: question) ?? $0.cost }
      try meter.take(full.count + legal.count)
      full = TotalsList.merged(full, legal, keeping)
    } else {
      let known = parts[Int(state.count)][state]
      try meter.take(known.count + joined.count)
      let merged = TotalsList.merged(known, joined, keeping)
      held += merged.count - known.count
      parts[Int(state.count)][state] = merged
    }
    mostHeld = max(mostHeld, held + full.count)
    if held + full.count + slots.size > WorkMeter.mostTotals { throw OutOfWork(cause: .memory) }
  }

  /// Drops partial teams that no remaining players can make a team that counts.
  private mutating func dropHopeless(at place: Int, _ meter: inout WorkMeter) throws(OutOfWork) {
    for count in parts.indices {
      var kept = PartLists<State>()
      for (state, part) in parts[count].entries {
        try meter.take(part.count)
        let test = test(state, from: place)
        let rest = test.map { test in part.filter { test.passes(cost: $0.cost, skill: $0.skill) } } ?? []
        held += rest.count - part.count
        if !rest.isEmpty { kept[state] = rest }
      }
      parts[count] = kept
    }
  }

  // MARK: Rules

  /// Returns the state of a partial team after a player joins; `nil` if a rule forbids it.
  private mutating func join(_ player: Int, _ state: State) -> State? {
    guard let slot = slots.slot(pool.masks[player], in: state.slots) else { return nil }
    var next = state
    next.count += 1
    next.slots = slot
    if pool.countsClubs, pool.clubs[player] != nil {
      if let most = pool.mostPerClub {
        guard state.ofClub < most else { return nil }
        next.ofClub += 1
      } else {
        next.ofClub = 1
      }
    }
    guard let joined = conditions.joined(player, next.conditions) else { return nil }
    next.conditions = joined
    for index in next.sums.indices { next.sums[index] += pool.sums[index].numbers[player] }
    return next
  }

  /// Adds the current club to the number of clubs, and begins another.
  private mutating func closeClub() {
    let least = pool.leastClubs ?? 0
    change { state in
      if state.ofClub > 0 { state.clubs = UInt16(min(least, Int(state.clubs) + 1)) }
      state.ofClub = 0
      return true
    }
  }

  /// Settles the conditions that end before a place; drops partial teams that cannot meet one.
  private mutating func closeConditions(at place: Int) {
    let conditions = conditions
    change { state in
      guard let next = conditions.closed(state.conditions, at: place) else { return false }
      state.conditions = next
      return true
    }
  }

  /// Changes the states of all partial teams, or drops them.
  private mutating func change(_ isKept: (inout State) -> Bool) {
    held = 0
    for count in parts.indices {
      var changed = PartLists<State>()
      for (state, part) in parts[count].entries {
        var next = state
        guard isKept(&next) else { continue }
        changed[next] = TotalsList.merged(changed[next], part, keeping)
      }
      parts[count] = changed
      held += changed.entries.reduce(0) { $0 + $1.part.count }
    }
  }

  /// The index of the first seats among the numbers of a state.
  private var firstSeats: Int { pool.duties.count }

  private func isLegal(_ state: State) -> Bool {
    let clubs = Int(state.clubs) + (state.ofClub > 0 ? 1 : 0)
    return slots.isFilled(state.slots)
      && seats.indices.allSatisfy({ seats[$0].isFilled(state.numbers[firstSeats + $0]) })
      && clubs >= pool.leastClubs ?? 0
      && zip(state.sums, pool.sums).allSatisfy { $0 >= $1.least ?? $0 && $0 <= $1.most ?? $0 }
  }
}
