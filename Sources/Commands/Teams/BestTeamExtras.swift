import Analysis
import Options
import Running
import Search
import Selection
import Snapshots
import Tables
import Words

/// What `squad best` was asked for besides the best team.
struct BestTeamExtras {
  static let top = OptionKey<Int?>.optional(
    "top", .integer(1...mostListed), otherwise: "no list",
    help: "list the N best teams in order; with --all at most N")
  static let all = OptionKey.flag(
    "all", help: "list every team with the best skill, the cheapest first, at most \(mostListed) or --top"
  )
  static let different = OptionKey<Int?>.optional(
    "different", .integer(0...Rules.sizes.upperBound), otherwise: "1; 0 with a captain and no bench",
    help: "list only teams that differ from every earlier one in at least N players")
  static let players = OptionKey.flag(
    "players",
    help:
      "show what each player is worth: the best team with and without them, and their break-even price, as far as "
      + "two seconds of work or --time-limit allow")
  static let why = OptionKey<[String]>.list(
    "why", .text.shown(as: "NAME"), otherwise: "none",
    help: "explain why this player is or is not in the best team; may be repeated")

  static let specs = [top.spec, all.spec, different.spec, players.spec, why.spec]

  /// The most teams that a list holds.
  private static let mostListed = 10_000

  /// The list, if one is asked for.
  let list: TeamListRequest?
  /// Whether every player is to be judged.
  let judgesAllPlayers: Bool
  /// The rows of each player who is to be judged by name.
  let asked: [[Int]]

  /// What the options of a command ask for.
  /// - Throws: `UsageMistake` if they contradict one another, or a name is unknown.
  init(_ command: ParsedCommand, in pool: Pool, under rules: Rules) throws(UsageMistake) {
    try Self.refuseContradictions(in: command)
    let different = command[Self.different]
    if let different, different > rules.size {
      throw UsageMistake(
        "--different \(different) is more than the \(rules.size == 1 ? "1 player" : "\(rules.size) players") of a team"
      )
    }
    list =
      Self.wantsList(command)
      ? TeamListRequest(
        count: command[Self.top] ?? Self.mostListed, onlyBestSkill: command[Self.all],
        different: different ?? rules.playersBetweenTeams) : nil
    judgesAllPlayers = command[Self.players]
    if judgesAllPlayers || !command[Self.why].isEmpty,
      let free = rules.roles.first(where: { $0.cost.mantissa == 0 })
    {
      throw UsageMistake(
        "--players and --why show the prices at which players enter and leave the team; "
          + "a player in the \(free.name) slot costs nothing, whatever their price")
    }
    asked = command[Self.why].isEmpty ? [] : try PlayerNames(of: pool).rows(named: command[Self.why])
  }

  private static func wantsList(_ command: ParsedCommand) -> Bool { command.isGiven(top) || command[all] }

  /// Refuses options that contradict one another, whatever the pool holds.
  static func refuseContradictions(in command: ParsedCommand) throws(UsageMistake) {
    guard wantsList(command) || command[different] == nil else {
      throw UsageMistake("--different needs a list; add --top N or --all")
    }
    if command[RunOptions.format].isTable, wantsList(command), command[players] {
      throw UsageMistake("--format csv prints one table; ask for a list of teams or for --players")
    }
  }
}

/// A list of the best teams that was asked for.
struct TeamListRequest {
  /// The most teams that it may hold.
  var count: Int
  /// Whether only teams with the best skill are wanted.
  var onlyBestSkill: Bool
  /// By how many players each differs from those before it.
  var different: Int

  /// The teams as the snapshot holds them; for an owned squad, the best plans.
  /// - Parameter best: the proved answer to the problem.
  /// - Throws: `TeamFault` if a team found is not what it was claimed to be.
  fileprivate func records(
    for best: Answer, to problem: Problem, of run: PoolRun, limits: Limits
  ) throws -> (teams: [TopTeamRecord], isComplete: Bool) {
    let limits = limits.part()
    if run.ownership != nil {
      return try run.bestPlans(count, onlyBest: onlyBestSkill, differingBy: different, limits: limits)
    }
    var found = problem.bestTeams(
      count: count, differingBy: different, sharing: onlyBestSkill ? best : nil,
      limits: limits, progress: run.progress)
    // Which of many ties come first may be hard to find out, but the best team is the first of them all.
    if found.teams.isEmpty, !found.isComplete, best.isFirst { found.teams = [ListedTeam(best)] }
    return (try found.teams.enumerated().map { try run.searched.record($1, rank: $0 + 1) }, found.isComplete)
  }
}

extension BestTeamExtras {
  /// Finds the list of teams and records it.
  /// - Returns: whether it was searched to the end.
  /// - Throws: `TeamFault` if a team found is not what it was claimed to be.
  func listTeams(
    for best: Answer, to problem: Problem, of run: PoolRun, limits: Limits, in content: inout BestContent
  ) throws -> Bool {
    guard let list else { return true }
    let found = try list.records(for: best, to: problem, of: run, limits: limits)
    content.list = TopTeamsRecord(
      found.teams, list.record(isComplete: found.isComplete, stoppedBy: limits.reason))
    return found.isComplete
  }

  /// Whether any player is to be judged.
  var judgesPlayers: Bool { judgesAllPlayers || !asked.isEmpty }

  /// Records what the players asked about are worth, those asked by name first, and for these why no team can have
  /// them, if none can.
  /// - Returns: whether all were searched to the end.
  /// - Throws: as the search and the rules do.
  func judgePlayers(
    for best: Answer, by problem: Problem, of run: PoolRun, limits: Limits, in content: inout BestContent
  ) throws -> Bool {
    guard best.status == .proved else {
      noteStopOfPlayers(of: run, in: &content)
      return false
    }
    let named = named(beside: best, by: problem, hasSlots: !run.rules.slotNames.isEmpty, limits)
    let areKnown = named.allSatisfy { !$0.isEmpty }
    let judged = Array(named.joined())
    var found = judged.map { run.record($0, best: best) }
    var reasons: [Int: String] = [:]
    for index in found.indices where found[index].skillWith == nil {
      found[index].reason = try run.reason(against: judged[index].row, limits: limits)
      reasons[found[index].row] = found[index].reason
    }
    let why = why(zip(asked, named).flatMap { $1.isEmpty ? [$0[0]] : $1.map(\.row) }, in: run.pool)
    guard judgesAllPlayers else {
      content.whatIf = PlayerWhatIfRecord(found, complete: nil, why: why)
      return areKnown
    }
    let table = problem.whatIf(best: best, limits: limits, progress: run.progress)
    let all = table.byPlayer.map {
      var record = run.record($0, best: best)
      record.reason = reasons[record.row]
      return record
    }
    let known = Set(all.map(\.row))
    found = all + found.filter { !known.contains($0.row) }
    content.whatIf = PlayerWhatIfRecord(found, complete: table.isComplete, why: why)
    return table.isComplete && areKnown
  }

  /// The figures of each player asked about by name. A player with a row for each slot has a price in each; of rows for
  /// weeks the best one is enough.
  private func named(
    beside best: Answer, by problem: Problem, hasSlots: Bool, _ limits: Limits
  ) -> [ArraySlice<PlayerWhatIf>] {
    guard !asked.isEmpty else { return [] }
    let found = problem.whatIf(of: Set(asked.joined()).sorted(), best: best, limits: limits)
    return asked.map { rows in
      rows.compactMap { found[$0] }.mostSkilledFirst(beside: best).prefix(hasSlots ? rows.count : 1)
    }
  }

  /// The data records of the players asked about by name; `nil` if there are none.
  private func why(_ rows: [Int], in pool: Pool) -> [Int]? {
    rows.isEmpty ? nil : rows.map { Int(pool.records[$0]) }
  }

  /// Records that none of this was searched for, since the best team itself is not proved.
  func noteStop(of run: PoolRun, limits: Limits, in content: inout BestContent) {
    content.list = list.map {
      TopTeamsRecord([], $0.record(isComplete: false, stoppedBy: limits.reason))
    }
    if judgesPlayers { noteStopOfPlayers(of: run, in: &content) }
  }

  private func noteStopOfPlayers(of run: PoolRun, in content: inout BestContent) {
    content.whatIf = PlayerWhatIfRecord(
      [], complete: judgesAllPlayers ? false : nil, why: why(asked.map { $0[0] }, in: run.pool))
  }
}

extension TeamListRequest {
  /// The record of what was asked for, and how far the list goes.
  fileprivate func record(
    isComplete: Bool, stoppedBy reason: @autoclosure () -> BestTeamRecord.StopReason?
  ) -> TopListRecord {
    TopListRecord(
      asked: count, onlyBestSkill: onlyBestSkill, different: different, complete: isComplete,
      stoppedBy: isComplete ? nil : reason())
  }
}

extension PoolRun {
  /// The record of what a player is worth.
  fileprivate func record(_ found: PlayerWhatIf, best: Answer) -> WhatIfRecord {
    let whole = DecimalNumber(
      mantissa: rules.budget.unitsRoundedDown(places: pool.costs.places), places: pool.costs.places)
    let fraction = ruled?.costsCountOnce ?? true ? rules.budget.subtracting(whole) : nil
    return WhatIfRecord(
      found, of: pool, inTeam: best.rows.contains(found.row), fraction: fraction ?? .zero)
  }
}
