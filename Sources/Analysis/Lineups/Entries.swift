import Lineups
import Reading
import Search
import Selection
import Snapshots
import Tables
import Words

/// The entries in a site's file that lineups are made for, and the players who are locked in them.
package struct Entries {
  package let sheet: LineupSheet
  /// The file with its checksum.
  package let record: InputRecord
  /// The player in each slot, by entry.
  private let players: [[Int?]]
  /// Whether that player is locked, by entry and slot.
  private let stays: [[Bool]]
  /// The players whose games have started.
  private let begun: Set<Int>
  private let at: String?
  private let pool: Pool

  /// The entries of a file that was read.
  /// - Parameters:
  ///   - record: the file with its checksum.
  ///   - at: the time by which games have started whose players stay; `nil` for none.
  /// - Throws: `UsageMistake` if the pool does not say when games begin; `InputError` with every cell that names no
  ///   player in the pool.
  package init(_ sheet: LineupSheet, _ record: InputRecord, at: String?, of searched: SearchedPool) throws {
    (self.sheet, self.record, self.at, pool) = (sheet, record, at, searched.pool)
    players = try Self.players(of: sheet, in: searched.pool)
    let begun = try at.flatMap { GameTime($0) }.map { try searched.begun(by: $0) } ?? []
    self.begun = begun
    stays = zip(sheet.lineups, players).map { lineup, players in
      zip(lineup.players, players).map { cell, player in
        cell?.isLocked == true || player.map(begun.contains) == true
      }
    }
  }

  /// The number of entries.
  package var count: Int { sheet.lineups.count }

  /// Whether players may be locked, so that each entry is a problem of its own.
  package var isSwap: Bool { at != nil || hasLockedPlayers }

  /// Whether any player is locked in an entry.
  var hasLockedPlayers: Bool { stays.joined().contains(true) }

  /// By entry: the locked players.
  private var lockedPlayers: [Set<Int>] {
    zip(players, stays).map { players, stays in Set(zip(players, stays).compactMap { $1 ? $0 : nil }) }
  }

  /// Whether no other set of teams of this size is possible, or none at all: every entry is full of locked players, or
  /// the locked players of some entry break a rule, whoever joins them.
  func allowNoOtherSet(ofTeams size: Int, under ruled: RuledPool?) -> Bool {
    lockedPlayers.allSatisfy { $0.count == size } || !faults(under: ruled).isEmpty
  }

  /// The rules that the locked players of an entry break, whoever joins them; each once.
  func faults(under ruled: RuledPool?) -> [String] {
    guard let ruled else { return [] }
    let faults = lockedPlayers.flatMap { locked in
      ruled.findings(of: locked.sorted(), leaving: ruled.rules.size - locked.count).broken
    }
    return faults.map(\.description).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: Reading

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

  /// Records the seats of the players: those who stay keep theirs.
  /// - Parameters:
  ///   - lineups: those that were found.
  ///   - teams: the lineup of each entry; `nil` if none was found.
  func seat(_ lineups: inout [TopTeamRecord], _ teams: [ListedTeam?], _ seats: LineupSeats) {
    let entries = teams.indices.filter { teams[$0] != nil }
    for (index, entry) in zip(lineups.indices, entries) {
      let kept = staying(in: entry, as: teams[entry]).map { $0.map { Int(pool.records[$0]) } }
      lineups[index].seats = seats.seats(of: lineups[index], keeping: kept)
    }
  }

  /// The players who stay in the slots of an entry: those who are locked, or all if its lineup has the same players.
  package func staying(in entry: Int, as team: ListedTeam?) -> [Int?] {
    let isSame = holds(entry, team?.rows ?? [])
    return zip(players[entry], stays[entry]).map { isSame || $1 ? $0 : nil }
  }
}

extension SearchedPool {
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
