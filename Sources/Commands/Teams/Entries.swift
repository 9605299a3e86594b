import Analysis
import Files
import Lineups
import Options
import Reading
import Running
import Search
import Selection
import Snapshots
import Tables
import Words

/// The entries in a site's file that lineups are made for, and the players who are locked in them.
struct Entries {
  private(set) var sheet: LineupSheet
  /// The file with its checksum.
  let record: InputRecord
  /// The player in each slot, by entry.
  private let players: [[Int?]]
  /// Whether that player is locked, by entry and slot.
  private let stays: [[Bool]]
  /// The players whose games have started.
  private let begun: Set<Int>
  private let at: String?
  private let pool: Pool

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
    (self.sheet, pool, at) = (sheet, run.pool, command.texts(of: LineupsCommand.at.spec).last)
    players = try Self.players(of: sheet, in: run.pool)
    let begun = try command[LineupsCommand.at].map { try run.begun(by: $0) } ?? []
    self.begun = begun
    stays = zip(sheet.lineups, players).map { lineup, players in
      zip(lineup.players, players).map { cell, player in
        cell?.isLocked == true || player.map(begun.contains) == true
      }
    }
    let file = InputFile(
      path: path, bytes: sheet.byteCount, rows: sheet.lineups.count, used: sheet.lineups.count)
    record = InputRecord(file, sha256: hash.hexDigest())
  }

  /// The number of entries.
  var count: Int { sheet.lineups.count }

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

  /// Whether players may be locked, so that each entry is a problem of its own.
  var isSwap: Bool { at != nil || hasLockedPlayers }

  /// Whether any player is locked in an entry.
  var hasLockedPlayers: Bool { stays.joined().contains(true) }

  /// The rules that the locked players of an entry break, whoever joins them; each once.
  func faults(under ruled: RuledPool?) -> [String] {
    guard let ruled else { return [] }
    let faults = zip(players, stays).flatMap { players, stays in
      let staying = zip(players, stays).compactMap { $1 ? $0 : nil }
      return ruled.findings(of: staying.sorted(), leaving: ruled.rules.size - staying.count).broken
    }
    return faults.map(\.description).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: Reading

  private static func noEntries(_ path: String, _ titles: [String]) -> InputError {
    .wrong(
      path, "no-entries",
      "no entries: a header with \(titles.joined(separator: ", ")) side by side, and a row for each")
  }

  private static func players(of sheet: LineupSheet, in pool: Pool) throws(InputError) -> [[Int?]] {
    let names = PlayerNames(of: pool)
    var problems: [Diagnostic] = []
    let players = sheet.lineups.map { lineup in
      zip(sheet.slots, lineup.players).map { slot, cell -> Int? in
        guard let reference = cell?.reference else { return nil }
        switch names.player(names.finder.find(reference), for: reference) {
        case .success(let player): return player
        case .failure(let mistake):
          problems.append(
            Diagnostic(
              .error, file: sheet.path, line: lineup.line, column: slot, code: "unknown-player",
              message: mistake.messages.joined(separator: "; ")))
          return nil
        }
      }
    }
    guard problems.isEmpty else { throw .listing(problems) }
    return players
  }

  // MARK: Answering

  /// The best lineups for the entries, with locked players in their slots.
  func swapped(_ question: LineupQuestion, limits: Limits, progress: (any SearchProgress)?, rules: Rules)
    -> [ListedTeam?]
  {
    let roles = sheet.slots.map { slot in
      rules.roles.firstIndex { $0.name == slot }.map { UInt32(1) << UInt32($0) } ?? 0
    }
    let standing = zip(players, stays).map { players, stays in
      var kept: [Int: UInt32] = [:]
      for (slot, player) in players.enumerated() where stays[slot] {
        if let player { kept[player] = roles[slot] }
      }
      return ExistingLineup(rows: Set(players.compactMap { $0 }).sorted(), kept: kept)
    }
    return swappedLineups(
      question, standing, out: begun.sorted(), limits: limits, progress: progress)
  }

  /// Whether the entry already has these players.
  func holds(_ entry: Int, _ rows: [Int]) -> Bool { Set(players[entry].compactMap { $0 }) == Set(rows) }

  /// Records which lineup is for which entry, and how many have changed.
  /// - Parameter teams: the lineup of each entry; `nil` if none was found.
  func note(_ teams: [ListedTeam?], in content: inout LineupsContent) {
    let entries = teams.indices.filter { teams[$0] != nil }
    for (index, entry) in zip(content.lineups.indices, entries) {
      content.lineups[index].entry = sheet.lineups[entry].entry
    }
    guard isSwap else { return }
    content.lineupSet.at = at
    content.lineupSet.changed = entries.count { !holds($0, teams[$0]?.rows ?? []) }
  }

  /// The file with lineups in its slots; entries that keep their players stay as they are.
  /// - Parameters:
  ///   - lineups: those that were found, which get their seats.
  ///   - teams: the lineup of each entry; `nil` if none was found.
  func filled(
    with lineups: inout [TopTeamRecord], _ teams: [ListedTeam?], on site: UploadSite, _ seats: LineupSeats
  ) throws(InputError) -> [UInt8] {
    var sheet = sheet
    let entries = teams.indices.filter { teams[$0] != nil }
    for (index, entry) in zip(lineups.indices, entries) {
      let isSame = holds(entry, teams[entry]?.rows ?? [])
      let kept = zip(players[entry], stays[entry]).map {
        isSame || $1 ? $0.map { Int(pool.records[$0]) } : nil
      }
      lineups[index].seats = seats.seats(of: lineups[index], keeping: kept)
      guard let cells = lineups[index].cells(for: site) else { continue }
      sheet.fill(
        entry, with: zip(zip(cells, kept), sheet.lineups[entry].texts).map { $0.1 == nil ? $0.0 : $1 })
    }
    guard let bytes = sheet.bytes else { throw Self.noEntries(sheet.path, sheet.slots) }
    return bytes
  }
}

extension PoolRun {
  /// The players whose games have started.
  /// - Throws: `UsageMistake` if the pool does not say when games begin.
  fileprivate func begun(by time: GameTime) throws(UsageMistake) -> Set<Int> {
    let starts = (0..<pool.count).map { player in pool.games.flatMap { GameTime(ofGame: $0[player]) } }
    guard starts.contains(where: { $0 != nil }) else {
      throw UsageMistake(
        "--at needs to know when games begin; \(path) has no column game with times, as in "
          + "CEL@LGN 01/15/2026 07:00PM ET")
    }
    return Set(starts.indices.filter { starts[$0].map { $0 <= time } ?? false })
  }
}
