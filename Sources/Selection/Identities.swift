import Tables

/// Who is who in a pool: rows that repeat a player, rows that contradict one another, and namesakes.
///
/// A player is known by the id where there is one, else by the name. The same player twice with the same
/// values counts once; one id with different values is an error; namesakes with other values stay two
/// players and are told apart by club or row. Of players who are known by their names alone the whole rows are
/// compared, since a column that nobody reads may be what tells them apart.
struct Identities {
  /// Rows that repeat an earlier row, each with that row; ascending.
  private(set) var repeats: [(row: Int, original: Int)] = []
  /// Rows that give other values for an id seen before, each with the first row of that id; ascending.
  private(set) var contradictions: [(row: Int, original: Int)] = []
  /// For each name that several players have, their rows in pool order.
  private(set) var namesakes: [[Int]] = []

  /// Looks at every row of a pool once.
  /// - Parameter jobs: how many threads may share them.
  /// - Complexity: O(bytes of the keys).
  init(of pool: Pool, jobs: Int = 1) {
    // All others share neither name nor id with anybody.
    let rows = pool.rowsThatMayShareKeys(jobs: jobs)
    var names = KeyTable(capacity: rows.count)
    var ids = KeyTable(capacity: pool.ids == nil ? 0 : rows.count)
    // Only for names met twice, by the first row that has the name: the players of that name so far,
    // and which row has which values.
    var groups: [Int: [Int]] = [:]
    var rowsByValues: [Int: [PlayerValues: Int]] = [:]

    for row in rows {
      let hasID = pool.ids.map { !$0.isEmpty(row) } ?? false
      if hasID, let original = ids.firstRow(sharing: row, in: pool.ids!) {
        if pool.hasSameValues(row, original) {
          repeats.append((row, original))
        } else {
          contradictions.append((row, original))
        }
        continue
      }
      guard let first = names.firstRow(sharing: row, in: pool.names) else { continue }
      let values = PlayerValues(pool, row)
      let original = rowsByValues[first, default: [PlayerValues(pool, first): first]][values]
      if let original, !hasID {
        repeats.append((row, original))
      } else {
        groups[first, default: [first]].append(row)
        rowsByValues[first, default: [PlayerValues(pool, first): first]][values] = row
      }
    }
    namesakes = groups.values.sorted { $0[0] < $1[0] }
  }

  /// For each namesake the mark that tells it apart: the club where all clubs of the name differ, else
  /// the row.
  func marks(in pool: Pool) -> [Int: String] {
    var marks: [Int: String] = [:]
    for group in namesakes {
      let clubs = group.map { pool.clubs?[$0] ?? "" }
      let clubsDiffer = Set(clubs).count == clubs.count && !clubs.contains("")
      for (index, club) in zip(group, clubs) {
        marks[index] = clubsDiffer ? club : "row \(pool.records[index])"
      }
    }
    return marks
  }
}

/// What a row says of a player, apart from the name.
private struct PlayerValues: Hashable {
  let skill: Int128
  let cost: Int128
  let id: String?
  let role: String?
  let club: String?
  let otherCells: UInt64?

  init(_ pool: Pool, _ row: Int, wholeRow: Bool = true) {
    skill = pool.skills[row]
    cost = pool.costs[row]
    id = pool.ids?[row]
    role = pool.roles?[row]
    club = pool.clubs?[row]
    otherCells = wholeRow && !pool.otherCells.isEmpty ? pool.otherCells[row] : nil
  }
}

extension Pool {
  /// The rows whose name or id another row may have too, ascending.
  fileprivate func rowsThatMayShareKeys(jobs: Int) -> [Int] {
    let byName = names.rowsThatMayRepeat(jobs: jobs)
    guard let ids else { return byName }
    // An empty id is none, and repeats.
    let byID = ids.rowsThatMayRepeat(jobs: jobs).filter { !ids.isEmpty($0) }
    return byID.isEmpty ? byName : Set(byName).union(byID).sorted()
  }

  /// Whether a row repeats another one of the same name: nothing in it tells them apart.
  func isRepeat(_ one: Int, of other: Int) -> Bool { PlayerValues(self, one) == PlayerValues(self, other) }

  /// Whether two rows of one id say the same of the player.
  fileprivate func hasSameValues(_ one: Int, _ other: Int) -> Bool {
    names[one] == names[other]
      && PlayerValues(self, one, wholeRow: false) == PlayerValues(self, other, wholeRow: false)
  }
}
