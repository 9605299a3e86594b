/// Reads the players of a team in any order, and knows at each point whether they can still fill the slots with others.
///
/// A player's *type* is the set of kinds of slots that they can take. A state represents all ways to place the players
/// so far, so that every team has exactly one path: the subset construction (Rabin and Scott 1959) on counts of slots,
/// minimised from the last layer. Whether the pool has the players for it is another question.
struct TeamAutomaton: Sendable {
  let typeCount: Int
  let stateCount: Int
  /// The state after the locked players.
  let start: Int
  /// The state of a whole team.
  let goal: Int
  /// `next[type * stateCount + state]`; -1 where no team follows.
  let next: [Int32]
  /// By type: the pairs of states with a step of that type between them.
  let steps: [[Step]]
  /// By type: the most players of it, or of its group if players have several types, besides the locked players.
  let mostOfType: [Int]
  /// Whether every path is a team that fills the slots; if not, only the number of players is counted.
  let isExact: Bool

  /// A step from one state to another.
  struct Step: Sendable {
    var from: Int32
    var to: Int32
  }

  /// The automaton for players of these types, given that players of `locked` types are already chosen; `nil` if no
  /// players can make a team. Where it would be larger than `mostStates` or `mostCounts` allow, it only counts players.
  /// - Parameter groups: where players have duties, the groups that the types are of: it then reads players group by
  ///   group. Once minimised, few states are left: 693 of 20,000 to 50,000 for a squad of fifteen with several roles.
  init?(
    _ bounds: [ClosedRange<Int>], types: [UInt64], _ groups: DutyGroups? = nil, locked: [UInt64], size: Int,
    mostStates: Int = 20_000, mostCounts: Int = 1 << 13
  ) {
    if groups == nil, bounds == [0...size], types == [1], locked.count <= size,
      locked.allSatisfy({ $0 == 1 })
    {
      self = TeamAutomaton(counting: size - locked.count)
      return
    }
    let duties = groups?.bounds ?? []
    guard Self.minimumsFit(bounds, size), Self.minimumsFit(duties.prefix(groups?.dutyCount ?? 0), size),
      duties.allSatisfy({ $0.lowerBound <= size })
    else { return nil }
    let counts = SlotCounts(bounds, size: size, mostCounts: mostCounts)
    let layers = counts.flatMap { counts -> AutomatonLayers? in
      guard let groups else {
        return AutomatonLayers(
          from: counts.counts(after: locked, size: size), left: size - locked.count, typeCount: types.count,
          mostStates: mostStates
        ) { counts.slot(types[$0], after: $1, left: $2, into: $3) }
      }
      let states = DutyStates(counts, groups, size: size)
      return AutomatonLayers(
        from: states.first, left: size, typeCount: types.count, mostStates: mostStates, states.step)
    }
    guard let layers else {
      self = TeamAutomaton(counting: size - locked.count, types: types.count, isExact: false)
      return
    }
    guard !layers.isEmpty, let (stateCount, next) = layers.minimised else { return nil }
    isExact = true
    self.stateCount = stateCount
    self.next = next
    goal = 0
    start = stateCount - 1
    typeCount = types.count
    steps = (0..<typeCount).map { type in
      (0..<stateCount).compactMap { state in
        let to = next[type * stateCount + state]
        return to < 0 ? nil : Step(from: Int32(state), to: to)
      }
    }
    if let groupOfType = groups?.types.map(\.group) {
      let most = Self.longestRuns(next, stateCount, groupOfType)
      mostOfType = groupOfType.map { most[$0] }
      return
    }
    mostOfType = (0..<typeCount).map { type in
      var (state, count) = (stateCount - 1, 0)
      while next[type * stateCount + state] >= 0 {
        state = Int(next[type * stateCount + state])
        count += 1
      }
      return count
    }
  }

  /// The state after players of some types; `nil` where no team can follow.
  func state(after types: some Sequence<Int>, from start: Int) -> Int? {
    var state = start
    for type in types {
      let next = next[type * stateCount + state]
      if next < 0 { return nil }
      state = Int(next)
    }
    return state
  }

  /// Whether the minimums of all kinds together do not exceed the size.
  private static func minimumsFit(_ bounds: some Sequence<ClosedRange<Int>>, _ size: Int) -> Bool {
    bounds.reduce(0) { min(size + 1, $0 + min(size + 1, $1.lowerBound)) } <= size
  }

  /// By group: the most of its players that a team can have.
  private static func longestRuns(_ next: [Int32], _ stateCount: Int, _ groupOfType: [Int]) -> [Int] {
    (0...(groupOfType.max() ?? 0)).map { group in
      var most = [Int](repeating: 0, count: stateCount)
      // Steps lead to lower states.
      for state in 0..<stateCount {
        for (type, own) in groupOfType.enumerated() where next[type * stateCount + state] >= 0 {
          let onward = most[Int(next[type * stateCount + state])] + (own == group ? 1 : 0)
          most[state] = max(most[state], onward)
        }
      }
      return most[stateCount - 1]
    }
  }
}
