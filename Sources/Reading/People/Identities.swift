import Selection
import Tables

/// Identifies the players of a pool: rows that repeat a player, rows that contradict one another, and namesakes.
///
/// A player is identified by their id where there is one, otherwise by their name. The same player twice with the same
/// values counts once; one id with different values is an error; namesakes with different values remain two players and
/// are told apart by club or row. Players known only by name are compared by the whole row, since a column that is not
/// read may be what tells them apart.
struct Identities {
  /// Rows that repeat an earlier row, each with that earlier row; ascending.
  private(set) var repeats: [(row: Int, original: Int)] = []
  /// Rows that give other values for an id seen before, each with the first row of that id; ascending.
  private(set) var contradictions: [(row: Int, original: Int)] = []
  /// The rows of each name that several players share, in pool order.
  private(set) var namesakes: [[Int]] = []

  /// Examines every row of a pool once.
  /// - Parameters:
  ///   - jobs: how many threads may share the rows.
  ///   - idsRepeat: whether several rows may have the same id, as in a file with a row a week: then only equal rows of one
  ///     id repeat one another.
  ///   - rowsArePlayers: whether rows without ids never repeat one another.
  /// - Complexity: O(bytes of the keys).
  init(of pool: Pool, jobs: Int = 1, idsRepeat: Bool = false, rowsArePlayers: Bool = false) {
    // All other rows have a name and an id of their own.
    let rows = pool.rowsThatMayShareKeys(jobs: jobs)
    var names = KeyTable(capacity: rows.count)
    var ids = KeyTable(capacity: pool.ids == nil ? 0 : rows.count)
    // Only for names seen twice, keyed by the first row with the name: the players of that name so far, and the row of
    // each set of values.
    var groups: [Int: [Int]] = [:]
    var rowsByValues: [Int: [PlayerValues: Int]] = [:]

    for row in rows {
      let hasID = !idsRepeat && pool.ids.map { !$0.isEmpty(row) } ?? false
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
      if let original, !hasID, !rowsArePlayers {
        repeats.append((row, original))
      } else {
        groups[first, default: [first]].append(row)
        rowsByValues[first, default: [PlayerValues(pool, first): first]][values] = row
      }
    }
    namesakes = groups.values.sorted { $0[0] < $1[0] }
  }

  /// Returns what tells each namesake apart: the club where all clubs of the name differ, otherwise the row.
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

/// The values of a player's row, apart from the name.
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
  /// The rows that may share their name or id with another row, ascending.
  fileprivate func rowsThatMayShareKeys(jobs: Int) -> [Int] {
    let byName = names.rowsThatMayRepeat(jobs: jobs)
    guard let ids else { return byName }
    // An empty id is no id, though it repeats.
    let byID = ids.rowsThatMayRepeat(jobs: jobs).filter { !ids.isEmpty($0) }
    return byID.isEmpty ? byName : Set(byName).union(byID).sorted()
  }

  /// Whether a row repeats another row of the same name: nothing in it tells them apart.
  func isRepeat(_ one: Int, of other: Int) -> Bool { PlayerValues(self, one) == PlayerValues(self, other) }

  /// Whether two rows with the same id agree about the player.
  fileprivate func hasSameValues(_ one: Int, _ other: Int) -> Bool {
    names[one] == names[other]
      && PlayerValues(self, one, wholeRow: false) == PlayerValues(self, other, wholeRow: false)
  }
}
