import Tables
import Words

/// Skills from a second file, joined to the players of a pool.
///
/// A player with an id is joined by it where the second file has ids, everyone else by name, among the rows
/// of the second file that are not known by an id; who is left then, by the name without case, accents and dots. An empty
/// id is none. Where a name alone does not tell who is
/// meant, because several players have it or several skills stand behind it, the club decides; players for whom it
/// does not are told as ambiguous.
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
    fileprivate func club(_ row: Int) -> String? {
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
  private(set) var contradictions: [(row: Int, original: Int)] = []
  /// Namesakes who cannot be told apart, in the order of the pool.
  private(set) var ambiguities: [Ambiguity] = []

  /// Joins `count` players with the rows of the second file.
  /// - Parameter areOne: whether two rows of the pool of one name are the same player.
  /// - Complexity: O(bytes of the keys).
  init(
    _ count: Int, _ players: Keys, with second: Keys, of skills: DecimalColumn,
    areOne: (Int, Int) -> Bool = { _, _ in false }
  ) {
    let idsCount = players.ids != nil && second.ids != nil
    var byID = KeyTable(capacity: idsCount ? skills.count : 0)
    var byName = KeyTable(capacity: skills.count)
    // The rows of a name that several have, by the first of them.
    var rowsOfName: [Int: [Int]] = [:]
    var rowOfClub: [NameAndClub: Int] = [:]
    var isUsed = Array(repeating: false, count: skills.count)
    for row in 0..<skills.count {
      if idsCount, second.hasID(row) {
        guard let original = byID.firstRow(sharing: row, in: second.ids!) else { continue }
        isUsed[row] = true
        if skills[row] != skills[original] { contradictions.append((row, original)) }
      } else if let names = second.names, !names.isEmpty(row) {
        guard let original = byName.firstRow(sharing: row, in: names) else { continue }
        rowsOfName[original, default: [original]].append(row)
        if rowsOfName[original]!.count == 2 {
          rowOfClub[NameAndClub(name: original, club: second.club(original))] = original
        }
        let ofClub = rowOfClub.first(row, for: NameAndClub(name: original, club: second.club(row)))
        isUsed[row] = ofClub != row
        if skills[row] != skills[ofClub] { contradictions.append((row, ofClub)) }
      }
    }
    partners = Array(repeating: nil, count: count)
    var playersOfRow: [Int: [Int]] = [:]
    var namedOrder: [Int] = []
    for player in 0..<count {
      if idsCount, players.hasID(player) {
        partners[player] = byID.row(of: players.ids![player], in: second.ids!)
      } else if let names = players.names, let known = second.names,
        let first = byName.row(of: names[player], in: known)
      {
        partners[player] = first
        if playersOfRow[first] == nil { namedOrder.append(first) }
        playersOfRow[first, default: []].append(player)
      }
    }
    for first in namedOrder {
      let rows = rowsOfName[first] ?? [first]
      tellApart(playersOfRow[first]!, rows, players, second, skills, areOne)
    }
    joinLoosely(players, second, skills, byID: idsCount, areOne, used: isUsed)
    for case let partner? in partners { isUsed[partner] = true }
    unused = isUsed.indices.filter { !isUsed[$0] }
  }

  /// Joins who is left on both sides by names without case, accents and dots.
  private mutating func joinLoosely(
    _ players: Keys, _ second: Keys, _ skills: DecimalColumn, byID: Bool, _ areOne: (Int, Int) -> Bool,
    used: [Bool]
  ) {
    guard let names = players.names, let known = second.names else { return }
    let doubtful = Set(ambiguities.flatMap(\.players))
    let alone = partners.indices.filter {
      partners[$0] == nil && !doubtful.contains($0) && !(byID && players.hasID($0))
    }
    if alone.isEmpty { return }
    var used = used
    for case let partner? in partners { used[partner] = true }
    let free = used.indices.filter {
      !used[$0] && !(byID && second.hasID($0)) && !known.isEmpty($0)
    }
    let rows = Dictionary(grouping: free) { folded(known[$0]) }
    let groups = Dictionary(grouping: alone) { folded(names[$0]) }
    for (name, members) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let rows = rows[name] else { continue }
      for player in members { partners[player] = rows[0] }
      tellApart(members, rows, players, second, skills, areOne)
    }
  }

  /// Gives players of one name the rows of their clubs, where the name alone does not tell whose the rows are.
  private mutating func tellApart(
    _ players: [Int], _ rows: [Int], _ keys: Keys, _ second: Keys, _ skills: DecimalColumn,
    _ areOne: (Int, Int) -> Bool
  ) {
    let severalPlayers = players.contains { !areOne(players[0], $0) && $0 != players[0] }
    let severalSkills = rows.contains { skills[$0] != skills[rows[0]] }
    guard severalPlayers || severalSkills else { return }
    let rowOfClub = Dictionary(rows.map { (second.club($0), $0) }) { first, _ in first }
    var playerOfRow: [Int: Int] = [:]
    var isClear = true
    for player in players {
      let club = keys.club(player)
      let partner = club.flatMap { rowOfClub[$0] }
      partners[player] = partner
      guard let partner else { continue }
      if let other = playerOfRow[partner], !areOne(other, player) { isClear = false }
      playerOfRow[partner] = player
    }
    if !isClear || playerOfRow.isEmpty { ambiguities.append(Ambiguity(players: players, rows: rows)) }
  }
}

/// A name, by the first row that has it, and a club.
private struct NameAndClub: Hashable {
  var name: Int
  var club: String?
}

extension [NameAndClub: Int] {
  /// The first row noted for a key, which is the given one where there was none.
  fileprivate mutating func first(_ row: Int, for key: NameAndClub) -> Int {
    if let known = self[key] { return known }
    self[key] = row
    return row
  }
}
