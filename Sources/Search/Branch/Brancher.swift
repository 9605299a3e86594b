/// Branches over the players of some tables: one worker's share of a search under rules.
///
/// Players are tried in the order of the tables, each either taken or skipped. A branch ends where a lane shows that
/// the players still to come cannot complete a wanted team, and where a set is full or lacks players. Any order will
/// do: descending weight finds good teams at once, ascending rows find ties in the wanted order; where any players make
/// a team, see ``nextInCostOrder(_:chosen:_:)``. The stack is explicit, so that large teams fit.
struct Brancher<Collector: TeamCollector> {
  typealias Value = Collector.Value
  typealias Frame = BranchFrame<Value>

  let tables: BoundTables<Value>
  private let players: FreePlayers
  private let setTotal: Value
  private let stop: StopSignal
  private let collector: Collector
  private(set) var target: SearchTarget<Value>
  let stack: BranchStack<Value>
  private let memberships: SetCounts<Value>
  var steps = 0

  /// A worker; `setTotal` is that of the prices, ``RulePrices/setTotal(_:)``.
  init(
    _ tables: BoundTables<Value>, players: FreePlayers, setTotal: Value, collector: Collector,
    stop: StopSignal
  ) {
    self.tables = tables
    self.players = players
    self.setTotal = setTotal
    self.collector = collector
    self.stop = stop
    target = collector.target
    stack = BranchStack(members: tables.choose, lanes: tables.costPrices.count)
    memberships = SetCounts(players, tables)
    setNeeds()
  }

  var root: Frame {
    Frame(
      next: 0, state: tables.start, skill: tables.givenSkill, cost: tables.givenCost, setPrice: 0)
  }

  mutating func searchAll() {
    _ = search(root, chosen: 0)
  }

  /// Searches all teams that begin with some members; returns false if the attempt was given up.
  mutating func search(beginningWith prefix: [Int]) -> Bool {
    var frame = root
    for (depth, position) in prefix.enumerated() {
      memberships.add(position)
      stack.chosen[depth] = Position(position)
      frame = descend(frame, to: position)
    }
    let shouldContinue = search(frame, chosen: prefix.count)
    for position in prefix.reversed() { memberships.remove(position) }
    return shouldContinue
  }

  /// The first position from `frame.next` on that can be the next member after `chosen` ones; -1 if there is none.
  mutating func nextPosition(_ frame: Frame, chosen: Int) -> Int {
    if let costsBefore = tables.costsBefore { return nextInCostOrder(frame, chosen: chosen, costsBefore) }
    if chosen &+ 1 == tables.choose, let byTotals = tables.byTotals { return nextLast(frame, byTotals) }
    let lanes = tables.costPrices.count
    let needs = stack.needs
    let own = tables.skillPrice &* frame.skill &- tables.costPrices[0] &* frame.cost &- frame.setPrice
    var position = frame.next
    defer { steps &+= position &- frame.next &+ 1 }
    while position < tables.count {
      let here = tables.completion(from: position, state: frame.state)
      if own &+ here[0] < needs[0] { break }
      let next = tables.next[Int(tables.types[position]) &* tables.states &+ frame.state]
      if next >= 0, admits(position, frame, state: Int(next), lanes, needs),
        memberships.admit(position, left: tables.choose &- chosen &- 1)
      {
        return position
      }
      position &+= 1
    }
    return -1
  }

  /// The first position from `frame.next` on that can be the last member where the totals of the team are known. The
  /// best 150 of 1,000 players of one skill took 15 ms when every player was tried, and now take 3.
  private mutating func nextLast(_ frame: Frame, _ byTotals: [Position]) -> Int {
    let (cost, skill) = (target.window.lowerBound &- frame.cost, target.skill &- frame.skill)
    steps &+= Self.stepsPerLookUp
    var place = partitionPoint(0, byTotals.count) { place in
      let position = Int(byTotals[place].index)
      return (tables.costs[position], tables.skills[position], position) >= (cost, skill, frame.next)
    }
    while place < byTotals.count {
      let position = Int(byTotals[place].index)
      guard tables.costs[position] == cost, tables.skills[position] == skill else { return -1 }
      let next = tables.next[Int(tables.types[position]) &* tables.states &+ frame.state]
      if next >= 0, admits(position, frame, state: Int(next), tables.costPrices.count, stack.needs),
        memberships.admit(position, left: 0)
      {
        return position
      }
      steps &+= 1
      place &+= 1
    }
    return -1
  }

  private static var stepsPerLookUp: Int { 16 }

  /// The first position that can be the second member after the one at `first`.
  mutating func nextPosition(_ frame: Frame, following first: Int) -> Int {
    memberships.add(first)
    defer { memberships.remove(first) }
    return nextPosition(frame, chosen: 1)
  }

  /// Whether a wanted team can have the player at `position` as its next member.
  @inline(__always)
  private func admits(
    _ position: Int, _ frame: Frame, state: Int, _ lanes: Int, _ needs: UnsafeMutablePointer<Value>
  ) -> Bool {
    let best = tables.completion(from: Int(tables.ends[position]), state: state)
    let cost = frame.cost &+ tables.costs[position]
    let worth =
      tables.skillPrice &* (frame.skill &+ tables.skills[position]) &- frame.setPrice
      &- tables.setPrices[position]
    if worth &- tables.costPrices[0] &* cost &+ best[0] < needs[0] { return false }
    if cost &- best[lanes] > target.window.upperBound { return false }
    for lane in 1..<max(1, lanes)
    where worth &- tables.costPrices[lane] &* cost &+ best[lane] < needs[lane] { return false }
    if let highest = tables.highestCostLane, cost &+ best[highest] < target.window.lowerBound { return false }
    return tables.sumLanes.isEmpty || keepsSums(position, best)
  }

  /// Whether the players still to come can keep every sum within its limits.
  private func keepsSums(_ position: Int, _ best: UnsafeMutablePointer<Value>) -> Bool {
    for lane in tables.sumLanes {
      let sum = Value(memberships.sum(lane.sum, with: position))
      if lane.sign &* sum &+ best[lane.lane] < lane.need { return false }
    }
    return true
  }

  /// The frame after choosing the player at `position`.
  @inline(__always)
  func descend(_ frame: Frame, to position: Int) -> Frame {
    Frame(
      next: Int(tables.ends[position]),
      state: Int(tables.next[Int(tables.types[position]) &* tables.states &+ frame.state]),
      skill: frame.skill &+ tables.skills[position], cost: frame.cost &+ tables.costs[position],
      setPrice: frame.setPrice &+ tables.setPrices[position])
  }

  private mutating func search(_ frame: Frame, chosen: Int) -> Bool {
    guard tables.choose > 0 else { return record(frame) && bookSteps() }
    var depth = chosen
    stack.frames[depth] = frame
    while true {
      if steps >= Limits.stepsBetweenChecks, !bookSteps() { return unwound(from: depth, to: chosen) }
      if let costsBefore = tables.costsBefore, depth + 2 == tables.choose {
        if !takeLastTwo(stack.frames[depth], chosen: depth, costsBefore) {
          return unwound(from: depth, to: chosen)
        }
        if depth == chosen { break }
        depth -= 1
        continue
      }
      let position = nextPosition(stack.frames[depth], chosen: depth)
      if position < 0 {
        if depth == chosen { break }
        depth -= 1
        memberships.remove(Int(stack.chosen[depth].index))
        continue
      }
      stack.frames[depth].next = position + 1
      stack.chosen[depth] = Position(position)
      let child = descend(stack.frames[depth], to: position)
      if depth + 1 == tables.choose {
        if !record(child) { return unwound(from: depth, to: chosen) }
      } else {
        memberships.add(position)
        depth += 1
        stack.frames[depth] = child
      }
    }
    return bookSteps()
  }

  /// Restores the memberships that the search began with.
  private mutating func unwound(from depth: Int, to chosen: Int) -> Bool {
    for level in (chosen..<depth).reversed() { memberships.remove(Int(stack.chosen[level].index)) }
    return false
  }

  /// Passes on the chosen team, whose totals `frame` holds, if it is wanted; returns whether to go on.
  mutating func record(_ frame: Frame) -> Bool {
    guard target.accepts(skill: frame.skill, cost: frame.cost) else { return true }
    let team = UnsafeBufferPointer(start: stack.chosen, count: tables.choose)
    guard players.automaton.isExact || players.fillsSlots(team.map { tables.order[Int($0.index)] }) else {
      return true
    }
    let shouldContinue = collector.take(team, skill: frame.skill, cost: frame.cost)
    renewTarget()
    return shouldContinue
  }

  mutating func bookSteps() -> Bool {
    defer { steps = 0 }
    collector.refresh()
    renewTarget()
    return stop.spend(steps)
  }

  /// Takes over the collector's target if it has changed.
  private mutating func renewTarget() {
    let (skill, costBelow) = (collector.target.skill, collector.target.costBelow)
    if skill != target.skill || costBelow != target.costBelow { setNeeds() }
  }

  private mutating func setNeeds() {
    target = collector.target
    for (lane, price) in tables.costPrices.enumerated() {
      stack.needs[lane] =
        target.neededWeight(skillPrice: tables.skillPrice, costPrice: price) - setTotal
    }
  }
}

/// The state of the search once some members are chosen.
struct BranchFrame<Value: WholeNumber>: BitwiseCopyable {
  var next: Int
  var state: Int
  var skill: Value
  var cost: Value
  /// The total price of their sets.
  var setPrice: Value
}

/// The memory of one worker: unsafe for the same reason as ``BoundTables``.
final class BranchStack<Value: WholeNumber> {
  /// The frames by number of members chosen.
  let frames: UnsafeMutablePointer<BranchFrame<Value>>
  let chosen: UnsafeMutablePointer<Position>
  /// By lane: the least weight of a wanted team.
  let needs: UnsafeMutablePointer<Value>
  private let arrays = PlainArrays()

  init(members: Int, lanes: Int) {
    let none = BranchFrame<Value>(next: 0, state: 0, skill: 0, cost: 0, setPrice: 0)
    frames = arrays.repeating(none, count: members + 1)
    chosen = arrays.repeating(Position(0), count: members + 1)
    needs = arrays.repeating(0, count: lanes)
  }
}
