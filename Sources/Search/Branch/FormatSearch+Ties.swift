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
  /// problem alone: looks at each; where those are too many, counts partial teams; where that is too much, looks at
  /// each of those that share the cost too.
  mutating func countSharing(_ best: FoundFormatTeam<Value>) -> Sharing {
    var sharing = Sharing()
    let all = FormatTarget.sharing(best.skill, window: columns.window)
    guard let whole = tally(all, best, tables) else { return sharing }
    sharing.take(whole.tally, isComplete: whole.isFinished, order: whole.order)
    if whole.isFinished || limits.stop.isRaised { return sharing }
    if let counted = countedPartialTeams(best) {
      sharing.skill = counted.skill
      sharing.skillAndCost = counted.skillAndCost
      sharing.inAll = membersInAll(best)
      return sharing
    }
    let cheapest = FormatTarget.equal(skill: best.skill, cost: best.cost)
    guard let part = tally(cheapest, best, nil) else { return sharing }
    let counted = sharing.skill
    sharing.take(part.tally, isComplete: part.isFinished, order: part.order)
    sharing.skill = TeamCount(max(counted.value, sharing.skill.value), isExact: false)
    return sharing
  }

  /// Both counts by partial teams from both ends of the core; `nil` where that is too much.
  private func countedPartialTeams(
    _ best: FoundFormatTeam<Value>
  ) -> (skill: TeamCount, skillAndCost: TeamCount)? {
    var meter = StepAllowance(limit: tuning.countingWork, stop: limits.stop)
    func teams(_ target: FormatTarget<Value>) -> TeamCount? {
      var columns = columns
      columns.window = target.window
      let subject = PathBounds.Subject(
        players: players, columns: columns, prices: prices, skill: best.skill)
      guard let count = MeetingCount(subject, among: core(target)) else { return nil }
      return (try? count.teams(atLeast: [best.skill], meter: &meter)).map { TeamCount(saturated: $0[0]) }
    }
    guard let all = teams(.sharing(best.skill, window: columns.window)) else { return nil }
    return teams(.equal(skill: best.skill, cost: best.cost)).map { (all, $0) }
  }

  /// Those of the best team without whom no team has its skill and cost; `nil` where that is not soon known.
  private func membersInAll(_ best: FoundFormatTeam<Value>) -> [Int32]? {
    let target = FormatTarget.equal(skill: best.skill, cost: best.cost)
    let core = core(target)
    var inAll: [Int32] = []
    for member in best.players {
      guard let tables = tieTables(core.filter { $0 != member }) else { return nil }
      let effort = Effort(allowed: tuning.countingWork / 20 / best.players.count, stop: limits.stop)
      if !ties(1, target, tables, effort, comeInOrder: true).isEmpty { continue }
      guard effort.ending == .finished else { return nil }
      inAll.append(member)
    }
    return inAll
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

  /// Of the teams of a skill and cost those whose rows come first, as many as `wanted` or all; where that takes too
  /// many steps some of them, one at least. `nil` when stopped.
  ///
  /// Where such teams are rare, the heaviest players first is quickest; where they are many, the players in the
  /// order of rows: the first teams found are the ones wanted. Both get the same number of steps in turn, four
  /// times as many each time, from one worker, so that the teams do not depend on the number of threads.
  func firstTeams(_ wanted: Int, skill: Value, cost: Value) -> (teams: [[Int32]], areFirst: Bool)? {
    let target = FormatTarget.equal(skill: skill, cost: cost)
    let core = core(target)
    let byRow = core.sorted { players.rows[Int($0)] < players.rows[Int($1)] }
    let stop = StopSignal(parent: limits.stop, steps: tuning.stepsOnTies)
    var tables: [FormatTables<Value>] = []
    var (allowed, found) = (tuning.stepsBeforeRowOrder, [[Int32]]())
    while !stop.isRaised {
      for (way, order) in [core, byRow].enumerated() where !stop.isRaised {
        if tables.count == way {
          guard let fresh = tieTables(order) else { return nil }
          tables.append(fresh)
        }
        let effort = Effort(allowed: allowed, stop: stop)
        let ties = ties(wanted, target, tables[way], effort, comeInOrder: way == 1)
        if effort.ending == .finished || (way == 1 && ties.count == wanted) { return (ties, true) }
        if !ties.isEmpty { found = ties }
      }
      allowed = allowed.multipliedReportingOverflow(by: 4).overflow ? .max : 4 * allowed
    }
    if !limits.stop.isRaised, found.isEmpty {
      found = ties(1, target, tables[0], Effort(stop: limits.stop), comeInOrder: true)
    }
    return limits.stop.isRaised ? nil : (found, false)
  }

  /// The first ties that one worker finds, as players.
  private func ties(
    _ wanted: Int, _ target: FormatTarget<Value>, _ tables: FormatTables<Value>, _ effort: Effort,
    comeInOrder: Bool
  ) -> [[Int32]] {
    let ties = FirstFormatTeams<Value>(
      wanted, target: target, rows: tables.order.map { players.rows[Int($0)] }, comeInOrder: comeInOrder)
    var worker = brancher(tables, ties, effort)
    worker.searchAll()
    return ties.teams.map { $0.map { tables.order[Int($0)] } }
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
