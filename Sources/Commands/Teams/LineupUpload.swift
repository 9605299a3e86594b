import Documents
import Files
import Options
import Pages
import Running
import Search
import Selection
import SharedOptions
import Snapshots
import Tables

/// The file that a site's upload page takes: a column for each slot, a row for each lineup.
struct LineupUpload {
  /// A site, with what its page takes.
  private struct Site {
    let name: String
    /// How the names of its rule sets begin.
    let prefix: String
    /// The most lineups of one file.
    let most: Int
    /// What stands in a cell.
    let cell: @Sendable (PlayerRecord) -> String
  }

  private static let sites = [
    Site(name: "DraftKings", prefix: "draftkings", most: 500) { "\($0.name) (\($0.id ?? ""))" },
    Site(name: "FanDuel", prefix: "fanduel", most: 250) { "\($0.id ?? ""):\($0.name)" },
    Site(name: "Yahoo", prefix: "yahoo", most: .max) { $0.id ?? "" },
  ]

  /// Slots whose order or name differs from the rules.
  private static let slots = [
    "draftkings-soccer": ["F", "F", "M", "M", "D", "D", "GK", "UTIL"]
  ]
  private static let titles = ["C1B": "C/1B"]

  private let path: String
  private let site: Site

  /// The file that a command asks for; `nil` where it asks for none.
  /// - Throws: `UsageMistake` where no site takes such lineups.
  init?(_ command: ParsedCommand, of run: PoolRun) throws(UsageMistake) {
    guard let path = command[RunOptions.upload] else { return nil }
    guard let site = Self.sites.first(where: { run.rules.name.hasPrefix($0.prefix) }) else {
      throw UsageMistake(
        "--upload writes the files of DraftKings, FanDuel and Yahoo; use one of their rule sets, as in "
          + "--rules draftkings-nba")
    }
    guard run.pool.ids != nil else {
      throw UsageMistake("--upload needs the site's ids; the pool has no column with ids")
    }
    let count = command[LineupsCommand.count]
    guard count <= site.most else {
      throw UsageMistake("--upload: \(site.name) takes \(site.most) lineups in a file, not \(count)")
    }
    (self.path, self.site) = (path, site)
  }

  /// The file with its lineups.
  func file(_ lineups: [TopTeamRecord], of run: PoolRun, _ problem: Problem) -> OutputFile {
    let slots = slots(of: run.rules)
    let table = DataTable(
      caption: "", columns: slots.map { DataTable.Column(Self.titles[$0] ?? $0) },
      rows: lineups.map { lineup in
        DataTable.Row(cells(of: lineup, slots, run, problem).map { DataTable.Cell($0) })
      }, rowHeader: nil)
    return OutputFile(path: path, bytes: Array(renderCSV(table).utf8))
  }

  private func slots(of rules: Rules) -> [String] {
    Self.slots[rules.name]
      ?? rules.roles.flatMap { Array(repeating: $0.name, count: $0.count.upperBound) }
  }

  /// The players by slot. Those whose games begin last stand in the slots that are open to most.
  private func cells(
    of lineup: TopTeamRecord, _ slots: [String], _ run: PoolRun, _ problem: Problem
  ) -> [String] {
    let byGame = lineup.players.sorted { one, other in
      let (first, second) = (start(of: one, run), start(of: other, run))
      return first == second ? one.row < other.row : first.lexicographicallyPrecedes(second)
    }
    let names = byGame.map { $0.slot ?? $0.place ?? "" }
    let places = run.ruled?.duties == nil ? places(of: byGame, run, problem) ?? names : names
    var left = Array(zip(places, byGame))
    return slots.map { slot in
      left.firstIndex { $0.0 == slot }.map { site.cell(left.remove(at: $0).1) } ?? ""
    }
  }

  private func places(of players: [PlayerRecord], _ run: PoolRun, _ problem: Problem) -> [String]? {
    let rows = players.compactMap { index(of: $0, run) }
    guard rows.count == players.count else { return nil }
    return assignment(of: rows, in: problem)?.map { run.rules.roles[$0].name }
  }

  private func index(of player: PlayerRecord, _ run: PoolRun) -> Int? {
    run.pool.records.firstIndex { Int($0) == player.row }
  }

  /// When the game of a player begins, as numbers that can be compared: year, month, day, minute; nothing where the file
  /// does not say.
  private func start(of player: PlayerRecord, _ run: PoolRun) -> [Int] {
    guard let game = run.pool.games, let index = index(of: player, run) else { return [] }
    return startOfGame(game[index])
  }
}

/// When a game begins that is written as `CEL@LGN 01/15/2026 07:00PM ET`: year, month, day, minute; empty where it does not
/// say.
func startOfGame(_ text: String) -> [Int] {
  let words = text.split(separator: " ").map(String.init)
  func numbers(_ word: String, _ sign: Character) -> [Int] {
    word.split(separator: sign).compactMap { Int($0) }
  }
  guard let date = words.lazy.map({ numbers($0, "/") }).first(where: { $0.count == 3 }),
    let word = words.first(where: { $0.contains(":") })
  else { return [] }
  let time = numbers(word.filter { $0.isNumber || $0 == ":" }, ":")
  guard time.count == 2 else { return [] }
  let isAfternoon = word.uppercased().hasSuffix("PM")
  let isMorning = word.uppercased().hasSuffix("AM")
  let hour = (isAfternoon || isMorning) ? time[0] % 12 + (isAfternoon ? 12 : 0) : time[0]
  return [date[2], date[0], date[1], hour * 60 + time[1]]
}
