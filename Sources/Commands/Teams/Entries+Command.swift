import Analysis
import Files
import Options
import Reading
import Running
import Search
import Snapshots
import Tables
import Words

extension Entries {
  /// The entries of the file that a command names; `nil` for none.
  /// - Throws: `UsageMistake` if options contradict one another or the pool; `InputError` with every cell that names no
  ///   player in the pool.
  init?(_ command: ParsedCommand, of run: PoolRun) throws {
    guard let path = command[LineupsCommand.entries] else { return nil }
    guard let site = UploadSite(of: run.rules), run.pool.ids != nil else {
      throw UsageMistake(
        "--entries reads the files of DraftKings, FanDuel and Yahoo; use one of their rule sets, as in "
          + "--rules draftkings-nba, and a pool with their ids")
    }
    var hash = SHA256()
    guard let sheet = try LineupSheet(reading: path, under: run.rules, inspect: { hash.update($0) }),
      !sheet.lineups.isEmpty
    else { throw Self.noEntries(path, site.titles(of: run.rules)) }
    let file = InputFile(
      path: path, bytes: sheet.byteCount, rows: sheet.lineups.count, used: sheet.lineups.count)
    try self.init(
      sheet, InputRecord(file, sha256: hash.hexDigest()), at: command.texts(of: LineupsCommand.at.spec).last,
      of: run.searched)
  }

  /// How many lineups are wanted.
  /// - Throws: `UsageMistake` if the command line says otherwise, or asks for noise while players are locked.
  func count(for command: ParsedCommand) throws(UsageMistake) -> Int {
    if command.isGiven(RunOptions.lineupCount), command[RunOptions.lineupCount] != count {
      throw UsageMistake(
        "--count \(command[RunOptions.lineupCount]): \(sheet.path) has \(count == 1 ? "1 entry" : "\(count) entries"); leave out --count"
      )
    }
    if isSwap, command.isGiven(LineupsCommand.noise) {
      throw UsageMistake("--noise draws new lineups; players of \(sheet.path) are locked")
    }
    return count
  }

  /// The file with lineups in its slots; entries that keep their players stay as they are.
  /// - Parameters:
  ///   - lineups: those that were found, with their seats.
  ///   - teams: the lineup of each entry; `nil` if none was found.
  func filled(
    with lineups: [TopTeamRecord], _ teams: [ListedTeam?], on site: UploadSite
  ) throws(InputError) -> [UInt8] {
    var sheet = sheet
    for (lineup, entry) in zip(lineups, teams.indices.filter { teams[$0] != nil }) {
      guard let cells = lineup.cells(for: site) else { continue }
      let slots = zip(zip(cells, sheet.lineups[entry].texts), staying(in: entry, as: teams[entry]))
      sheet.fill(entry, with: slots.map { texts, staying in staying == nil ? texts.0 : texts.1 })
    }
    guard let bytes = sheet.bytes else { throw Self.noEntries(sheet.path, sheet.slots) }
    return bytes
  }

  private static func noEntries(_ path: String, _ titles: [String]) -> InputError {
    .wrong(
      path, "no-entries",
      "no entries: a header with \(titles.joined(separator: ", ")) side by side, and a row for each")
  }
}
