import Tables

/// Skills from a second file, joined to the players of a pool.
///
/// A player with an id is joined by it where the second file has ids, everyone else by name, among the rows
/// of the second file that are not known by an id. An empty id is none.
struct SkillJoin {
  /// The keys of one of the files.
  struct Keys {
    /// The ids, where the file has them.
    var ids: TextColumn?
    /// The names, where the file has them.
    var names: TextColumn?

    /// Whether a row has an id.
    func hasID(_ row: Int) -> Bool {
      ids.map { !$0.range(of: row).isEmpty } ?? false
    }
  }

  /// For each player the row in the second file; `nil` where there is none.
  private(set) var partners: [Int?]
  /// The rows of the second file that belong to nobody, ascending.
  private(set) var unused: [Int] = []
  /// Rows of the second file that give another skill for a key given before, each with the first one.
  private(set) var contradictions: [(row: Int, original: Int)] = []

  /// Joins `count` players with the rows of the second file.
  init(_ count: Int, _ players: Keys, with second: Keys, of skills: DecimalColumn) {
    let idsCount = players.ids != nil && second.ids != nil
    var byID = KeyTable(capacity: idsCount ? skills.count : 0)
    var byName = KeyTable(capacity: skills.count)
    var isUsed = Array(repeating: false, count: skills.count)
    for row in 0..<skills.count {
      let original: Int?
      if idsCount, second.hasID(row) {
        original = byID.firstRow(sharing: row, in: second.ids!)
      } else if let names = second.names, !names.range(of: row).isEmpty {
        original = byName.firstRow(sharing: row, in: names)
      } else {
        continue
      }
      guard let original else { continue }
      isUsed[row] = true
      if skills[row] != skills[original] { contradictions.append((row, original)) }
    }
    partners = (0..<count).map { player in
      if idsCount, players.hasID(player) { return byID.row(of: players.ids![player], in: second.ids!) }
      guard let names = players.names, let known = second.names else { return nil }
      return byName.row(of: names[player], in: known)
    }
    for case let partner? in partners { isUsed[partner] = true }
    unused = isUsed.indices.filter { !isUsed[$0] }
  }
}
