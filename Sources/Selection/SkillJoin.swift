import Tables
import Words

/// Skills from a second file, joined to the players of a pool.
///
/// A player with an id is joined by it where the second file has ids, everyone else by name, among the rows of the second
/// file that are not known by an id; those whose name it does not have, by the name without case, accents and dots, else by
/// a part of it that is nobody else's. An empty id is none. Where a name alone does not tell who is meant, because several players have it or several skills
/// stand behind it, the club decides; players for whom it does not are told as ambiguous.
struct SkillJoin {
  /// The keys of one of the files.
  struct Keys {
    /// The ids, where the file has them.
    var ids: TextColumn?
    /// The names, where the file has them.
    var names: TextColumn?
    /// The clubs, where the file has them.
    var clubs: TextColumn?

    /// Whether a row has an id.
    func hasID(_ row: Int) -> Bool {
      ids.map { !$0.isEmpty(row) } ?? false
    }

    /// The club of a row, to be compared; `nil` where it has none.
    func club(_ row: Int) -> String? {
      clubs.flatMap { $0.isEmpty(row) ? nil : $0[row].lowercased() }
    }
  }

  /// Players of one name, and the rows of the second file among which the name does not choose.
  struct Ambiguity: Equatable {
    var players: [Int]
    var rows: [Int]
  }

  /// For each player the row in the second file; `nil` where there is none.
  private(set) var partners: [Int?]
  /// The rows of the second file that belong to nobody, ascending.
  private(set) var unused: [Int] = []
  /// Rows of the second file that give another skill for a key given before, each with the first one.
  var contradictions: [(row: Int, original: Int)] { rows.contradictions }
  /// Namesakes who cannot be told apart, in the order of the pool.
  private(set) var ambiguities: [Ambiguity] = []
  /// Players joined by their names to the row of another club, each with that row; none where the files hardly ever call
  /// a club the same.
  private(set) var otherClubs: [(player: Int, row: Int)] = []

  /// Players joined by their ids to the row of another name, each with that row; none where most are called alike.
  private(set) var otherNames: [(player: Int, row: Int)] = []
  /// Players joined to the row of a name that is a part of theirs, or what the game calls them, each with that row.
  private(set) var byParts: [(player: Int, row: Int)] = []

  private let players: Keys
  private let rows: SkillRows
  /// Whether two rows of the pool of one name are the same player.
  private let areOne: (Int, Int) -> Bool

  /// Joins `count` players with the rows of the second file.
  /// - Parameters:
  ///   - called: the players whom a name that is none of theirs may mean.
  ///   - areOne: whether two rows of the pool of one name are the same player.
  /// - Complexity: O(bytes of the keys).
  init(
    _ count: Int, _ players: Keys, with second: Keys, of skills: DecimalColumn,
    called: (String) -> [Int] = { _ in [] }, areOne: @escaping (Int, Int) -> Bool = { _, _ in false }
  ) {
    self.players = players
    self.areOne = areOne
    rows = SkillRows(second, skills, haveIDs: players.ids != nil && second.ids != nil)
    partners = Array(repeating: nil, count: count)
    join()
    joinByParts(called)
    var isUsed = rows.isRepeat
    for case let partner? in partners { isUsed[partner] = true }
    unused = isUsed.indices.filter { !isUsed[$0] }
    findOtherClubs()
    findOtherNames()
  }

  /// Whether both files have ids, of which they share none.
  var hasNoCommonID: Bool {
    let known = partners.indices.filter(isKnownByID)
    return !known.isEmpty && known.allSatisfy { partners[$0] == nil }
  }

  /// Whether a player is known by the id.
  private func isKnownByID(_ player: Int) -> Bool { rows.haveIDs && players.hasID(player) }

  private mutating func join() {
    var playersOfRow: [Int: [Int]] = [:]
    var order: [Int] = []
    var others: [Int] = []
    for player in partners.indices {
      if isKnownByID(player) {
        partners[player] = rows.row(ofID: players.ids![player])
      } else if let first = players.names.flatMap({ rows.row(named: $0[player]) }) {
        partners[player] = first
        if playersOfRow[first] == nil { order.append(first) }
        playersOfRow[first, default: []].append(player)
      } else {
        others.append(player)
      }
    }
    for first in order { tellApart(playersOfRow[first]!, rows.rows(named: first)) }
    joinLoosely(others)
  }

  /// Joins players whose names the second file does not have, by names without case, accents and dots.
  private mutating func joinLoosely(_ others: [Int]) {
    guard let names = players.names, let rowNames = rows.keys.names, !others.isEmpty else { return }
    let free = rows.free(without: Set(partners.compactMap { $0 }))
    let found = Dictionary(grouping: free) { folded(rowNames[$0]) }
    let groups = Dictionary(grouping: others) { folded(names[$0]) }
    for (name, members) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let rows = found[name] else { continue }
      for player in members { partners[player] = rows[0] }
      tellApart(members, rows)
    }
  }

  /// Joins players who are alone so far to rows that call them by a part of the name, where nobody else has that part, no
  /// other row means them, and the clubs are not known to be others.
  private mutating func joinByParts(_ called: (String) -> [Int]) {
    guard let names = rows.keys.names, partners.contains(nil) else { return }
    var rowsOfPlayer: [Int: [Int]] = [:]
    for row in rows.free(without: Set(partners.compactMap { $0 })) {
      let meant = called(names[row])
      guard meant.count == 1, partners[meant[0]] == nil, !isKnownByID(meant[0]) else { continue }
      if let club = players.club(meant[0]), let other = rows.keys.club(row), club != other { continue }
      rowsOfPlayer[meant[0], default: []].append(row)
    }
    byParts = rowsOfPlayer.filter { $0.value.count == 1 }.map { ($0, $1[0]) }.sorted { $0.player < $1.player }
    for (player, row) in byParts { partners[player] = row }
  }

  /// Gives players of one name the rows of their clubs, where the name alone does not tell whose the rows are.
  private mutating func tellApart(_ namesakes: [Int], _ candidates: [Int]) {
    let severalPlayers = namesakes.contains { !areOne(namesakes[0], $0) && $0 != namesakes[0] }
    guard severalPlayers || rows.haveSeveralSkills(candidates) else { return }
    let rowsOfClub = Dictionary(grouping: candidates) { rows.keys.club($0) }
    var playerOfRow: [Int: Int] = [:]
    var isClear = true
    for player in namesakes {
      let ofClub = players.club(player).flatMap { rowsOfClub[$0] } ?? []
      partners[player] = ofClub.first
      guard let partner = ofClub.first else { continue }
      if let other = playerOfRow[partner], !areOne(other, player) { isClear = false }
      if rows.haveSeveralSkills(ofClub) { isClear = false }
      playerOfRow[partner] = player
    }
    if !isClear || playerOfRow.isEmpty { ambiguities.append(Ambiguity(players: namesakes, rows: candidates)) }
  }

  /// Looks for players whose club is another one in the second file. Files of two sites may call all clubs otherwise.
  private mutating func findOtherClubs() {
    var alike = 0
    for (player, partner) in partners.enumerated() where !isKnownByID(player) {
      guard let row = partner, let club = players.club(player), let other = rows.keys.club(row) else {
        continue
      }
      if club == other { alike += 1 } else { otherClubs.append((player, row)) }
    }
    if otherClubs.count > max(alike, Self.fewOtherClubs) { otherClubs = [] }
  }

  /// Looks for players whose name has no word in common with that of their row: two files may number their players each in
  /// its own way.
  private mutating func findOtherNames() {
    guard let names = players.names, let rowNames = rows.keys.names else { return }
    func words(_ name: String) -> Set<Substring> { Set(folded(name).split { !$0.isLetter }) }
    var count = 0
    for player in partners.indices where isKnownByID(player) {
      guard let row = partners[player], !names.isEmpty(player), !rowNames.isEmpty(row) else { continue }
      count += 1
      if words(names[player]).isDisjoint(with: words(rowNames[row])) { otherNames.append((player, row)) }
    }
    if otherNames.count * 2 <= count { otherNames = [] }
  }

  /// So many players with another club are told of even where no club is called the same.
  private static let fewOtherClubs = 3
}
