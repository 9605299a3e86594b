// MARK: - Ties

extension FormatSearch {
  /// What is known of the teams that share the best skill.
  struct Sharing {
    /// Of the teams of the lowest cost the one whose rows come first; `nil` where that is not known.
    var first: [Int32]?
    /// Teams of the skill at any cost that is allowed.
    var skill = TeamCount(1, isExact: false)
    /// Those of the lowest cost.
    var skillAndCost = TeamCount(1, isExact: false)
    /// The players who are in all of the latter; `nil` where that is not known.
    var inAll: [Int32]?
  }

  /// Counts the teams that share the best one's skill, by one worker, so that what it gives up on depends on the
  /// problem alone: looks at each; where those are too many, merges them; where that is too much, looks at each of
  /// those that share the cost too.
  mutating func countSharing(_ best: FoundFormatTeam<Value>) -> Sharing {
    var sharing = Sharing()
    let all = FormatTarget.sharing(best.skill, window: columns.window)
    guard let whole = tally(all, best, tables) else { return sharing }
    sharing.take(whole.tally, isComplete: whole.isFinished, order: whole.order)
    if whole.isFinished || limits.stop.isRaised { return sharing }
    if let merged = mergedCount(all, best) {
      sharing.skill = TeamCount(saturated: merged.sharingSkill)
      sharing.skillAndCost = TeamCount(saturated: merged.sharingSkillAndCost)
      sharing.inAll = merged.membersInAll
      return sharing
    }
    let cheapest = FormatTarget.equal(skill: best.skill, cost: best.cost)
    guard let part = tally(cheapest, best, nil) else { return sharing }
    let counted = sharing.skill
    sharing.take(part.tally, isComplete: part.isFinished, order: part.order)
    sharing.skill = TeamCount(max(counted.value, sharing.skill.value), isExact: false)
    return sharing
  }

  private mutating func mergedCount(
    _ target: FormatTarget<Value>, _ best: FoundFormatTeam<Value>
  ) -> MergedCount<Value>? {
    guard MergedCount<Value>.suits(players) else { return nil }
    let order = MergedCount<Value>.order(core(target), players)
    guard let tables = tables(order, neighbours: []),
      var count = MergedCount(
        players, tables, target: target, needed: neededWeight(target), best: best),
      count.run(mostPoints: tuning.countingPoints, stop: limits.stop)
    else { return nil }
    return count
  }

  private mutating func tally(
    _ target: FormatTarget<Value>, _ best: FoundFormatTeam<Value>, _ known: FormatTables<Value>?
  ) -> (tally: SharingTally<Value>, isFinished: Bool, order: [Int32])? {
    guard let tables = known ?? tables(core(target), neighbours: []) else { return nil }
    let tally = SharingTally(target, lowestCost: best.cost, rows: tables.order.map { players.rows[Int($0)] })
    let effort = Effort(allowed: tuning.countingSteps, stop: limits.stop)
    var worker = brancher(tables, tally, effort)
    worker.searchAll()
    return (tally, effort.ending == .finished, tables.order)
  }

  /// Of the teams of a skill and cost those whose rows come first, as many as `wanted` or all; `nil` when
  /// stopped.
  ///
  /// Where such teams are rare, the heaviest players first is quickest; where they are many, the players in the
  /// order of rows: the first teams found are the ones wanted. Both get the same number of steps in turn, four
  /// times as many each time.
  func firstTeams(_ wanted: Int, skill: Value, cost: Value) -> [[Int32]]? {
    let target = FormatTarget.equal(skill: skill, cost: cost)
    let core = core(target)
    let byRow = core.sorted { players.rows[Int($0)] < players.rows[Int($1)] }
    var known: [FormatTables<Value>] = []
    var allowed = tuning.stepsBeforeRowOrder
    while true {
      for (way, order) in [core, byRow].enumerated() {
        if known.count == way {
          guard let tables = tieTables(order) else { return nil }
          known.append(tables)
        }
        let (tables, comeInOrder) = (known[way], way == 1)
        let effort = Effort(allowed: allowed, stop: limits.stop)
        let ties = FirstFormatTeams<Value>(
          wanted, target: target, rows: tables.order.map { players.rows[Int($0)] }, comeInOrder: comeInOrder)
        var worker = brancher(tables, ties, effort)
        worker.searchAll()
        if effort.ending == .finished || (comeInOrder && ties.isFull) {
          return ties.teams.map { $0.map { tables.order[Int($0)] } }
        }
        if effort.ending == .stopped { return nil }
      }
      allowed = allowed.multipliedReportingOverflow(by: 4).overflow ? .max : 4 * allowed
    }
  }

  private func tieTables(_ order: [Int32]) -> FormatTables<Value>? {
    FormatTables(
      FormatTables.Subject(
        players: players, columns: columns, prices: prices, neighbours: [], hasLowestSpend: true,
        mostNumbers: tuning.mostNumbers),
      order: order, stop: limits.stop)
  }
}

extension FormatSearch.Sharing {
  /// Takes over what a tally found.
  fileprivate mutating func take(_ tally: SharingTally<Value>, isComplete: Bool, order: [Int32]) {
    skill = TeamCount(max(1, tally.sharingSkill), isExact: isComplete)
    skillAndCost = TeamCount(max(1, tally.sharingSkillAndCost), isExact: isComplete)
    guard isComplete else { return }
    first = tally.firstTeam.map { order[Int($0)] }
    inAll = tally.inAll.map { order[Int($0)] }
  }
}
