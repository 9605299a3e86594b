import Selection
import Tables

extension TeamFile {
  /// Reads a team file: a CSV with a column `name` or `id`, optionally `club`, `row`, `final` and `slot`, and for
  /// players who are owned `sell` or `bought`. Lines above the header are skipped, and an edit keeps them.
  ///
  /// - Parameters:
  ///   - path: the file as the user spelled it.
  ///   - encoding: how bytes encode characters; a byte-order mark takes precedence.
  ///   - inspect: sees every byte of the file once, in order (for a checksum).
  /// - Throws: `InputError`, with all problems of the file at once. A file without players is an empty team, not an
  ///   error.
  public init(
    reading path: String, encoding: TableRequest.Encoding = .utf8,
    inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(InputError) {
    var request = TableRequest(
      columns: TeamColumn.allCases.map { column in
        TableRequest.Column(
          key: column.rawValue, sources: [[.header(column.rawValue)]],
          synonyms: column == .name ? ["player"] : [])
      })
    request.alternatives = [TeamColumn.name, .id].map(\.rawValue)
    // The header words of pools apply to teams too.
    request.usesGuesses = true
    request.guesses = { preview in
      var guess = ColumnGuesser(preview, for: PoolRequest(path: path)).completed(
        GuessedColumns(), with: [.id, .name, .club])
      for column in [TeamColumn.sell, .bought]
      where !preview.headers.contains(where: { $0.lowercased() == column.rawValue }) {
        let words = Set(column.words.map(squashed))
        guess.places[column.rawValue] = preview.headers.firstIndex { words.contains(squashed($0)) }.map {
          [$0]
        }
      }
      return guess.places.isEmpty ? [] : [guess]
    }
    request.encoding = encoding
    var (table, cells) = try readEditableTable(path, request, inspect: inspect)
    let totals = Self.leaveOutTotals(of: &table, &cells, path)
    let lines = TeamLines(table: table, path: path)
    let faults = lines.problems
    let problems = faults.isEmpty ? [lines.contradiction].compactMap { $0 } : faults
    guard problems.isEmpty else { throw .invalid(problems: problems, count: problems.count) }
    let finals = (0..<table.count).map { lines.isFinal($0) == true }
    self.init(
      path: path, entries: (0..<table.count).compactMap { lines.entry($0) },
      isFinal: !finals.isEmpty && !finals.contains(false), byteCount: table.byteCount, cells: cells,
      titles: (table.guess?.places ?? [:]).compactMapValues { table.headers[$0[0]] })
    warnings = totals
  }

  /// Leaves out the rows of totals at the end, and returns warnings about them.
  private static func leaveOutTotals(
    of table: inout Table, _ cells: inout EditableTable, _ path: String
  ) -> [Diagnostic] {
    let columns = [table.texts(of: .name), table.texts(of: .id)].compactMap(\.self)
    // What a team file says besides the name is about a player.
    let details = [TeamColumn.club, .row, .slot].compactMap { table.texts(of: $0) }
    let rows = TotalsRow.rows(of: table, named: columns, unless: details)
    guard !rows.isEmpty else { return [] }
    let warnings = TotalsRow.warnings(about: rows, of: table, named: columns, path)
    table = table.selecting(Array(0..<rows.lowerBound))
    cells.keep(Array(0..<rows.lowerBound))
    return warnings
  }
}

/// The lines of a team file and their problems.
private struct TeamLines {
  let table: Table
  let path: String

  func entry(_ row: Int) -> TeamFile.Entry? {
    let (id, name) = (text(.id, row), text(.name, row))
    guard id != nil || name != nil else { return nil }
    return TeamFile.Entry(
      player: PlayerReference(
        id: id, name: name, club: text(.club, row), row: text(.row, row).flatMap { Int($0) },
        slot: text(.slot, row)),
      line: Int(table.lines[row]), sell: text(.sell, row), bought: text(.bought, row))
  }

  /// Whether the line calls the team final; `nil` where it is neither yes nor no.
  func isFinal(_ row: Int) -> Bool? {
    switch text(.final, row)?.lowercased() {
    case nil, "no", "n", "false", "0": false
    case "yes", "y", "true", "1": true
    default: nil
    }
  }

  /// The problem that some lines call the team final and others do not.
  var contradiction: Diagnostic? {
    let finals = (0..<table.count).map { text(.final, $0) == nil ? nil : isFinal($0) }
    guard let yes = finals.firstIndex(of: true), let no = finals.firstIndex(of: false) else { return nil }
    return Diagnostic(
      .error, file: path, line: Int(table.lines[no]), column: TeamColumn.final.rawValue,
      code: "final-differs", message: "no, but line \(table.lines[yes]) says yes; every line must agree")
  }

  var problems: [Diagnostic] { (0..<table.count).flatMap(problems) }

  private func problems(_ row: Int) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    func add(_ column: TeamColumn, _ code: String, _ message: String) {
      problems.append(
        Diagnostic(
          .error, file: path, line: Int(table.lines[row]), column: column.rawValue, code: code,
          message: message))
    }
    if entry(row) == nil { add(table.texts(of: .name) == nil ? .id : .name, "missing", "no player is given") }
    if let number = text(.row, row), !((Int(number) ?? 0) >= 1) {
      add(.row, "not-a-row", "\(quoted(number)) is not a row of the pool; rows count from 1")
    }
    if isFinal(row) == nil {
      add(.final, "not-yes-or-no", "\(quoted(text(.final, row) ?? "")) is neither yes nor no")
    }
    return problems
  }

  private func text(_ column: TeamColumn, _ row: Int) -> String? {
    guard let text = table.texts(of: column)?[row], !text.isEmpty else { return nil }
    return text
  }
}

extension Table {
  fileprivate func texts(of column: TeamColumn) -> TextColumn? {
    texts(at: TeamColumn.allCases.firstIndex(of: column)!)
  }
}
