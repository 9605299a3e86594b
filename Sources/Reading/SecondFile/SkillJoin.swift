import Selection
import Tables
import Words

/// Skills from a second file, joined to the players of a pool.
///
/// A player with an id is joined by it where the second file has ids, all others by name, among the rows of the second
/// file without an id. If the name is missing there, the name without case, accents and dots is used, then a part of it
/// that no other player has, then the only one that it is a part of. An empty id is no id. Where a name is ambiguous,
/// because several players have it or it has several skills, the club decides; players for whom it does not are reported
/// as ambiguous.
struct SkillJoin {
  /// The keys of one of the files, as far as it has them.
  struct Keys {
    var ids: TextColumn?
    var names: TextColumn?
    var clubs: TextColumn?
    /// The clubs of all rows of the file, if conditions leave some out.
    var allClubs: TextColumn?
    /// Whether `names` are codes of the user's choice, which namesakes do not share.
    var areCodes = false

    func hasID(_ row: Int) -> Bool { ids.map { !$0.isEmpty(row) } ?? false }

    /// Returns the club of a row for comparison; `nil` where it has none.
    func club(_ row: Int) -> String? { clubs.flatMap { $0.isEmpty(row) ? nil : $0[row].lowercased() } }

    /// All clubs of the file for comparison.
    var clubNames: Set<String> {
      guard let all = allClubs ?? clubs else { return [] }
      return Set((0..<all.count).lazy.filter { !all.isEmpty($0) }.map { all[$0].lowercased() })
    }
  }

  /// Players with the same name, and the rows of the second file that they may match.
  struct Ambiguity: Equatable {
    var players: [Int]
    var rows: [Int]
  }

  /// The row of each player in the second file; `nil` where there is none.
  private(set) var matchedRows: [Int?]
  /// The rows of the second file that match no player, ascending.
  private(set) var unused: [Int] = []
  /// Rows of the second file that give another skill for a key seen before, each with the first such row.
  var contradictions: [(row: Int, original: Int)] { rows.contradictions }
  /// Namesakes who cannot be told apart, in the order of the pool.
  private(set) var ambiguities: [Ambiguity] = []
  /// Players joined by name to a row with another club, each with that row; where the files rarely agree on clubs, only
  /// those without whom nothing would say that the clubs are one.
  private(set) var otherClubs: [(player: Int, row: Int)] = []
  /// The rows with a player's name but another club, to which they are not joined: both files have one of the two clubs,
  /// which are then no two spellings of one.
  private(set) var rowsOfNamesakes: [Int: Int] = [:]

  /// Players joined by id to a row with another name, each with that row; where most names agree, only those to a row
  /// with the name of another player.
  private(set) var otherNames: [(player: Int, row: Int)] = []
  /// Rows of the second file whose name is a part of several players' names, each with these players.
  private(set) var unclear: [(row: Int, players: [Int])] = []
  /// Players whose name is a part of those of several rows, each with these rows.
  private(set) var unclearPlayers: [(player: Int, rows: [Int])] = []
  /// Players joined to a row by a part of either name or by the name that the game uses, each with that row.
  private(set) var partialNameMatches: [(player: Int, row: Int)] = []

  private let players: Keys
  private let rows: SkillRows
  /// Whether two rows of the pool with one name are the same player.
  private let areOne: (Int, Int) -> Bool

  /// Joins `count` players with the rows of the second file.
  /// - Parameters:
  ///   - called: returns the players that a name may mean which no player has exactly.
  ///   - rowsCalled: returns the rows of the second file that a name may mean.
  ///   - areOne: whether two rows of the pool with one name are the same player.
  /// - Complexity: O(bytes of the keys).
  init(
    _ count: Int, _ players: Keys, with second: Keys, of skills: DecimalColumn,
    called: (String) -> [Int] = { _ in [] }, rowsCalled: (String) -> [Int] = { _ in [] },
    areOne: @escaping (Int, Int) -> Bool = { _, _ in false }
  ) {
    self.players = players
    self.areOne = areOne
    rows = SkillRows(second, skills, haveIDs: players.ids != nil && second.ids != nil)
    matchedRows = Array(repeating: nil, count: count)
    join()
    joinByParts(called, rowsCalled)
    findOtherClubs()
    partialNameMatches.removeAll { matchedRows[$0.player] == nil }
    var isUsed = rows.isRepeat
    for case let partner? in matchedRows { isUsed[partner] = true }
    unused = isUsed.indices.filter { !isUsed[$0] }
    findOtherNames()
  }

  var hasNoCommonID: Bool {
    let known = matchedRows.indices.filter(isKnownByID)
    return !known.isEmpty && known.allSatisfy { matchedRows[$0] == nil }
  }

  /// Whether a player is joined by id.
  private func isKnownByID(_ player: Int) -> Bool { rows.haveIDs && players.hasID(player) }

  private mutating func join() {
    var playersOfRow: [Int: [Int]] = [:]
    var order: [Int] = []
    var others: [Int] = []
    for player in matchedRows.indices {
      if isKnownByID(player) {
        matchedRows[player] = rows.row(ofID: players.ids![player])
      } else if let first = players.names.flatMap({ rows.row(named: $0[player]) }) {
        matchedRows[player] = first
        if playersOfRow[first] == nil { order.append(first) }
        playersOfRow[first, default: []].append(player)
      } else {
        others.append(player)
      }
    }
    for first in order { tellApart(playersOfRow[first]!, rows.rows(named: first)) }
    joinByFoldedNames(others)
  }

  /// Joins players whose names the second file lacks, by names without case, accents and dots.
  private mutating func joinByFoldedNames(_ others: [Int]) {
    guard let names = players.names, let rowNames = rows.keys.names, !others.isEmpty else { return }
    let free = rows.free(without: Set(matchedRows.compactMap { $0 }))
    let found = Dictionary(grouping: free) { folded(rowNames[$0]) }
    let groups = Dictionary(grouping: others) { folded(names[$0]) }
    for (name, members) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let rows = found[name] else { continue }
      for player in members { matchedRows[player] = rows[0] }
      tellApart(members, rows)
    }
  }

  /// Joins players without a match to rows that have a part of their name, where no other player has that part, no
  /// other row means them, and the clubs are not known to differ: if the files share no club, they spell them differently.
  /// A club may stand behind the name: `Max Muncy (ATH)`.
  private mutating func joinByParts(_ called: (String) -> [Int], _ rowsCalled: (String) -> [Int]) {
    guard let names = rows.keys.names, let playerNames = players.names, matchedRows.contains(nil) else {
      return
    }
    let free = rows.free(without: Set(matchedRows.compactMap { $0 }))
    let clubs = players.clubNames
    let sharesClubs = rows.isRepeat.indices.contains { row in
      (rows.keys.club(row) ?? apart(names[row]).club).map(clubs.contains) ?? false
    }
    var rowsOfPlayer: [Int: [Int]] = [:]
    for row in free {
      let (name, bracketed) = apart(names[row])
      let club = sharesClubs ? rows.keys.club(row) ?? bracketed : nil
      let meant = called(name).filter { player in
        !isKnownByID(player) && (club == nil || players.club(player).map { $0 == club } ?? true)
      }
      guard let first = meant.first, meant.contains(where: { matchedRows[$0] == nil }) else { continue }
      if meant.allSatisfy({ $0 == first || areOne(first, $0) }) {
        for player in meant where matchedRows[player] == nil { rowsOfPlayer[player, default: []].append(row) }
      } else if meant.contains(where: { folded(playerNames[$0]) != folded(name) }) {
        // Namesakes by their whole name are told apart by clubs, or ambiguous.
        unclear.append((row, meant))
      }
    }
    partialNameMatches = rowsOfPlayer.filter { $0.value.count == 1 }.map { ($0, $1[0]) }
      .sorted { $0.player < $1.player }
    for (player, row) in partialNameMatches { matchedRows[player] = row }
    joinPartsOfRows(rowsCalled, playerNames, names, sharesClubs)
  }

  /// Joins players without a match whose name is a part of that of one row, which no other player means.
  private mutating func joinPartsOfRows(
    _ called: (String) -> [Int], _ names: TextColumn, _ rowNames: TextColumn, _ sharesClubs: Bool
  ) {
    let all = Set(rows.free(without: []))
    let free = all.subtracting(matchedRows.compactMap { $0 })
    var playersOfRow: [Int: [Int]] = [:]
    for player in matchedRows.indices where matchedRows[player] == nil && !isKnownByID(player) {
      let club = sharesClubs ? players.club(player) : nil
      // Namesakes by their whole name are told apart by clubs, or ambiguous.
      let meant = called(names[player]).filter { row in
        all.contains(row) && folded(rowNames[row]) != folded(names[player])
          && (club == nil || rows.keys.club(row).map { $0 == club } ?? true)
      }
      let left = meant.filter(free.contains)
      if left.count > 1 { unclearPlayers.append((player, left)) }
      if meant.count == 1, let row = left.first { playersOfRow[row, default: []].append(player) }
    }
    for (row, members) in playersOfRow.sorted(by: { $0.value[0] < $1.value[0] })
    where members.allSatisfy({ $0 == members[0] || areOne(members[0], $0) }) {
      for player in members {
        matchedRows[player] = row
        partialNameMatches.append((player, row))
      }
    }
  }

  /// Returns a name without the club in brackets behind it, and that club.
  private func apart(_ name: String) -> (name: String, club: String?) {
    guard name.hasSuffix(")"), let bracket = name.lastIndex(of: "(") else { return (name, nil) }
    let club = name[name.index(after: bracket)...].dropLast().lowercased()
    return (name[..<bracket].trimmingSpaces(), club)
  }

  /// Assigns players with the same name the rows of their clubs, where the name alone does not decide.
  private mutating func tellApart(_ namesakes: [Int], _ candidates: [Int]) {
    let severalPlayers = namesakes.contains { !areOne(namesakes[0], $0) && $0 != namesakes[0] }
    guard severalPlayers || rows.haveSeveralSkills(candidates) else {
      for player in namesakes {
        guard let club = players.club(player) else { continue }
        matchedRows[player] = candidates.first { rows.keys.club($0) == club } ?? matchedRows[player]
      }
      return
    }
    let rowsOfClub = Dictionary(grouping: candidates) { rows.keys.club($0) }
    var playerOfRow: [Int: Int] = [:]
    var isClear = true
    for player in namesakes {
      let ofClub = players.club(player).flatMap { rowsOfClub[$0] } ?? []
      matchedRows[player] = ofClub.first
      guard let partner = ofClub.first else { continue }
      if let other = playerOfRow[partner], !areOne(other, player) { isClear = false }
      if rows.haveSeveralSkills(ofClub) { isClear = false }
      playerOfRow[partner] = player
    }
    if !isClear || playerOfRow.isEmpty { ambiguities.append(Ambiguity(players: namesakes, rows: candidates)) }
  }

  /// Finds players with another club in the second file, and unmatches them if these are no two spellings of one club.
  /// Files of two sites may name all clubs differently.
  private mutating func findOtherClubs() {
    var (joined, clubs): ([(player: Int, row: Int)], [(own: String, other: String)]) = ([], [])
    for (player, partner) in matchedRows.enumerated() where !isKnownByID(player) && !players.areCodes {
      guard let row = partner, let own = players.club(player), let other = rows.keys.club(row) else {
        continue
      }
      joined.append((player, row))
      clubs.append((own, other))
    }
    let differing = clubs.indices.filter { clubs[$0].own != clubs[$0].other }
    if differing.isEmpty { return }
    let alike = clubs.count - differing.count
    let areUnusual = differing.count <= max(alike, Self.fewOtherClubs)
    let (clubsHere, clubsThere) = (players.clubNames, rows.keys.clubNames)
    let spellings = ClubSpellings(clubs)
    for index in differing {
      let ((own, other), (player, row)) = (clubs[index], joined[index])
      let isKnown = clubsHere.contains(other) || clubsThere.contains(own)
      if !spellings.areOne(own, other) || (isKnown && (areUnusual || alike > 0)) {
        rowsOfNamesakes[player] = row
        matchedRows[player] = nil
      } else if areUnusual || spellings.restOnOnePlayer(own, other) {
        otherClubs.append((player, row))
      }
    }
  }

  /// Finds players whose name shares no word with that of their row: two files may each number their players in their
  /// own way.
  private mutating func findOtherNames() {
    guard let names = players.names, let rowNames = rows.keys.names else { return }
    func words(_ name: String) -> Set<Substring> { Set(folded(name).split { !$0.isLetter }) }
    var count = 0
    for player in matchedRows.indices where isKnownByID(player) {
      guard let row = matchedRows[player], !names.isEmpty(player), !rowNames.isEmpty(row) else { continue }
      count += 1
      if words(names[player]).isDisjoint(with: words(rowNames[row])) { otherNames.append((player, row)) }
    }
    if otherNames.count * 2 <= count, !otherNames.isEmpty {
      let known = Set((0..<names.count).map { folded(names[$0]) })
      otherNames = otherNames.filter { known.contains(folded(rowNames[$0.row])) }
    }
  }

  /// Up to this many players with another club are reported even where the files agree on no club.
  private static let fewOtherClubs = 3
}
