import Tables
import Words

/// A hand-picked team as far as its players are found in a pool.
public struct ManualTeam: Sendable, Hashable {
  /// A line whose player is none of the pool, or may be several of them.
  public struct Puzzle: Sendable, Hashable {
    /// Who is named.
    public var player: PlayerReference
    /// The line, from 1; `nil` where no file has it.
    public var line: Int?
    /// Who may be meant, in quotes as messages show them, the likeliest first; empty also for one of the lines
    /// of which only the number is told.
    public var choices: [String] = []
    /// The id, where it is that which the pool has not.
    public var unknownID: String?
    /// How many rows of the pool's file conditions leave out.
    public var rowsFiltered = 0
    /// The club, where none of those who may be meant plays for it.
    public var strangeClub: String?
    /// The columns with which the file could tell namesakes apart, and which it has not.
    public var columnsToAdd: [String] = []

    /// The words of the line.
    public var text: String { player.text }
  }

  /// A player who is named more than once.
  public struct Repeat: Sendable, Hashable {
    /// Their index in the pool.
    public var player: Int
    /// How often they are named.
    public var times: Int
    /// The lines that name them, as far as a file has them.
    public var lines: [Int]
  }

  /// How many lines that cannot be used are told one by one; of others only the number.
  static let puzzlesTold = 20

  /// The players by their indices in the pool, each once, in the order of the file.
  public private(set) var players: [Int] = []
  /// For each line of the file its player; `nil` for a puzzle.
  public private(set) var playerOfEntry: [Int?] = []
  /// Lines that name nobody of the pool.
  public private(set) var unknown: [Puzzle] = []
  /// Lines that may mean several players.
  public private(set) var ambiguous: [Puzzle] = []
  /// Players who are named more than once.
  public private(set) var repeats: [Repeat] = []
  /// Of ``players`` those who stand in a row for each slot, and of whom the file does not say in which.
  public private(set) var undecided: Set<Int> = []
  /// By player where the file says that they stand; empty until ``takeSlots(of:under:)``.
  public internal(set) var slots: [Int: NamedSlot] = [:]
  /// What is odd about lines whose player was found.
  public private(set) var warnings: [Diagnostic] = []
  /// Whether the file calls the team final.
  public let isFinal: Bool
  /// How many the team has: players who were found, and lines that name others, both as often as they differ.
  public private(set) var count = 0

  /// The team of a file, its players looked up in a pool.
  /// - Parameter rules: where they are told, who stands in a row for each slot and is named without one stands where the
  ///   team is best.
  public init(_ file: TeamFile, in pool: Pool, finder: PlayerFinder, under rules: Rules? = nil) {
    isFinal = file.isFinal
    let rowOfEntry = rules.map { OpenSlots(file, in: pool, finder: finder, under: $0).rowOfEntry } ?? [:]
    undecided = Set(rowOfEntry.values)
    var entriesOfPlayer: [Int: [TeamFile.Entry]] = [:]
    for (place, entry) in file.entries.enumerated() {
      switch rowOfEntry[place].map(PlayerFinder.Finding.player) ?? finder.find(entry.player) {
      case .player(let index):
        playerOfEntry.append(index)
        entriesOfPlayer[index, default: []].append(entry)
        if entriesOfPlayer[index]?.count == 1 { players.append(index) }
        if let odd = entry.contradiction(with: pool[index], shownAs: pool.displayName(of: index)) {
          warnings.append(
            Diagnostic(.warning, file: file.path, line: entry.line, code: odd.code, message: odd.message))
        }
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

  /// Puts players who stand in several rows into other ones, which decides where they stand.
  /// - Parameter rows: by player the row of theirs.
  public mutating func stand(in rows: [Int: Int]) {
    players = players.map { rows[$0] ?? $0 }
    playerOfEntry = playerOfEntry.map { player in player.map { rows[$0] ?? $0 } }
    undecided = []
  }

  private mutating func noteUnknown(_ entry: TeamFile.Entry, in pool: Pool, finder: PlayerFinder) {
    var puzzle = Puzzle(player: entry.player, line: entry.line)
    if pool.ids != nil { puzzle.unknownID = entry.player.id }
    puzzle.rowsFiltered = pool.rowsFiltered
    if unknown.count < Self.puzzlesTold { puzzle.choices = finder.suggestions(for: entry.player) }
    unknown.append(puzzle)
  }

  private mutating func noteAmbiguous(
    _ entry: TeamFile.Entry, _ candidates: [Int], in pool: Pool, columnsToAdd: [String]
  ) {
    var puzzle = Puzzle(player: entry.player, line: entry.line, columnsToAdd: columnsToAdd)
    if let club = entry.player.club, !candidates.contains(where: { pool.plays($0, for: club) }) {
      puzzle.strangeClub = club
    }
    if ambiguous.count < Self.puzzlesTold {
      puzzle.choices = candidates.map { quoted(pool.displayName(of: $0)) }
    }
    ambiguous.append(puzzle)
  }
}

extension TeamFile.Entry {
  /// What the line says of a player against what the pool says: another name for their id, another club.
  fileprivate func contradiction(
    with known: Player, shownAs displayName: String
  ) -> (code: String, message: String)? {
    if player.id != nil, known.id == player.id, let name = player.name, name != displayName,
      !known.isCalled(name)
    {
      return (
        "name-differs", "\(quoted(known.id ?? "")) is \(quoted(known.name)) in the pool, here \(quoted(name))"
      )
    }
    if let club = player.club, let other = known.club, club.lowercased() != other.lowercased() {
      return (
        "club-differs",
        "\(quoted(known.name)) plays for \(quoted(other)) in the pool, here for \(quoted(club))"
      )
    }
    return nil
  }
}

extension Player {
  /// Whether a name is theirs, also in the form that tells namesakes apart, or some words of theirs, as web names are.
  fileprivate func isCalled(_ text: String) -> Bool {
    let words = folded(text).split(separator: " ")
    return text == name || text.hasPrefix(name + " (")
      || !words.isEmpty && Set(folded(name).split(separator: " ")).isSuperset(of: words)
  }
}
