import Analysis
import Documents
import Files
import Lineups
import Options
import Pages
import Reading
import Running
import Search
import Selection
import Snapshots
import Tables
import Words

/// The lineups that a command asks for, with all its files read.
/// A class, so that what it holds is never copied.
final class WantedLineups {
  let question: LineupQuestion
  let exposures: NamedExposures
  let entries: Entries?
  let run: PoolRun
  private let noise: Noise?

  /// The lineups that were found.
  struct Found {
    var set: LineupSet
    /// The total of each lineup with noise, in thousandths; empty without noise.
    var drawn: [Int128] = []
    /// The lineup of each entry; `nil` if none was found.
    var byEntry: [ListedTeam?] = []
  }

  /// - Throws: `UsageMistake` if options contradict the pool or its rules, `InputError` with what is wrong in files.
  init(_ command: ParsedCommand, of run: PoolRun) throws {
    let uniques = command[LineupsCommand.uniques] ?? run.rules.playersBetweenTeams
    if uniques > run.rules.size {
      let players = run.rules.size == 1 ? "1 player" : "\(run.rules.size) players"
      throw UsageMistake("--uniques \(uniques) is more than the \(players) of a team")
    }
    let entries = try Entries(command, of: run)
    let count = try entries.map { try $0.count(for: command) } ?? command[RunOptions.lineupCount]
    exposures = try NamedExposures(command, count: count, of: run)
    noise = try command[LineupsCommand.noise]?.noise(
      for: run.pool, in: run.path, seed: command[LineupsCommand.seed])
    _ = try UploadSite(command, count: count, of: run)
    question = LineupQuestion(
      try run.problem(), count: count, exposures: exposures.limits, uniques: uniques)
    (self.run, self.entries) = (run, entries)
  }

  /// Finds the lineups.
  func find(limits: Limits) -> Found {
    run.progress.begin("searching", "lineups", skillPlaces: run.pool.skills.places)
    if let entries, entries.isSwap {
      let teams = entries.swapped(question, limits: limits, progress: run.progress, rules: run.rules)
      let set = LineupSet(teams.compactMap { $0 }, for: question, isStopped: limits.stop.isRaised)
      return Found(set: set, byEntry: teams)
    }
    let (set, drawn) =
      noise.map { drawnLineups(question, $0, limits: limits, progress: run.progress) }
      ?? (bestLineups(question, limits: limits, progress: run.progress), [])
    return Found(set: set, drawn: drawn, byEntry: set.lineups)
  }

  // MARK: The record

  /// The snapshot of the lineups, and the file of `--upload`, which fills in the entries; `nil` if none is asked for.
  func snapshot(of found: Found, limits: Limits) throws -> (snapshot: Snapshot, upload: OutputFile?) {
    var content = try record(found.set, limits: limits)
    if let noise = run.command[LineupsCommand.noise] {
      content.note(found.drawn, places: run.pool.skills.places)
      content.lineupSet.note(noise, seed: run.command[LineupsCommand.seed])
    }
    entries?.note(found.byEntry, in: &content)
    let upload = try upload(&content.lineups, found)
    var snapshot = run.snapshot(of: Content(content), team: [])
    if let entries { snapshot.inputs.append(entries.record) }
    return (snapshot, upload)
  }

  /// The record of a set, with every lineup checked against all rules again.
  /// - Throws: `TeamFault` if a lineup is not what it was claimed to be.
  private func record(_ set: LineupSet, limits: Limits) throws -> LineupsContent {
    let lineups = try set.lineups.enumerated().map { try run.record($1, rank: $0 + 1) }
    let (reason, repair) = why(set, limits: limits)
    let isStopped = limits.stop.isRaised
    var about = LineupSetRecord(
      asked: question.count, uniques: question.uniques, complete: set.isKnown && !isStopped,
      stoppedBy: isStopped
        ? run.interrupt.reason
        : set.isKnown || entries?.isSwap == true || set.lineups.count == question.count ? nil : .effort)
    (about.reason, about.repair) = (reason, repair)
    let places = run.pool.skills.places
    return LineupsContent(
      lineups, about, total: ExactDecimal(set.total, places: places),
      totalBound: set.bound.map { ExactDecimal($0, places: places) },
      exposures: exposures.records(of: set, count: question.count, in: run.pool))
  }

  /// Records the seats of the players on the site's page, if a site takes such lineups.
  /// - Returns: the file of `--upload`.
  private func upload(_ lineups: inout [TopTeamRecord], _ found: Found) throws(InputError) -> OutputFile? {
    guard let site = UploadSite(of: run.rules), run.pool.ids != nil,
      found.set.status == .found || entries?.isSwap == true
    else { return nil }
    var bytes: [UInt8]?
    if let entries {
      let seats = LineupSeats(entries.sheet.slots, of: run.pool, under: run.rules, ruled: run.ruled)
      bytes = try entries.filled(with: &lineups, found.byEntry, on: site, seats)
    } else {
      let seats = LineupSeats(site.slots(of: run.rules), of: run.pool, under: run.rules, ruled: run.ruled)
      for index in lineups.indices { lineups[index].seats = seats.seats(of: lineups[index]) }
      bytes = uploadTable(lineups, under: run.rules).map { Array(renderCSV($0).utf8) }
    }
    return run.command[RunOptions.upload].flatMap { path in bytes.map { OutputFile(path: path, bytes: $0) } }
  }
}

extension LineupsContent {
  /// Records the totals of the lineups with noise, besides those without.
  /// - Parameters:
  ///   - drawn: the total of each lineup, in thousandths.
  ///   - places: digits after the point of the skills.
  fileprivate mutating func note(_ drawn: [Int128], places: Int) {
    for (index, total) in zip(lineups.indices, drawn) {
      lineups[index].projection = lineups[index].skill
      lineups[index].skill = ExactDecimal(total, places: places + 3)
    }
  }
}

extension LineupSet {
  /// Whether there is a set, or it is proved that there is none.
  fileprivate var isKnown: Bool {
    switch status {
    case .found, .tooFew: true
    case .notFound(_, let isProved): isProved
    case .stopped: false
    }
  }
}
