import Analysis
import Options
import Reading
import Search
import Selection
import Snapshots
import Tables
import Words

/// Reads the pool at `path` as a command says, computing checksums on the way, and shows the warnings.
/// If the file says how many times a slot of a built-in game counts, that becomes the rule, unless the file is read
/// strictly.
/// - Parameters:
///   - texts: columns of text that the command uses if the file has them.
///   - numbers: columns of numbers that it needs.
///   - showsWarnings: false if the answer itself lists them.
/// - Throws: `UsageMistake`, or `InputError`.
package func readPool(
  _ path: String, for command: ParsedCommand, under rules: Rules,
  texts: [PoolColumn] = [], numbers: [TableRequest.CellReference] = [], progress: Progress? = nil,
  showsWarnings: Bool = true
) throws -> PoolInput {
  let takesMultipliers =
    !rules.slotNames.isEmpty && RuleOptions.areBuiltIn(command) && !command[PoolOptions.strict]
  var request = try command.poolRequest(path, under: rules)
  request.furtherColumns += texts.filter { !request.furtherColumns.contains($0) }
  request.spreads = numbers.filter { !request.numbers.contains($0) }
  request.numbers += request.spreads
  // Two digits for multipliers that the file may state.
  if takesMultipliers { request.finerUnits.skill = max(request.finerUnits.skill, 2) }
  var (reading, records) = try read(request, for: command, progress)
  let own = takesMultipliers ? rules.counting(asIn: reading.pool) : nil
  if let own { reading.quality.note(own.multipliersInWords(insteadOf: rules), in: path) }
  if !command[RunOptions.quiet] { showGuesses(of: reading, in: path) }
  // The last warning of each kind says how many follow.
  if showsWarnings { show(reading.quality.shortWarnings, for: command) }
  return PoolInput(
    reading: reading, records: records, under: (own ?? rules).amounts(in: reading.pool.costUnit))
}

/// Reads a pool with the checksums of its files; an error comes with advice.
private func read(
  _ request: PoolRequest, for command: ParsedCommand, _ progress: Progress?
) throws(InputError) -> (PoolReading, [InputRecord]) {
  let digests = InputDigests()
  do throws(InputError) {
    let reading = try readPool(request) { file, bytes in
      digests.update(file: file, bytes)
      progress?.read(bytes.count)
    }
    let sums = digests.hexDigests(count: reading.files.count)
    return (reading, zip(reading.files, sums).map { InputRecord($0, sha256: $1) })
  } catch {
    // A file of entries may have the players beside them.
    let advised = error.advising(command, on: request.path)
    throw advised.hasRemedy ? advised : lineupsInsteadOfPlayers(request.path) ?? advised
  }
}

/// Says how the files of a pool were read by guessing, if anything was guessed.
private func showGuesses(of reading: PoolReading, in path: String) {
  if let readAs = reading.readAs {
    let hint =
      reading.pool.clubsAreNumbers ? "; clubs are numbers; --club-names FILE gives their names" : ""
    writeToStandardError("\(path): read as \(readAs)\(hint)")
  }
  if let second = reading.skillFile, let readAs = second.readAs {
    writeToStandardError("\(second.path): read as \(readAs)")
  }
}

extension DataQuality {
  /// Notes the multipliers of slots that a file states.
  fileprivate mutating func note(_ multipliers: String, in path: String) {
    warn([Diagnostic(.warning, file: path, code: "multipliers", message: "\(multipliers), as the file says")])
  }
}

/// The error for a file with lineups or entries of a site and no players to choose from; `nil` if it is not one.
private func lineupsInsteadOfPlayers(_ path: String) -> InputError? {
  guard isRereadable(path), let headers = try? readCells(path).cells.headers else { return nil }
  let found = Rules.builtIn.lazy.compactMap { rules in
    UploadSite(of: rules).flatMap { site in
      site.firstSlot(of: rules, in: headers).map { _ in site.titles(of: rules) }
    }
  }
  return found.first.map { titles in
    .wrong(
      path, "lineups",
      "the file has slots for lineups, \(titles.joined(separator: ", ")), but no players to choose from; "
        + "give the site's list of players, and this file to --entries or 'squad check'")
  }
}

extension Snapshot {
  /// A snapshot of a command that has read its pool.
  /// - Parameters:
  ///   - teams: hand-picked teams that were read besides the pool.
  ///   - team: the indices of the players who are highlighted in the chart.
  package init(
    _ command: ParsedCommand, rules: Rules, input: PoolInput, teams: TeamInputs = TeamInputs(),
    date: String? = nil, team: [Int] = []
  ) {
    let warnings = input.reading.quality.warnings + teams.warnings
    self.init(
      program: "squad \(version)", command: command.record, date: date, rules: .team(TeamRulesRecord(rules)),
      inputs: input.records + teams.records, warnings: warnings.map(WarningRecord.init),
      warningCount: input.reading.quality.warningCount + teams.warnings.count,
      pool: PoolRecord(input.reading, rules: rules, team: team))
  }
}

extension Pool {
  /// Whether the first clubs are numbers, as in the file of players of the Premier League's game.
  fileprivate var clubsAreNumbers: Bool {
    guard let clubs, count > 0 else { return false }
    return (0..<min(count, 100)).allSatisfy { Int(clubs[$0]) != nil }
  }
}
