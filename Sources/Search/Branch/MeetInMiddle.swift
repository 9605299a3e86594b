/// What a meeting in the middle found out about a core.
enum MeetInMiddle: Sendable, Equatable {
  /// The best team of the core within the budget, ties settled.
  case best([Int32])
  /// No team of the core fits the budget.
  case none
  /// It would take more steps than allowed, or the search was stopped.
  case gaveUp
  /// It does not fit into memory, however many steps are allowed.
  case impossible
}

extension TeamSearch {
  /// Whether the best team of some tables can be found from lists of partial teams: no set counts members, and a
  /// cheaper partial team is never worse.
  func canMeetInMiddle(among tables: BoundTables<Value>) -> Bool {
    players.bounds.isEmpty && !players.hasChoicesOrSums && players.automaton.isExact
      && columns.window.lowerBound <= 0
      && (tables.count <= 128 || hasMedian(tables))
  }

  private func hasMedian(_ tables: BoundTables<Value>) -> Bool {
    tables.costsBefore != nil && MedianSplit<Value>.suits(tables.count, choose: tables.choose)
  }

  /// Finds the best team of some tables that costs at most `budget` from lists of partial teams, whatever the numbers are:
  /// for pools in which no bound prunes, such as skill = cost with many digits.
  /// - Precondition: ``canMeetInMiddle(among:)``.
  func meetInMiddle(_ tables: BoundTables<Value>, budget: Value, effort: Effort) -> MeetInMiddle {
    let budget = budget - tables.givenCost
    guard budget >= 0 else { return .none }
    guard tables.choose > 0 else { return .best(tables.given) }
    let inOrder = tables.order.sorted()
    let own = Candidates(
      skills: inOrder.map { columns.skills[Int($0)] }, costs: inOrder.map { columns.costs[Int($0)] },
      rows: inOrder.map { players.rows[Int($0)] })
    switch meeting(tables, own, types: inOrder.map { players.types[Int($0)] }, budget: budget, effort) {
    case .best(let positions): return .best(tables.given + positions.map { inOrder[Int($0)] })
    case let other: return other
    }
  }

  private func meeting(
    _ tables: BoundTables<Value>, _ core: Candidates<Value>, types: [Int32], budget: Value, _ effort: Effort
  ) -> MeetInMiddle {
    if hasMedian(tables) {
      return MedianSplit<Value>.steps(core.count) <= effort.allowed
        ? MedianSplit(core).bestTeam(budget: budget, effort: effort) : .gaveUp
    }
    let start = tables.costsBefore == nil ? players.automaton.start : tables.choose
    if core.count <= 64 {
      return HalfSplit<Value, UInt64>(core, types: types, players.automaton, from: start)
        .bestTeam(budget: budget, effort: effort, entries: tuning.meetingEntries)
    }
    return HalfSplit<Value, UInt128>(core, types: types, players.automaton, from: start)
      .bestTeam(budget: budget, effort: effort, entries: tuning.meetingEntries)
  }
}
