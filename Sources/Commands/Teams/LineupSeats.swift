import Options
import Reading
import Running
import Selection
import Snapshots
import Tables

/// The seats of a lineup's players: their slots in a site's upload file.
struct LineupSeats {
  private let slots: [String]
  private let run: PoolRun
  /// The player and the start of their game, by row of the file; the start is `nil` if the file does not say.
  private let players: [Int: (index: Int, start: GameTime?)]

  /// The seats of a site, or of one of its files.
  init(_ slots: [String], of run: PoolRun) {
    (self.slots, self.run) = (slots, run)
    let (pool, games) = (run.pool, run.pool.games)
    var starts: [String: GameTime?] = [:]
    var players: [Int: (index: Int, start: GameTime?)] = [:]
    for index in 0..<pool.count {
      let game = games?[index] ?? ""
      let start = starts[game] ?? GameTime(ofGame: game)
      starts[game] = .some(start)
      players[Int(pool.records[index])] = (index, start)
    }
    self.players = players
  }

  /// The rows of the players by slot. Players whose games begin last get the slots that are open to most players.
  /// - Parameter kept: by slot the row of the player who is locked in it; empty for none.
  /// - Returns: `nil` if the players do not fill the slots.
  func seats(of lineup: TopTeamRecord, keeping kept: [Int?] = []) -> [Int]? {
    let byGame = lineup.players.sorted { one, other in
      let (first, second) = (players[one.row]?.start, players[other.row]?.start)
      guard let second else { return first == nil && one.row < other.row }
      return first.map { $0 == second ? one.row < other.row : $0 < second } ?? true
    }.filter { !kept.contains($0.row) }
    let seated = lineup.players.filter { kept.contains($0.row) }
    let names = byGame.map { $0.slot ?? $0.place ?? "" }
    let places = run.ruled?.duties == nil ? places(of: byGame, beside: seated, kept) ?? names : names
    var left = Array(zip(places, byGame))
    let rows = slots.enumerated().compactMap { number, slot -> Int? in
      if kept.indices.contains(number), let row = kept[number] { return row }
      return left.firstIndex { $0.0 == slot }.map { left.remove(at: $0).1.row }
    }
    return rows.count == slots.count ? rows : nil
  }

  /// The roles that players fill beside those whose slots are given.
  private func places(
    of players: [PlayerRecord], beside seated: [PlayerRecord], _ kept: [Int?]
  ) -> [String]? {
    let rows = (seated + players).compactMap { self.players[$0.row]?.index }
    guard rows.count == seated.count + players.count else { return nil }
    var named: [Int: NamedSlot] = [:]
    for (player, row) in zip(seated, rows) {
      guard let slot = kept.firstIndex(of: player.row),
        let role = run.rules.roles.firstIndex(where: { $0.name == slots[slot] })
      else { continue }
      named[row] = .role(role)
    }
    return run.ruled?.places(of: rows, slots: named).map { Array($0.dropFirst(seated.count)) }
  }
}

extension UploadSite {
  /// The site of the upload file that a command asks for; `nil` if it asks for none.
  /// - Parameter count: how many lineups there are to be.
  /// - Throws: `UsageMistake` if no site takes such lineups.
  init?(_ command: ParsedCommand, count: Int, of run: PoolRun) throws(UsageMistake) {
    guard command.isGiven(RunOptions.upload) else { return nil }
    guard let site = UploadSite(of: run.rules) else {
      throw UsageMistake(
        "--upload writes the files of DraftKings, FanDuel and Yahoo; use one of their rule sets, as in "
          + "--rules draftkings-nba")
    }
    guard run.pool.ids != nil else {
      throw UsageMistake("--upload needs the site's ids; the pool has no column with ids")
    }
    guard count <= site.most else {
      throw UsageMistake("--upload: \(site.name) takes \(site.most) lineups in a file, not \(count)")
    }
    self = site
  }
}
