import Tables
import Words

extension PoolRequest {
  /// Returns the pool without rows that repeat a player, and finds people with several rows; contradicting rows are an
  /// error.
  func removingRepeats(from pool: Pool, in table: Table, noting quality: inout DataQuality) throws(InputError)
    -> Pool
  {
    var pool = pool
    var identities = Identities(of: pool, jobs: jobs)
    if !rowsArePlayers, pool.hasSeveralRowsAnID(identities.contradictions) {
      pool.ids = nil
      identities = Identities(of: pool, jobs: jobs)
    }
    guard identities.contradictions.isEmpty else {
      throw contradictionError(
        identities.contradictions, key: .id, in: path, lines: pool.lines, name: { pool.ids![$0] })
    }
    var named = pool
    named.namesakes = identities.marks(in: pool)
    named.people = rowsArePlayers ? [] : People(people(among: identities.namesakes, of: pool, in: table))
    for row in named.people.filter({ areSlots($0, of: pool) }).joined() {
      named.namesakes[row] = pool.roles?[row]
    }
    warn(of: identities, in: named, table, &quality)
    warnOfLookAlikes(in: pool, &quality)
    guard !identities.repeats.isEmpty else { return named }
    var isRepeat = Array(repeating: false, count: pool.count)
    for (row, _) in identities.repeats { isRepeat[row] = true }
    return named.selecting(isRepeat.indices.filter { !isRepeat[$0] })
  }

  private func warn(of identities: Identities, in pool: Pool, _ table: Table, _ quality: inout DataQuality) {
    quality.rowsRepeated = identities.repeats.count
    quality.warn(
      identities.repeats.lazy.map { row, original in
        Diagnostic(
          .warning, file: path, line: Int(pool.lines[row]), code: "repeat",
          message: "\(quoted(pool.names[row])) repeats line \(pool.lines[original]); counted once")
      }, count: identities.repeats.count)
    let furtherRows = Set(pool.people.flatMap { $0.dropFirst() })
    quality.namesakes = identities.namesakes.map { $0.count { !furtherRows.contains($0) } }.reduce(0) {
      $1 > 1 ? $0 + $1 : $0
    }
    let several = severalRows(of: pool.people.filter { !areSlots($0, of: pool) }, in: pool, table)
    quality.warn(several.prefix(DataQuality.listed), count: several.count)
    let explained = Set(pool.people.joined())
    let unclear = identities.namesakes.filter { group in
      !group.allSatisfy(explained.contains) && group.contains { row in pool.ids?.isEmpty(row) ?? true }
    }
    quality.warn(
      unclear.lazy.map { group in
        let players = group.count { !furtherRows.contains($0) }
        return Diagnostic(
          .warning, file: path, line: Int(pool.lines[group[1]]), code: "namesakes",
          message: "\(players) players are called \(quoted(pool.names[group[0]])) "
            + "(the first on line \(pool.lines[group[0]])); they count as different players")
      }, count: unclear.count)
  }

  private func warnOfLookAlikes(in pool: Pool, _ quality: inout DataQuality) {
    // The texts of a million rows are created only where one of them may not be spelled as it looks.
    guard pool.names.holdsMoreThanPlainWords else { return }
    let twins = LookAlikes((0..<pool.count).lazy.map { pool.names[$0] }).pairs
    quality.warn(
      twins.lazy.map { row, original in
        Diagnostic(
          .warning, file: path, line: Int(pool.lines[row]), code: "look-alike",
          message: LookAlikes.warning(
            about: pool.names[row], like: pool.names[original], on: "on line \(pool.lines[original])"))
      }, count: twins.count)
  }
}

extension Pool {
  /// Whether the ids are those of people in several rows, as in a file with a row a week, and not of rows: many rows repeat
  /// an id with the same name and club.
  fileprivate func hasSeveralRowsAnID(_ contradictions: [(row: Int, original: Int)]) -> Bool {
    Set(contradictions.map(\.original)).count >= 3 && contradictions.count * 5 >= count
      && contradictions.allSatisfy { names[$0] == names[$1] && clubs?[$0] == clubs?[$1] }
  }
}
