import Tables

/// Skills from a second file, joined to the players of a pool by id or name.
struct SkillJoin {
  /// For each player the row in the second file; `nil` where there is none.
  private(set) var partners: [Int?]
  /// The rows of the second file that belong to nobody, ascending.
  private(set) var unused: [Int] = []
  /// Rows of the second file that give another skill for a player given before, each with the first one.
  private(set) var contradictions: [(row: Int, original: Int)] = []

  /// Joins `keys`, one for each player, with the rows of the second file that have these keys.
  init(keys: TextColumn, with skillKeys: TextColumn, of skills: DecimalColumn) {
    var table = KeyTable(capacity: skillKeys.count)
    var isUsed = Array(repeating: false, count: skillKeys.count)
    for row in 0..<skillKeys.count {
      guard let original = table.firstRow(sharing: row, in: skillKeys) else { continue }
      isUsed[row] = true
      if skills[row] != skills[original] { contradictions.append((row, original)) }
    }
    partners = (0..<keys.count).map { table.row(of: keys[$0], in: skillKeys) }
    for case let partner? in partners { isUsed[partner] = true }
    unused = isUsed.indices.filter { !isUsed[$0] }
  }
}
