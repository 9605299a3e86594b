import Tables
import Words

/// Who plays for which club, in which game and against which club; all names in lower case.
public struct Matchups: Sendable {
  /// By player their club; `nil` where that is not known.
  public private(set) var clubs: [String?] = []
  /// By player their game.
  public private(set) var games: [String?] = []
  /// By player the club against which they play.
  public private(set) var opponents: [String?] = []
  /// What a pool does not tell, by the names of its columns.
  private(set) var missingColumns: [String] = []
  /// The names as the file spells them first.
  private var names: [String: String] = [:]
  /// Clubs and games in the order of the file.
  private var allClubs: [String] = [], allGames: [String] = []
  private var clubsOfGame: [String: [String]] = [:]
  private var opponentsOfClub: [String: [String]] = [:]

  /// Nobody's.
  init() {}

  /// Those of a pool.
  /// - Complexity: O(players).
  init(_ pool: Pool) {
    missingColumns = pool.games == nil && pool.opponents == nil ? ["game", "opponent"] : []
    for player in 0..<pool.count {
      let club = key(pool.clubs?[player] ?? "")
      let game = pool.games?[player] ?? ""
      var sides: [String] = []
      for side in Self.sides(of: game) { sides.append(key(side) ?? side) }
      let named = key(Self.opponent(in: pool.opponents?[player] ?? ""))
      let other = named ?? sides.first { $0 != club }
      let both = [club, other].compactMap { $0 }.sorted()
      add(club, key(game) ?? (both.count == 2 ? both.joined(separator: "@") : nil), other)
    }
  }

  private mutating func add(_ club: String?, _ game: String?, _ other: String?) {
    clubs.append(club)
    games.append(game)
    opponents.append(other)
    if let club, opponentsOfClub[club] == nil {
      allClubs.append(club)
      opponentsOfClub[club] = []
    }
    if let game, clubsOfGame[game] == nil {
      allGames.append(game)
      clubsOfGame[game] = []
    }
    if let game, let club, clubsOfGame[game]?.contains(club) == false { clubsOfGame[game]?.append(club) }
    if let club, let other, opponentsOfClub[club]?.contains(other) == false {
      opponentsOfClub[club]?.append(other)
    }
  }

  /// A name in lower case, its spelling noted; `nil` where it is empty.
  private mutating func key(_ name: String) -> String? {
    guard !name.isEmpty else { return nil }
    let key = name.lowercased()
    if names[key] == nil { names[key] = name }
    return key
  }

  // MARK: Texts

  /// The clubs of `CEL@LGN 01/15/2026 07:00PM ET`, `BOS @ NYY` or `Elm vs Oak`.
  static func sides(of game: String) -> [String] {
    for sign in [" @ ", " vs. ", " vs ", " v "] {
      guard let place = game.firstRange(of: sign) else { continue }
      let sides = [game[..<place.lowerBound], game[place.upperBound...]].map { $0.trimmingSpaces() }
      if !sides.contains(""), !sides[1].contains(sign) { return sides }
    }
    let word = game.split(separator: " ").first { $0.contains("@") } ?? ""
    let sides = word.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    return sides.count == 2 && !sides.contains("") ? sides : []
  }

  /// The side of a game that a club plays against; `nil` where the club is no side of it.
  static func opponent(of club: String, in game: String) -> String? {
    let sides = sides(of: game)
    guard let own = sides.firstIndex(where: { $0.lowercased() == club.lowercased() }) else { return nil }
    return sides[1 - own]
  }

  /// The club of `@BOS`, `vs BOS` or `BOS`.
  static func opponent(in text: String) -> String {
    for sign in ["@", "vs.", "vs ", "v "] where text.lowercased().hasPrefix(sign) {
      return text.dropFirst(sign.count).trimmingSpaces()
    }
    return text[...].trimmingSpaces()
  }

  // MARK: Clubs and games

  /// The clubs or games, only those named where some are.
  func units(_ side: Stack.Side, named: [String]) -> [String] {
    let all = side == .game ? allGames : allClubs
    let wanted = Set(named.map { $0.lowercased() })
    return wanted.isEmpty ? all : all.filter(wanted.contains)
  }

  /// The club or game of a player.
  func unit(_ player: Int, _ side: Stack.Side) -> String? { side == .game ? games[player] : clubs[player] }

  /// The clubs whose players are in a game.
  func clubs(ofGame game: String) -> [String] { clubsOfGame[game] ?? [] }

  /// The clubs against which a club plays.
  func opponents(ofClub club: String) -> [String] { opponentsOfClub[club] ?? [] }

  /// A club or game as the file spells it.
  func name(of unit: String) -> String { names[unit] ?? unit }
}
