extension TeamSearch {
  /// What is known about the teams that share the best skill.
  struct Sharing {
    /// The first team by rows of those of the lowest cost; `nil` where that is not known.
    var first: [FreePlayer]?
    /// Teams of that skill at any allowed cost.
    var skill = TeamCount(1, isExact: false)
    /// Those of the lowest cost.
    var skillAndCost = TeamCount(1, isExact: false)
    /// The players who are in all of the latter; `nil` where that is not known.
    var inAll: [FreePlayer]?
  }

  /// Counts the teams that share the best one's skill, with one worker, so that what it gives up on depends on the
  /// problem alone: each team, then partial teams, then each of those that also share the cost.
  func countSharing(_ best: FoundTeam<Value>) -> Sharing {
    var sharing = Sharing()
    // A little of each first: which one is quicker is not known beforehand.
    for (share, shareOfWork) in [(10, 10), (1, 1)] {
      let all = SearchTarget.sharing(best.skill, window: columns.window)
      guard let isWhole = visit(all, best, steps: tuning.countingSteps / share, &sharing) else {
        return sharing
      }
      if isWhole || limits.stop.isRaised { break }
      if let counted = countedPartialTeams(best, work: tuning.countingWork / shareOfWork) {
        (sharing.skill, sharing.skillAndCost) = counted
        sharing.inAll = membersInAll(best)
        break
      }
    }
    if !sharing.skill.isExact, !limits.stop.isRaised {
      let cheapest = SearchTarget.equal(skill: best.skill, cost: best.cost)
      let counted = sharing.skill.value
      _ = visit(cheapest, best, steps: tuning.countingSteps, &sharing)
      sharing.skill = TeamCount(max(counted, sharing.skill.value), isExact: false)
    }
    if players.lacksTies {
      // Some players who only tie were set aside, so there may be more teams.
      (sharing.skill.isExact, sharing.skillAndCost.isExact, sharing.inAll) = (false, false, nil)
    }
    return sharing
  }

  /// Visits the teams of a target within some steps, and takes over what is then known of them.
  /// - Returns: whether these were all; `nil` when stopped before.
  private func visit(
    _ target: SearchTarget<Value>, _ best: FoundTeam<Value>, steps: Int, _ sharing: inout Sharing
  ) -> Bool? {
    var core = core(target, withTies: true)
    let given = takeGiven(from: &core, target)
    guard let tables = tables(core, given: given) else { return nil }
    let tally = SharingTally(target, lowestCost: best.cost, marks: players.marks(of: tables.order))
    let stop = StopSignal(parent: limits.stop, steps: steps)
    var worker = brancher(tables, tally, stop)
    worker.searchAll()
    let isWhole = stop.ending == .finished
    sharing.skill = TeamCount(max(1, tally.sharingSkill), isExact: isWhole)
    sharing.skillAndCost = TeamCount(max(1, tally.sharingSkillAndCost), isExact: isWhole)
    if isWhole {
      (sharing.first, sharing.inAll) = (tables.team(tally.first.positions), tables.team(tally.inAll))
    }
    return isWhole
  }

  /// Both counts from partial teams at both ends of the core; `nil` where that is too much work.
  private func countedPartialTeams(
    _ best: FoundTeam<Value>, work: Int
  ) -> (skill: TeamCount, skillAndCost: TeamCount)? {
    var meter = StepAllowance(limit: work, stop: limits.stop)
    func teams(_ target: SearchTarget<Value>) -> TeamCount? {
      var columns = columns
      columns.window = target.window
      let atLeast = SearchTarget.atLeast(best.skill, window: columns.window)
      let question = PartialTeamQuestion(
        players, columns, prices, needed: atLeast.neededWeight(prices), among: core(target, withTies: true))
      let counts = try? question?.teams(atLeast: [best.skill], meter: &meter)
      return counts.map { TeamCount(saturated: $0[0]) }
    }
    guard let all = teams(.sharing(best.skill, window: columns.window)) else { return nil }
    return teams(.equal(skill: best.skill, cost: best.cost)).map { (all, $0) }
  }

  /// The members of the best team without whom no team has its skill and cost; `nil` where that is not found quickly.
  private func membersInAll(_ best: FoundTeam<Value>) -> [FreePlayer]? {
    let target = SearchTarget.equal(skill: best.skill, cost: best.cost)
    var core = core(target, withTies: true)
    var inAll = takeGiven(from: &core, target)
    let given = inAll
    for member in best.players where !given.contains(member) {
      let others = core.filter { players.rows[$0] != players.rows[member] }
      guard let tables = tieTables(others, given, isInCostOrder: isInCostOrder) else { return nil }
      let stop = StopSignal(parent: limits.stop, steps: tuning.countingWork / 20 / best.players.count)
      if !ties(1, target, tables, stop, areInRowOrder: true).isEmpty { continue }
      guard stop.ending == .finished else { return nil }
      inAll.append(member)
    }
    return inAll
  }

  /// Returns the first teams by rows of a skill and cost, as many as `wanted` or all; where that takes too many steps,
  /// some of them, at least one; `nil` when stopped.
  ///
  /// Trying the heaviest players first is quickest where such teams are rare; where there are many, the order of rows
  /// is, as the first teams found are then the ones wanted. Both take turns, with four times as many steps each time.
  func firstTeams(_ wanted: Int, skill: Value, cost: Value) -> (teams: [[FreePlayer]], areFirst: Bool)? {
    let target = SearchTarget.equal(skill: skill, cost: cost)
    var core = core(target)
    let byRow = players.inRowOrder(core)
    let given = takeGiven(from: &core, target)
    let stop = StopSignal(parent: limits.stop, steps: tuning.stepsOnTies)
    var tables: [BoundTables<Value>] = []
    var (allowed, found) = (tuning.stepsBeforeRowOrder, [[FreePlayer]]())
    while !stop.isRaised {
      for (way, order) in [byRow, core].enumerated() where !stop.isRaised {
        if tables.count == way {
          guard let fresh = tieTables(order, way == 1 ? given : [], isInCostOrder: way == 1 && isInCostOrder)
          else { return nil }
          tables.append(fresh)
        }
        let part = StopSignal(parent: stop, steps: allowed)
        // Members are compared before their duties, so choices never come in order.
        let areInRowOrder = way == 0 && !players.hasChoices
        let ties = ties(wanted, target, tables[way], part, areInRowOrder: areInRowOrder)
        if part.ending == .finished || (areInRowOrder && ties.count == wanted) { return (ties, true) }
        if !ties.isEmpty { found = ties }
      }
      if wanted == 1, tables.count == 2, canMeetInMiddle(among: tables[1]), !stop.isRaised,
        let team = try? meetInMiddle(tables[1], target, steps: allowed, stop: stop), !team.isEmpty,
        columns.totals(of: team) == (skill, cost)
      {
        return ([team], true)
      }
      allowed = allowed.multipliedSaturated(by: 4)
    }
    if !limits.stop.isRaised, found.isEmpty {
      // Any one of them, the same for any number of threads: no more work than finding that there is none better.
      found = ties(1, target, tables[tables.count - 1], limits.stop, areInRowOrder: true)
    }
    return limits.stop.isRaised ? nil : (found, false)
  }

  /// The first ties that one worker finds, as players.
  private func ties(
    _ wanted: Int, _ target: SearchTarget<Value>, _ tables: BoundTables<Value>, _ stop: StopSignal,
    areInRowOrder: Bool
  ) -> [[FreePlayer]] {
    let ties = FirstTeams<Value>(
      wanted, target: target, marks: players.marks(of: tables.order), areInRowOrder: areInRowOrder)
    var worker = brancher(tables, ties, stop)
    worker.searchAll()
    return ties.teams.map { tables.team($0) }
  }

  /// Builds tables of players for the teams of one skill and cost.
  private func tieTables(
    _ order: [FreePlayer], _ given: [FreePlayer], isInCostOrder: Bool
  ) -> BoundTables<Value>? {
    BoundTables(
      players, columns, prices, order: order, given: given, hasLowestSpend: true,
      isInCostOrder: isInCostOrder, hasKnownTotals: !isInCostOrder, mostNumbers: tuning.mostNumbers,
      stop: limits.stop)
  }
}
