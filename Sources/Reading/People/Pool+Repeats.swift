import Selection
import Tables
import Words

extension PoolRequest {
  /// Returns the pool without rows that repeat a player, and finds people with several rows; contradicting rows are an
  /// error.
  func removingRepeats(from pool: Pool, in table: Table, noting quality: inout DataQuality) throws(InputError)
    -> Pool
  {
    var pool = pool
    var identities = Identities(of: pool, jobs: jobs, rowsArePlayers: rowsArePlayers)
    var peopleByID: [[Int]]?
    if !rowsArePlayers, pool.hasSeveralRowsAnID(identities.contradictions) {
      peopleByID = pool.rowsByID
      let renamed = identities.contradictions.filter { pool.names[$0.row] != pool.names[$0.original] }
      warn(of: renamed, in: pool, "other-name", &quality) { [pool] in
        "the id \(quoted(pool.ids![$0])) is that of \(quoted(pool.names[$1])) on line \(pool.lines[$1]); "
          + "\(quoted(pool.names[$0])) is treated as the same player"
      }
      identities = Identities(of: pool, jobs: jobs, idsRepeat: true)
      pool.ids = nil
    }
    guard identities.contradictions.isEmpty else {
      throw contradictionError(
        identities.contradictions, key: .id, in: path, lines: pool.lines, name: { pool.ids![$0] })
    }
    var named = pool
    named.namesakes = identities.marks(in: pool)
    named.people =
      rowsArePlayers ? [] : People(peopleByID ?? people(among: identities.namesakes, of: pool, in: table))
    for row in named.people.filter({ areSlots($0, of: pool) }).joined() {
      named.namesakes[row] = pool.roles?[row]
    }
    warn(of: identities, in: named, table, &quality)
    let twins = lookAlikes(in: pool)
    warn(of: twins, in: pool, "look-alike", &quality) { row, original in
      LookAlikes.warning(
        about: pool.names[row], like: pool.names[original], on: "on line \(pool.lines[original])")
    }
    let known = Set(twins.map(\.row))
    warn(
      of: otherSpellings(in: named).filter { !known.contains($0.row) }, in: pool, "other-spelling", &quality
    ) {
      "\(quoted(pool.names[$0])) may be \(quoted(pool.names[$1])) on line \(pool.lines[$1]); they count as different "
        + "players"
    }
    guard !identities.repeats.isEmpty else { return named }
    var isRepeat = Array(repeating: false, count: pool.count)
    for (row, _) in identities.repeats { isRepeat[row] = true }
    return named.selecting(isRepeat.indices.filter { !isRepeat[$0] })
  }

  private func warn(of identities: Identities, in pool: Pool, _ table: Table, _ quality: inout DataQuality) {
    quality.rowsRepeated = identities.repeats.count
    quality.warn(
      identities.repeats.lazy.map { row, original in
        let message = "\(quoted(pool.names[row])) repeats line \(pool.lines[original]); counted once"
        return warning("repeat", message, on: pool.lines[row])
      })
    let furtherRows = Set(pool.people.flatMap { $0.dropFirst() })
    quality.namesakes = identities.namesakes.map { $0.count { !furtherRows.contains($0) } }.reduce(0) {
      $1 > 1 ? $0 + $1 : $0
    }
    quality.warn(severalRows(of: pool.people.filter { !areSlots($0, of: pool) }, in: pool, table))
    if rowsArePlayers { return }
    let unclear = identities.namesakes.filter { group in group.contains { pool.ids?.isEmpty($0) ?? true } }
      .map { group in group.filter { !furtherRows.contains($0) } }.filter { $0.count > 1 }
    quality.warn(
      unclear.lazy.map { group in
        let message =
          "\(group.count) players are called \(quoted(pool.names[group[0]])) "
          + "(the first on line \(pool.lines[group[0]])); they count as different players"
        return warning("namesakes", message, on: pool.lines[group[1]])
      })
  }

  /// Adds a warning about each row that has a name like that of an earlier row.
  private func warn(
    of pairs: [(row: Int, original: Int)], in pool: Pool, _ code: String, _ quality: inout DataQuality,
    message: (Int, Int) -> String
  ) {
    let first = pairs.prefix(DataQuality.listed).map { warning(code, message($0, $1), on: pool.lines[$0]) }
    quality.warn(first, count: pairs.count)
  }

  /// Returns the players whose names look like an earlier one.
  private func lookAlikes(in pool: Pool) -> [(row: Int, original: Int)] {
    // The texts of a million rows are created only where one of them may not be spelled as it looks.
    guard pool.names.holdsMoreThanPlainWords else { return [] }
    return LookAlikes((0..<pool.count).lazy.map { pool.names[$0] }).pairs.map { ($0.index, $0.original) }
  }

  /// Returns the players of one club whose names differ only in case, accents and dots: in a list made of two, they may
  /// be one player. In larger pools, the search would take a notable part of the reading time.
  private func otherSpellings(in pool: Pool) -> [(row: Int, original: Int)] {
    guard pool.count <= 20_000 else { return [] }
    var firstRows: [Int: Int] = [:]
    var spellings: Set<String> = []
    return (0..<pool.count).compactMap { row in
      let hash = pool.names.withBytes(of: row, foldedHash)
      guard let original = firstRows[hash] else {
        firstRows[hash] = row
        return nil
      }
      let (name, other) = (pool.names[row], pool.names[original])
      guard name != other, pool.mayBeOne(row, original), folded(name) == folded(other) else { return nil }
      return spellings.insert(name).inserted ? (row, original) : nil
    }
  }
}

extension Pool {
  /// Whether two rows may be one player who is not known to be: neither their clubs nor their ids differ.
  fileprivate func mayBeOne(_ one: Int, _ other: Int) -> Bool {
    func id(_ row: Int) -> String? { ids.flatMap { $0.isEmpty(row) ? nil : $0[row] } }
    return clubs?[one].lowercased() == clubs?[other].lowercased() && (id(one) == nil || id(other) == nil)
      && !people.rows(with: one).contains(other)
  }
}

extension Pool {
  /// Whether the ids are those of people in several rows, as in a file with a row a week, and not of rows: many rows repeat
  /// an id, and nearly all of them with the same name.
  fileprivate func hasSeveralRowsAnID(_ contradictions: [(row: Int, original: Int)]) -> Bool {
    Set(contradictions.map(\.original)).count >= 3 && contradictions.count * 5 >= count
      && contradictions.count { names[$0] == names[$1] || folded(names[$0]) == folded(names[$1]) } * 10
        >= contradictions.count * 9
  }

  /// The rows of each id that several rows have.
  fileprivate var rowsByID: [[Int]] {
    guard let ids else { return [] }
    return Dictionary(grouping: (0..<count).filter { !ids.isEmpty($0) }) { ids[$0] }.values
      .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}
