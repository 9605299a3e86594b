import Analysis
import Options
import Running
import Search
import Selection
import Snapshots
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

extension BestTeamExtras {
  /// Finds the list of teams and records it.
  /// - Returns: whether it was searched to the end.
  /// - Throws: `TeamFault` if a team found is not what it was claimed to be.
  func listTeams(
    for best: Answer, to problem: Problem, of run: PoolRun, limits: Limits, in content: inout BestContent
  ) throws -> Bool {
    guard let list else { return true }
    let part = limits.part()
    let found =
      run.ownership == nil
      ? try list.records(for: best, to: problem, of: run.searched, limits: part, progress: run.progress)
      : try run.bestPlans(
        list.count, onlyBest: list.onlyBestSkill, differingBy: list.different, limits: part)
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
    let found = try named.joined().map { found in
      var record = run.searched.record(found, best: best)
      if record.skillWith == nil { record.reason = try run.reason(against: found.row, limits: limits) }
      return record
    }
    let why = why(zip(asked, named).flatMap { $1.isEmpty ? [$0[0]] : $1.map(\.row) }, in: run.pool)
    guard judgesAllPlayers else {
      content.whatIf = PlayerWhatIfRecord(found, complete: nil, why: why)
      return areKnown
    }
    let table = problem.whatIf(best: best, limits: limits, progress: run.progress)
    let all = records(of: table, best: best, beside: found, in: run.searched)
    let judged = Set(run.pool.people.rows(ofAll: named.joined().map(\.row)))
    let bounds = table.boundsByPlayer.filter { !judged.contains($0.row) }.map(run.searched.record)
    content.whatIf = PlayerWhatIfRecord(all, complete: table.isComplete, bounds: bounds, why: why)
    return table.isComplete && areKnown
  }

  /// The records of all players, with the reasons that were found for some, and of those who are in the table no more.
  private func records(
    of table: WhatIfTable, best: Answer, beside found: [WhatIfRecord], in searched: SearchedPool
  ) -> [WhatIfRecord] {
    let reasons = Dictionary(found.map { ($0.row, $0.reason) }) { $1 }
    let all = table.byPlayer.map {
      var record = searched.record($0, best: best)
      record.reason = reasons[record.row] ?? nil
      return record
    }
    let known = Set(all.map(\.row))
    return all + found.filter { !known.contains($0.row) }
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
