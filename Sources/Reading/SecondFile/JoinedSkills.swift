import Selection
import Tables
import Words

/// A pool and the second file that has its skills, joined row by row.
///
/// Rows are joined by id where both files have one, otherwise by name; namesakes by name and club. Players without a
/// match are left out with a warning. Rows that match no player are a warning too.
final class JoinedSkills {
  private let request: PoolRequest
  private let source: PoolRequest.SkillSource
  private let table: Table
  /// The rows of the pool and those that conditions leave out, read where they matter; `nil` if the file cannot be read
  /// again.
  private lazy var everyone = request.filters.isEmpty ? table : request.readWithoutConditions()
  private let second: Table
  /// How the second file was interpreted where the user did not say.
  private let readAs: InferredFormat?
  private let skills: DecimalColumn
  /// The keys of the pool.
  private var players: SkillJoin.Keys
  /// The keys of the second file.
  private var known: SkillJoin.Keys
  private var join: SkillJoin
  private var sharesNoID = false

  /// Reads the second file and joins its rows to those of `table`, the pool of `request`.
  /// - Throws: `InputError`: two skills for one key are an error, and so are namesakes whom no club tells apart.
  init(
    _ source: PoolRequest.SkillSource, to table: Table, for request: PoolRequest,
    inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) {
    let source = source.turned(for: table)
    let wanted = request.skillFileRequest(source, idHeader: table.header(of: PoolColumn.id.index))
    second = try readTable(source.path, wanted, inspect: inspect)
    readAs = InferredFormat(second, wanted)
    skills = second.numbers(at: SkillFileColumn.skill.rawValue)!
    (self.request, self.source, self.table) = (request, source, table)
    players = SkillJoin.Keys(of: table, joinedBy: source)
    known = SkillJoin.Keys(
      ids: source.key == nil ? second.texts(at: SkillFileColumn.id.rawValue) : nil,
      names: second.texts(at: SkillFileColumn.name.rawValue),
      clubs: second.texts(at: SkillFileColumn.club.rawValue))
    guard known.names != nil || (known.ids != nil && players.ids != nil) else {
      throw request.noKey(source, second, table)
    }
    join = request.join(players, of: table, with: known, of: skills)
    if !request.filters.isEmpty, players.clubs != nil, known.clubs != nil {
      // Which clubs there are is known from the whole file.
      players.allClubs = everyone?.text(.club)
      join = request.join(players, of: table, with: known, of: skills)
    }
    if join.hasNoCommonID, players.names != nil, known.names != nil {
      // Each site numbers its players in its own way.
      (players.ids, known.ids) = (nil, nil)
      join = request.join(players, of: table, with: known, of: skills)
      sharesNoID = true
    }
    try refuseDoubts()
  }

  /// The pool, each of its players with the skill of their row.
  var pool: Pool {
    let matched = join.matchedRows.indices.filter { join.matchedRows[$0] != nil }
    return Pool(
      table.selecting(matched), skills: skills.selecting(join.matchedRows.compactMap { $0 }), for: request)
  }

  var skillFile: SkillFile {
    let file = InputFile(
      path: source.path, bytes: second.byteCount, rows: second.recordsRead,
      used: second.count - join.unused.count)
    return SkillFile(
      file: file, readAs: readAs, rowsBad: second.badRecordCount,
      skillHeader: second.namedHeader(of: .skill, at: SkillFileColumn.skill.rawValue))
  }

  // MARK: Doubts

  private func refuseDoubts() throws(InputError) {
    guard join.contradictions.isEmpty else {
      throw contradictionError(
        join.contradictions, key: .skill, in: source.path, lines: second.lines,
        advice: "; keep one row for each player in the file", name: known.text)
    }
    let unclear =
      join.unclear.map { row, meant in
        unclearName(known.label(row), on: second.lines[row], of: source.path, players.choices(meant))
      }
      + join.unclearPlayers.map { player, meant in
        let choices = "\(known.choices(meant)) in \(source.path)"
        return unclearName(players.label(player), on: table.lines[player], of: request.path, choices)
      }
    guard unclear.isEmpty else { throw .listing(unclear) }
    guard join.ambiguities.isEmpty else {
      throw .invalid(
        problems: join.ambiguities.prefix(DataQuality.listed).map(ambiguity), count: join.ambiguities.count)
    }
  }

  /// Returns the error for a name that is a part of several names in the other file.
  private func unclearName(_ name: String, on line: Int32, of file: String, _ choices: String) -> Diagnostic {
    Diagnostic(
      .error, file: file, line: Int(line), column: PoolColumn.name.rawValue, code: "namesakes",
      message: "\(name) may be \(choices); write the whole name")
  }

  /// Returns the error for namesakes whom the second file does not tell apart.
  private func ambiguity(_ group: SkillJoin.Ambiguity) -> Diagnostic {
    let lines = group.players.map { table.lines[$0] }
    let also = lines.count == 1 ? "" : ", as on \(linesListed(lines.dropFirst()))"
    return Diagnostic(
      .error, file: request.path, line: Int(lines[0]), column: PoolColumn.name.rawValue, code: "namesakes",
      message: "\(players.label(group.players[0]))\(also): it is unclear whose skill is on "
        + "\(linesListed(group.rows.map { second.lines[$0] })) of \(source.path); \(remedy(for: group))")
  }

  private func remedy(for group: SkillJoin.Ambiguity) -> String {
    let here = group.players.filter { players.club($0) != nil }
    let there = group.rows.filter { known.club($0) != nil }
    guard let player = here.first, let row = there.first,
      Set(here.map(players.club)).isDisjoint(with: there.map(known.club))
    else {
      return
        "tell namesakes apart with a column 'id' or 'club' in both files; --columns club=HEADER selects one under "
        + "another header"
    }
    return "the files spell their clubs differently, as \(quoted(players.clubs![player])) and "
      + "\(quoted(known.clubs![row])); spell them alike, or add a column 'id' to both files"
  }

  // MARK: Warnings

  /// Adds warnings about the second file, players without a match, rows without a player, and players with another
  /// name or club in the second file.
  func warn(_ quality: inout DataQuality) {
    quality.warn(second.headerWarnings)
    quality.warn(second.badRecords, count: second.badRecordProblemCount)
    if sharesNoID {
      quality.warn([ofPool("no-common-id", "none of its ids is in \(source.path); joined by name")])
    }
    let names = [known.names, known.ids].compactMap(\.self)
    let unmatched = rowsWithoutPlayer()
    let isTotal = unmatched.map { row in TotalsRow.isNamed(names.map { $0[row] }) }
    let totals = zip(unmatched, isTotal).filter(\.1).map(\.0)
    quality.warn(TotalsRow.warnings(about: totals, of: second, named: names, source.path))
    warn(ofRowsWithoutPlayer: zip(unmatched, isTotal).filter { !$0.1 }.map(\.0), &quality)
    warnOfOtherNamesAndClubs(&quality)
  }

  /// Returns the rows of the second file that match no player, not even one whom a condition left out.
  private func rowsWithoutPlayer() -> [Int] {
    guard !request.filters.isEmpty, !join.unused.isEmpty else { return join.unused }
    guard let everyone else { return [] }
    var players = SkillJoin.Keys(of: everyone, joinedBy: source)
    if known.ids == nil { players.ids = nil }
    let unused = Set(request.join(players, of: everyone, with: known, of: skills).unused)
    return join.unused.filter(unused.contains)
  }

  /// Adds warnings for players without a match, and for rows without a player.
  private func warn(ofRowsWithoutPlayer strangers: [Int], _ quality: inout DataQuality) {
    let alone = join.matchedRows.indices.filter { join.matchedRows[$0] == nil }
    quality.rowsWithoutSkill = alone.count
    if alone.count + strangers.count > 0 {
      let match = strangers.count == 1 ? "matches" : "match"
      let message =
        "\(join.matchedRows.count - alone.count) of \(join.matchedRows.count) players have a skill in \(source.path)"
        + (strangers.isEmpty ? "" : "; \(strangers.count) of its rows \(match) no player")
      quality.warn([ofPool("joined-in-part", message)])
    }
    quality.warn(
      alone.lazy.map { [self] row in
        let club = join.rowsOfNamesakes[row].map {
          clubs(quoted(known.clubs![$0]), quoted(players.clubs![row]))
        }
        return ofPool(
          "no-skill", "\(players.label(row)) has no skill in \(source.path)\(club ?? ""); left out", row: row)
      }, most: DataQuality.rowsListed)
    let namesakes = Dictionary(join.rowsOfNamesakes.map { ($1, $0) }) { min($0, $1) }
    quality.warn(
      strangers.lazy.map { [self] row in
        let club = namesakes[row].map { clubs(quoted(players.clubs![$0]), quoted(known.clubs![row])) }
        return ofSecond("no-player", "\(known.label(row)) is not in \(request.path)\(club ?? "")", row: row)
      }, most: DataQuality.rowsListed)
  }

  /// Says that a namesake in the other file has another club.
  private func clubs(_ other: String, _ own: String) -> String {
    ", where the player of that name plays for \(other), not \(own)"
  }

  private func warnOfOtherNamesAndClubs(_ quality: inout DataQuality) {
    if let (player, row) = join.otherNames.first {
      let headers = [
        second.header(of: SkillFileColumn.name.rawValue), table.header(of: PoolColumn.name.index),
      ]
      let key = Diagnostic.Option("join", headers.map { $0 ?? "HEADER" }.joined(separator: "="))
      let message =
        "joined by id, but names differ, as \(players.label(player)) and \(known.label(row)) on line "
        + "\(second.lines[row]) of \(source.path); \(key) joins by name"
      quality.warn([ofPool("other-names", message, row: player)])
    }
    quality.warn(
      join.otherClubs.lazy.map { [self] player, row in
        let message =
          "\(players.label(player)) plays for \(quoted(players.clubs![player])) here and for "
          + "\(quoted(known.clubs![row])) on line \(second.lines[row]) of \(source.path); "
          + "treated as the same player"
        return ofPool("other-club", message, row: player)
      })
    quality.warn(
      join.partialNameMatches.lazy.map { [self] player, row in
        ofSecond("joined-by-part", "\(known.label(row)) is matched to \(players.label(player))", row: row)
      })
  }

  /// Returns a warning about the pool, or about a row of it.
  private func ofPool(_ code: String, _ message: String, row: Int? = nil) -> Diagnostic {
    request.warning(code, message, on: row.map { table.lines[$0] })
  }

  /// Returns a warning about a row of the second file.
  private func ofSecond(_ code: String, _ message: String, row: Int) -> Diagnostic {
    Diagnostic(.warning, file: source.path, line: Int(second.lines[row]), code: code, message: message)
  }
}

extension PoolRequest {
  /// Reads the rows that conditions leave out too; `nil` if the file cannot be read again.
  fileprivate func readWithoutConditions() -> Table? {
    guard isRereadable(path) else { return nil }
    var request = self
    (request.filters, request.skipsBadRows) = ([], true)
    return try? request.readLeavingOutTotals(request.tableRequest(), inspect: { _ in }).table
  }

  fileprivate func join(
    _ players: SkillJoin.Keys, of table: Table, with known: SkillJoin.Keys, of skills: DecimalColumn
  ) -> SkillJoin {
    // Rows that repeat a player are one player, whatever skill they will get.
    var unrated = Pool(
      table, skills: DecimalColumn(units: .narrow(.init(repeating: 0, count: table.count)), places: 0),
      for: self)
    unrated.names = players.names ?? unrated.names
    unrated.webNames = unrated.uniqueWebNames
    let loose = LooseNames()
    let namesakes = rowsArePlayers ? [] : Identities(of: unrated, jobs: jobs).namesakes
    let people = People(people(among: namesakes, of: unrated, in: table))
    let looseRows = LooseNames()
    let lines = 0..<Int32(truncatingIfNeeded: skills.count)
    let rows = known.names.map {
      Pool(names: $0, skills: skills, costs: skills, records: lines, lines: lines)
    }
    return SkillJoin(
      table.count, players, with: known, of: skills, called: { loose.players(called: $0, in: unrated) },
      rowsCalled: { name in rows.map { looseRows.players(called: name, in: $0) } ?? [] }
    ) { unrated.isRepeat($0, of: $1) || people.rows(with: $0).contains($1) }
  }
}

extension PoolRequest.SkillSource {
  /// The source with the sides of its key exchanged if the pool has only the column meant as that of the second file.
  fileprivate func turned(for table: Table) -> Self {
    guard var key, case .header = key.pool, place(of: key.pool, among: table.headers) == nil else {
      return self
    }
    (key.second, key.pool) = (key.pool, key.second)
    var source = self
    source.key = key
    return source
  }
}

extension Table {
  /// The header of a wanted column; `nil` where it has none, or several.
  fileprivate func header(of column: Int) -> String? {
    guard let place = places[column], place.count == 1, !headers.isEmpty else { return nil }
    return headers[place[0]]
  }
}

extension SkillJoin.Keys {
  fileprivate init(of table: Table, joinedBy source: PoolRequest.SkillSource) {
    self.init(names: table.text(.name), clubs: table.text(.club))
    if source.key == nil {
      ids = table.text(.id)
    } else {
      names = table.texts(at: table.columns.count - 1)
      areCodes = table.places[table.columns.count - 1] != table.places[PoolColumn.name.index]
    }
  }

  /// The id of a row, or its name where it has none.
  fileprivate func text(_ row: Int) -> String { hasID(row) ? ids![row] : names?[row] ?? "" }

  /// Describes a row for messages that tell namesakes apart: `"Ada" of Elm`.
  fileprivate func labelWithClub(_ row: Int) -> String {
    guard let clubs, !clubs.isEmpty(row) else { return label(row) }
    return "\(label(row)) of \(clubs[row])"
  }

  /// Lists rows that a name may mean, for messages; namesakes with their clubs.
  fileprivate func choices(_ rows: [Int]) -> String {
    let areNamesakes = Set(rows.map(label)).count < rows.count
    let labels = rows.map(areNamesakes ? labelWithClub : label)
    return listed(shortened(labels, to: PlayerReference.choicesListed), "or")
  }

  /// Describes a row for messages: `"Ada"`, or `"Ada" (17)` with the id.
  fileprivate func label(_ row: Int) -> String {
    guard hasID(row), let name = names?[row], !name.isEmpty else { return quoted(text(row)) }
    return "\(quoted(name)) (\(ids![row]))"
  }
}
