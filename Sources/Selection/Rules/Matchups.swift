import Tables
import Words

/// The club, game and opponent of each player; all names in lower case.
public struct Matchups: Sendable {
  /// The club of each player; `nil` where it is not known.
  public private(set) var clubs: [String?] = []
  /// The game of each player.
  public private(set) var games: [String?] = []
  /// The opponent of each player's club.
  public private(set) var opponents: [String?] = []
  /// The names of the columns that a pool lacks.
  private(set) var missingColumns: [String] = []
  /// The names as first spelled in the file.
  private var names: [String: String] = [:]
  private var clubsOfGame = Partners(), opponentsOfClub = Partners()

  init() {}

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
      clubs.append(club)
      games.append(key(game) ?? (both.count == 2 ? both.joined(separator: "@") : nil))
      opponents.append(other)
      clubsOfGame.add(games[player], club)
      opponentsOfClub.add(club, other)
    }
  }

  /// Returns a name in lower case and records its spelling; `nil` where it is empty.
  private mutating func key(_ name: String) -> String? {
    guard !name.isEmpty else { return nil }
    let key = name.lowercased()
    if names[key] == nil { names[key] = name }
    return key
  }

  // MARK: Texts

  /// Returns the clubs of `CEL@LGN 01/15/2026 07:00PM ET`, `BOS @ NYY` or `Elm vs Oak`.
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

  /// Returns the opponent of a club in a game; `nil` where the club does not play in it.
  package static func opponent(of club: String, in game: String) -> String? {
    let sides = sides(of: game)
    guard let own = sides.firstIndex(where: { $0.lowercased() == club.lowercased() }) else { return nil }
    return sides[1 - own]
  }

  /// Returns the club of `@BOS`, `vs BOS` or `BOS`.
  static func opponent(in text: String) -> String {
    for sign in ["@", "vs.", "vs ", "v "] where text.lowercased().hasPrefix(sign) {
      return text.dropFirst(sign.count).trimmingSpaces()
    }
    return text[...].trimmingSpaces()
  }

  // MARK: Clubs and games

  /// Returns the clubs or games; if `named` is not empty, only those.
  func units(_ side: Stack.Side, named: [String]) -> [String] {
    let all = side == .game ? clubsOfGame.units : opponentsOfClub.units
    let wanted = Set(named.map { $0.lowercased() })
    return wanted.isEmpty ? all : all.filter(wanted.contains)
  }

  func unit(_ player: Int, _ side: Stack.Side) -> String? { side == .game ? games[player] : clubs[player] }

  func clubs(ofGame game: String) -> [String] { clubsOfGame.partners[game] ?? [] }

  func opponents(ofClub club: String) -> [String] { opponentsOfClub.partners[club] ?? [] }

  /// Returns a club or game as the file spells it.
  func name(of unit: String) -> String { names[unit] ?? unit }
}

/// Clubs or games in the order of the file, and what belongs to each of them.
private struct Partners {
  private(set) var units: [String] = []
  private(set) var partners: [String: [String]] = [:]

  mutating func add(_ unit: String?, _ partner: String?) {
    guard let unit else { return }
    if partners[unit] == nil {
      units.append(unit)
      partners[unit] = []
    }
    if let partner, partners[unit]?.contains(partner) == false { partners[unit]?.append(partner) }
  }
}
