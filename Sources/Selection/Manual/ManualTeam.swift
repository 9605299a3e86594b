import Tables
import Words

/// A hand-picked team as far as its players are found in a pool.
public struct ManualTeam: Sendable, Hashable {
  /// A line whose player is none of the pool, or may be several of them.
  public struct Puzzle: Sendable, Hashable {
    /// The words of the line.
    public var text: String
    /// The line, from 1; `nil` where no file has it.
    public var line: Int?
    /// The names that may be meant, the likeliest first.
    public var choices: [String]
  }

  /// A player who is named more than once.
  public struct Repeat: Sendable, Hashable {
    /// His index in the pool.
    public var player: Int
    /// The lines that name him.
    public var lines: [Int]
  }

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
  /// What is odd about lines whose player was found.
  public private(set) var warnings: [Diagnostic] = []

  /// The team of a file, its players looked up in a pool.
  public init(_ file: TeamFile, in pool: Pool, finder: PlayerFinder) {
    var linesOfPlayer: [Int: [Int]] = [:]
    for entry in file.entries {
      let finding = finder.find(entry.player)
      guard case .player(let index) = finding else {
        playerOfEntry.append(nil)
        note(finding, of: entry, in: pool)
        continue
      }
      playerOfEntry.append(index)
      linesOfPlayer[index, default: []].append(entry.line ?? 0)
      if linesOfPlayer[index]?.count == 1 { players.append(index) }
      if let odd = entry.contradiction(with: pool[index]) {
        warnings.append(
          Diagnostic(.warning, file: file.path, line: entry.line, code: odd.code, message: odd.message))
      }
    }
    repeats = players.compactMap { player in
      linesOfPlayer[player].flatMap { $0.count > 1 ? Repeat(player: player, lines: $0) : nil }
    }
  }

  /// Lines that count as a player, whether he was found or not; each player once.
  public var count: Int { players.count + unknown.count + ambiguous.count }

  private mutating func note(_ finding: PlayerFinder.Finding, of entry: TeamFile.Entry, in pool: Pool) {
    switch finding {
    case .player: break
    case .unknown(let nearest):
      unknown.append(Puzzle(text: entry.player.text, line: entry.line, choices: nearest))
    case .ambiguous(let candidates):
      ambiguous.append(
        Puzzle(text: entry.player.text, line: entry.line, choices: candidates.map(pool.displayName)))
    }
  }
}

extension TeamFile.Entry {
  /// What the line says of a player against what the pool says: another name for his id, another club.
  fileprivate func contradiction(with known: Player) -> (code: String, message: String)? {
    if player.id != nil, known.id == player.id, let name = player.name, !known.isCalled(name) {
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
  /// Whether a name is his, also in the form that tells namesakes apart.
  fileprivate func isCalled(_ text: String) -> Bool { text == name || text.hasPrefix(name + " (") }
}
