import Analysis
import Jobs
import Options
import Running
import Search
import Selection
import Tables
import Tournament
import Words

extension TournamentCommand {
  /// The teams that play: those of a file with lineups, or the best teams of a pool.
  /// - Throws: `UsageMistake`, `InputError`.
  /// - Precondition: the command line names one of the two.
  static func entrants(of command: ParsedCommand) throws -> Entrants {
    if let path = command[teams] { return try lineUps(path, for: command) }
    guard let path = command[pool] else { preconditionFailure("nobody plays") }
    return try Entrants(
      pool: path, budgets: command[budgets] ?? [], teams: command[picked], formation: command[formation],
      for: command)
  }

  /// Refuses a command line that names neither lineups nor a pool, or both, or options of the other.
  static func refuseMixedSources(in command: ParsedCommand) throws(UsageMistake) {
    switch (command[teams], command[pool]) {
    case (_?, nil):
      try allow(LineUpColumn.allCases.map(\.rawValue), in: command, for: "TEAMS.csv")
      try refusePoolOptions(in: command)
    case (nil, _?):
      try allow(PoolColumn.allCases.map(\.rawValue), in: command, for: "--pool")
      guard (command[budgets] ?? []).count + command[picked].count >= 2 else {
        throw UsageMistake(
          "--pool needs two teams or more: --budgets with several amounts, as in --budgets 45,50,55, and "
            + "--team for each hand-picked one")
      }
      if command.isGiven(PoolOptions.budget) {
        throw UsageMistake("--budget: the teams of a tournament have --budgets instead")
      }
    case (nil, nil): throw UsageMistake("no teams: give TEAMS.csv, or --pool and --budgets")
    case (_?, _?): throw UsageMistake("teams come from TEAMS.csv or from --pool, not from both")
    }
  }

  private static func lineUps(_ path: String, for command: ParsedCommand) throws -> Entrants {
    let input = try readSheet(for: command) { try read(path, for: command, inspect: $0) }
    var entrants = Entrants(lineUps: input.content)
    entrants.take(input.reading, input.record)
    return entrants
  }

  /// Reads the lineups; a refusal of bad rows says how to leave them out, unless results may have problems of their own.
  private static func read(
    _ path: String, for command: ParsedCommand, inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws -> ([LineUp], SheetReading) {
    func lineUps(_ command: ParsedCommand) throws -> ([LineUp], SheetReading) {
      try readLineUps(
        command.sheetRequest(path, columns: columns), skills: command.lineUpSkills, inspect: inspect)
    }
    if command[results] != nil { return try lineUps(command) }
    return try command.advisingOnBadRows(in: [path], lineUps)
  }

  /// The files of the teams, for a batch to check in advance.
  static func fileChecks(_ command: ParsedCommand) -> [FileCheck] {
    let lineUps = command[teams].map { path in
      FileCheck(
        path, as: "lineups",
        by: command.words(of: SheetOptions.reading + [columns.spec, PoolOptions.skillRange.spec])
      ) {
        let (lineUps, reading) = try read(path, for: command)
        return FileCheck.Content(lineUps.count, "team", warnings: reading.warnings, of: reading.warningCount)
      }
    }
    return [lineUps].compactMap { $0 } + command.fileChecks(ofPools: [command[pool]].compactMap { $0 })
      + command.fileChecks(ofTeams: command[picked])
  }

  /// Refuses columns that the source does not have: lineups and pools have columns of their own.
  private static func allow(_ keys: [String], in command: ParsedCommand, for source: String)
    throws(UsageMistake)
  {
    for assignment in command[columns] ?? [] where !keys.contains(assignment.key) {
      throw UsageMistake(
        "--columns: \(source) has no column '\(assignment.key)', only \(keys.joined(separator: ", "))")
    }
  }

  /// Refuses options about pools, which would be ignored without one.
  private static func refusePoolOptions(in command: ParsedCommand) throws(UsageMistake) {
    let own = [
      budgets.spec, picked.spec, formation.spec, PoolOptions.preset.spec, PoolOptions.skillSource.spec,
      PoolOptions.joinKey.spec, PoolOptions.clubNames.spec, PoolOptions.rowsArePlayers.spec,
      PoolOptions.weeks.spec,
      PoolOptions.decay.spec,
    ]
    let given = (own + PoolOptions.ruling).filter {
      command.isGiven($0) && $0.name != PoolOptions.skillRange.spec.name
    }
    guard given.isEmpty else {
      throw UsageMistake("\(given.map { "--\($0.name)" }.joined(separator: ", ")): only with --pool")
    }
  }
}

extension ParsedCommand {
  /// The skills that players of lineups may have.
  var lineUpSkills: ClosedRange<DecimalNumber> {
    guard let range = self[PoolOptions.skillRange] else { return LineUpSkills.usual }
    let any = LineUpSkills.any
    let highest = min(range.highest ?? any.upperBound, any.upperBound)
    return min(max(range.lowest ?? any.lowerBound, any.lowerBound), highest)...highest
  }
}
