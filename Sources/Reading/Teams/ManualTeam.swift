import Selection
import Tables
import Words

/// A hand-picked team, with its players looked up in a pool.
public struct ManualTeam: Sendable, Hashable {
  /// A line whose player is not in the pool, or may be one of several.
  public struct UnresolvedLine: Sendable, Hashable {
    /// The player as the line names them.
    public var player: PlayerReference
    /// The line, from 1; `nil` where the player does not come from a file.
    public var line: Int?
    /// The players who may be meant, quoted as in messages, the likeliest first; also empty for lines that are only
    /// counted.
    public var choices: [String] = []
    /// The id, if it is the id that the pool does not have.
    public var unknownID: String?
    /// How many rows of the pool's file were left out by conditions.
    public var rowsFiltered = 0
    /// The club, if none of the candidates plays for it.
    public var unmatchedClub: String?
    /// Whether the choices are rows of one player, as in a file with a row per week.
    public var isOnePlayer = false
    /// The columns that would tell namesakes apart and that the file does not have.
    public var columnsToAdd: [String] = []

    /// The player as messages show them.
    public var text: String { player.text }
  }

  /// A player who is named more than once.
  public struct Repeat: Sendable, Hashable {
    /// Their index in the pool.
    public var player: Int
    /// How often they are named.
    public var times: Int
    /// The lines that name them, as far as they come from a file.
    public var lines: [Int]
  }

  /// How many unusable lines are described one by one; the rest are only counted.
  static let maxUnresolvedListed = 20

  /// The indices of the players in the pool, each once, in the order of the file.
  public private(set) var players: [Int] = []
  /// The player of each line of the file; `nil` for an unresolved line.
  public private(set) var playerOfEntry: [Int?] = []
  /// Lines that name no player of the pool.
  public private(set) var unknown: [UnresolvedLine] = []
  /// Lines that may mean several players.
  public private(set) var ambiguous: [UnresolvedLine] = []
  /// Players who are named more than once.
  public private(set) var repeats: [Repeat] = []
  /// Those of ``players`` who have a row for each slot where the file does not say which slot they fill.
  public private(set) var playersWithOpenSlot: Set<Int> = []
  /// The slot that the file gives each player; empty until ``applySlots(of:under:)``.
  public internal(set) var slots: [Int: NamedSlot] = [:]
  /// Warnings about lines that are left out, and about those whose player was found.
  public private(set) var warnings: [Diagnostic] = []
  /// Whether the file calls the team final.
  public let isFinal: Bool
  /// The number of distinct players in the team: those found, and those named by other lines.
  public private(set) var count = 0

  /// Creates the team of a file, its players looked up in a pool.
  /// - Parameter rules: if given, players with a row for each slot who are named without a slot get the slots that make
  ///   the team best.
  public init(_ file: TeamFile, in pool: Pool, finder: PlayerFinder, under rules: Rules? = nil) {
    (isFinal, warnings) = (file.isFinal, file.warnings)
    let rowOfEntry = rules.map { OpenSlots(file, in: pool, finder: finder, under: $0).rowOfEntry } ?? [:]
    playersWithOpenSlot = Set(rowOfEntry.values)
    var entriesOfPlayer: [Int: [TeamFile.Entry]] = [:]
    for (place, entry) in file.entries.enumerated() {
      switch rowOfEntry[place].map(PlayerFinder.Finding.player) ?? finder.find(entry.player) {
      case .player(let index):
        playerOfEntry.append(index)
        entriesOfPlayer[index, default: []].append(entry)
        if entriesOfPlayer[index]?.count == 1 { players.append(index) }
        warnings += entry.contradiction(with: index, of: pool, in: file.path)
      case .unknown:
        playerOfEntry.append(nil)
        noteUnknown(entry, in: pool, finder: finder)
      case .ambiguous(let candidates):
        playerOfEntry.append(nil)
        noteAmbiguous(entry, candidates, in: pool, columnsToAdd: file.columnsToAdd)
      }
    }
    repeats = players.compactMap { player in
      guard let entries = entriesOfPlayer[player], entries.count > 1 else { return nil }
      return Repeat(player: player, times: entries.count, lines: entries.compactMap(\.line))
    }
    count = players.count + Set((unknown + ambiguous).map { [$0.player.id, $0.player.name] }).count
  }

  /// Replaces players who have several rows with other rows of theirs, which decides their slots.
  /// - Parameter rows: the new row of each such player.
  public mutating func assignRows(_ rows: [Int: Int]) {
    players = players.map { rows[$0] ?? $0 }
    playerOfEntry = playerOfEntry.map { player in player.map { rows[$0] ?? $0 } }
    playersWithOpenSlot = []
  }

  private mutating func noteUnknown(_ entry: TeamFile.Entry, in pool: Pool, finder: PlayerFinder) {
    var unresolved = UnresolvedLine(player: entry.player, line: entry.line)
    if pool.ids != nil { unresolved.unknownID = entry.player.id }
    unresolved.rowsFiltered = pool.rowsFiltered
    if unknown.count < Self.maxUnresolvedListed { unresolved.choices = finder.suggestions(for: entry.player) }
    unknown.append(unresolved)
  }

  private mutating func noteAmbiguous(
    _ entry: TeamFile.Entry, _ candidates: [Int], in pool: Pool, columnsToAdd: [String]
  ) {
    var unresolved = UnresolvedLine(player: entry.player, line: entry.line, columnsToAdd: columnsToAdd)
    // The club does not tell rows of one player apart.
    if Set(candidates.map { pool.clubs?[$0].lowercased() }).count == 1 {
      unresolved.columnsToAdd.removeAll { $0 == TeamColumn.club.rawValue }
    }
    if let club = entry.player.club, !candidates.contains(where: { pool.plays($0, for: club) }) {
      unresolved.unmatchedClub = club
    }
    unresolved.isOnePlayer = pool.people.rows(with: candidates[0]) == candidates
    if ambiguous.count < Self.maxUnresolvedListed {
      unresolved.choices = candidates.map { quoted(pool.displayName(of: $0)) }
    }
    ambiguous.append(unresolved)
  }
}

extension TeamFile.Entry {
  /// Returns the warning that the line gives another name for the id of a player, or another club for the player.
  fileprivate func contradiction(with index: Int, of pool: Pool, in file: String) -> [Diagnostic] {
    let known = pool[index]
    func warning(_ code: String, _ message: String) -> [Diagnostic] {
      [Diagnostic(.warning, file: file, line: line, code: code, message: message)]
    }
    if let id = player.id, known.id == id, let name = player.name, name != pool.displayName(of: index),
      !known.isCalled(name)
    {
      return warning(
        "name-differs", "\(quoted(id)) is \(quoted(known.name)) in the pool, here \(quoted(name))")
    }
    if let club = player.club, let other = known.club, club.lowercased() != other.lowercased() {
      return warning(
        "club-differs",
        "\(quoted(known.name)) plays for \(quoted(other)) in the pool, here for \(quoted(club))")
    }
    return []
  }
}

extension Player {
  /// Whether a text is their name, the form of it that tells namesakes apart, or some words of it, like web names.
  fileprivate func isCalled(_ text: String) -> Bool {
    let words = folded(text).split(separator: " ")
    return text == name || text.hasPrefix(name + " (")
      || !words.isEmpty && Set(folded(name).split(separator: " ")).isSuperset(of: words)
  }
}
