import Tables
import Words

/// The second file of a pool, which has the skills.
public struct SkillFile: Sendable {
  /// The file.
  var file: InputFile
  /// How it was interpreted where the user did not say.
  public var readAs: InferredFormat?
  /// Bad rows left out by `--skip-bad-rows`.
  public var rowsBad: Int

  /// The path of the file.
  public var path: String { file.path }
}

extension PoolRequest {
  /// The columns of a second file with skills.
  private enum SkillFileColumn: Int {
    case id, name, club, skill
  }

  /// Reads the second file and gives each player of `table` the skill they have there.
  ///
  /// Rows are joined by id where both files have one, otherwise by name; namesakes by name and club. Players without a
  /// match are left out with a warning. Rows that match no player are a warning too. Two skills for one key are an
  /// error, and so are namesakes whom no club tells apart.
  func joiningSkills(
    from source: SkillSource, to table: Table, noting quality: inout DataQuality,
    inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) -> (pool: Pool, skillFile: SkillFile) {
    let idHeader = idHeader(of: table)
    let wanted = skillFileRequest(source, idHeader: idHeader)
    let second = try readTable(source.path, wanted, inspect: inspect)
    quality.warn(second.headerWarnings, count: second.headerWarnings.count)
    quality.warn(second.badRecords, count: second.badRecordProblemCount)
    let skills = second.numbers(at: SkillFileColumn.skill.rawValue)!
    var players = keys(of: table, joinedBy: source)
    var known = SkillJoin.Keys(
      ids: source.key == nil ? second.texts(at: SkillFileColumn.id.rawValue) : nil,
      names: second.texts(at: SkillFileColumn.name.rawValue),
      clubs: second.texts(at: SkillFileColumn.club.rawValue))
    guard known.names != nil || (known.ids != nil && players.ids != nil) else {
      throw noKey(source, second, idHeader)
    }

    var join = join(players, of: table, with: known, of: skills)
    if join.hasNoCommonID, players.names != nil, known.names != nil {
      // Each site numbers its players in its own way.
      (players.ids, known.ids) = (nil, nil)
      join = self.join(players, of: table, with: known, of: skills)
      let message = "none of its ids is in \(source.path); joined by name"
      quality.warn([Diagnostic(.warning, file: path, code: "no-common-id", message: message)], count: 1)
    }
    guard join.contradictions.isEmpty else {
      throw contradictionError(
        join.contradictions, key: .skill, in: source.path, lines: second.lines,
        name: { known.text($0) })
    }
    guard join.unclear.isEmpty else {
      throw .listing(
        join.unclear.map { row, meant in
          let areNamesakes = Set(meant.map(players.label)).count < meant.count
          let labels = meant.map(areNamesakes ? players.labelWithClub : players.label)
          let names = listed(shortened(labels, to: TeamProblem.choicesListed), "or")
          return unclearName(known.label(row), names, on: Int(second.lines[row]), of: source.path)
        })
    }
    guard join.ambiguities.isEmpty else {
      throw ambiguityError(
        join.ambiguities, in: source.path, lines: second.lines, of: table, name: players.label)
    }
    var strangers = rowsWithoutPlayer(join, known, of: skills, joinedBy: source)
    let names = [known.names, known.ids].compactMap(\.self)
    let totals = strangers.filter(TotalsRow.rows(of: second, named: names).contains)
    let aboutTotals = TotalsRow.warnings(about: totals, of: second, named: names, source.path)
    quality.warn(aboutTotals, count: totals.count)
    strangers.removeAll(where: totals.contains)
    warn(of: join, strangers, in: source.path, table, players, second, known, &quality)
    let matched = join.matchedRows.indices.filter { join.matchedRows[$0] != nil }
    let pool = Pool(
      table.selecting(matched), skills: skills.selecting(join.matchedRows.compactMap { $0 }), for: self)
    let file = InputFile(
      path: source.path, bytes: second.byteCount, rows: second.recordsRead,
      used: second.count - join.unused.count)
    let skillFile = SkillFile(
      file: file, readAs: InferredFormat(second, wanted), rowsBad: second.badRecordCount)
    return (pool, skillFile)
  }

  /// Returns the keys of the rows of a pool.
  private func keys(of table: Table, joinedBy source: SkillSource) -> SkillJoin.Keys {
    guard source.key != nil else {
      return SkillJoin.Keys(ids: table.text(.id), names: table.text(.name), clubs: table.text(.club))
    }
    return SkillJoin.Keys(names: table.texts(at: table.columns.count - 1), clubs: table.text(.club))
  }

  /// Joins the rows of a pool with those of the second file.
  private func join(
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
    return SkillJoin(
      table.count, players, with: known, of: skills, called: { loose.players(called: $0, in: unrated) }
    ) { unrated.isRepeat($0, of: $1) || people.rows(with: $0).contains($1) }
  }

  /// Returns the rows of the second file that match no player, not even one whom a condition left out.
  private func rowsWithoutPlayer(
    _ join: SkillJoin, _ known: SkillJoin.Keys, of skills: DecimalColumn, joinedBy source: SkillSource
  ) -> [Int] {
    guard !options.filters.isEmpty, !join.unused.isEmpty else { return join.unused }
    var everyone = self
    everyone.filters = []
    everyone.skipsBadRows = true
    guard isRereadable(path),
      let table = try? everyone.readLeavingOutTotals(everyone.tableRequest(), inspect: { _ in }).table
    else { return [] }
    var players = keys(of: table, joinedBy: source)
    if known.ids == nil { players.ids = nil }
    let unused = Set(everyone.join(players, of: table, with: known, of: skills).unused)
    return join.unused.filter(unused.contains)
  }

  /// Adds warnings for players without a match, for rows without a player, and for players with another club in the
  /// second file.
  private func warn(
    of join: SkillJoin, _ strangers: [Int], in file: String, _ table: Table, _ players: SkillJoin.Keys,
    _ second: Table,
    _ known: SkillJoin.Keys, _ quality: inout DataQuality
  ) {
    let alone = join.matchedRows.indices.filter { join.matchedRows[$0] == nil }
    quality.rowsWithoutSkill = alone.count
    if alone.count + strangers.count > 0 {
      let message =
        "\(join.matchedRows.count - alone.count) of \(join.matchedRows.count) players have a skill in \(file)"
        + (strangers.isEmpty ? "" : "; \(strangers.count) of its rows ")
        + (strangers.isEmpty ? "" : "\(strangers.count == 1 ? "matches" : "match") no player")
      quality.warn([Diagnostic(.warning, file: path, code: "joined-in-part", message: message)], count: 1)
    }
    quality.warn(
      alone.lazy.map { row in
        Diagnostic(
          .warning, file: path, line: Int(table.lines[row]), code: "no-skill",
          message: "\(players.label(row)) has no skill in \(file); left out")
      }, count: alone.count)
    quality.warn(
      strangers.lazy.map { row in
        Diagnostic(
          .warning, file: file, line: Int(second.lines[row]), code: "no-player",
          message: "\(known.label(row)) is not in \(path)")
      }, count: strangers.count)
    if let (player, row) = join.otherNames.first {
      let message =
        "joined by id, but names differ, as \(players.label(player)) and \(known.label(row)) on line "
        + "\(second.lines[row]) of \(file); --join HEADER=HEADER joins by name"
      quality.warn(
        [
          Diagnostic(
            .warning, file: path, line: Int(table.lines[player]), code: "other-names", message: message)
        ], count: 1)
    }
    quality.warn(
      join.otherClubs.lazy.map { player, row in
        Diagnostic(
          .warning, file: path, line: Int(table.lines[player]), code: "other-club",
          message: "\(players.label(player)) plays for \(quoted(players.clubs![player])) here and for "
            + "\(quoted(known.clubs![row])) on line \(second.lines[row]) of \(file); "
            + "treated as the same player")
      }, count: join.otherClubs.count)
    quality.warn(
      join.partialNameMatches.lazy.map { player, row in
        Diagnostic(
          .warning, file: file, line: Int(second.lines[row]), code: "joined-by-part",
          message: "\(known.label(row)) is matched to \(players.label(player))")
      }, count: join.partialNameMatches.count)
  }

  /// Returns the error for a name in the second file that is a part of several players' names.
  private func unclearName(_ name: String, _ players: String, on line: Int, of file: String) -> Diagnostic {
    Diagnostic(
      .error, file: file, line: line, column: PoolColumn.name.rawValue, code: "namesakes",
      message: "\(name) may be \(players); write the whole name")
  }

  /// Returns the error for namesakes whom the second file does not tell apart.
  private func ambiguityError(
    _ ambiguities: [SkillJoin.Ambiguity], in file: String, lines: RowNumbers, of table: Table,
    name: (Int) -> String
  ) -> InputError {
    let problems = ambiguities.prefix(DataQuality.listed).map { group in
      func places(_ lines: [Int32]) -> String {
        "\(lines.count == 1 ? "line" : "lines") "
          + listed(shortened(lines.map { "\($0)" }, to: TeamProblem.choicesListed), "and")
      }
      let players = group.players.map { table.lines[$0] }
      let also = players.count == 1 ? "" : ", as on \(places(Array(players.dropFirst())))"
      return Diagnostic(
        .error, file: path, line: Int(players[0]), column: PoolColumn.name.rawValue, code: "namesakes",
        message: "\(name(group.players[0]))\(also): it is unclear whose skill is on "
          + "\(places(group.rows.map { lines[$0] })) of \(file); tell namesakes apart with a column 'id' or "
          + "'club' in both files; --columns club=HEADER selects one under another header")
    }
    return .invalid(problems: problems, count: ambiguities.count)
  }

  /// The header of the pool's ids; `nil` where it has none.
  private func idHeader(of table: Table) -> String? {
    guard let places = table.places[PoolColumn.id.index], places.count == 1, !table.headers.isEmpty else {
      return nil
    }
    return table.headers[places[0]]
  }

  private func noKey(_ source: SkillSource, _ second: Table, _ idHeader: String?) -> InputError {
    var problem = Diagnostic(
      .error, file: source.path, line: 1, code: "no-key",
      message: "no id or name column in common with \(path) to join its skills by")
    let words = Set(PoolColumn.id.words.joined().map(squashed))
    if let idHeader, let other = second.headers.first(where: { words.contains(squashed($0)) }) {
      problem.options = [.init("join", "\(other)=\(idHeader)")]
      problem.message += "; try \(problem.options[0].description)"
    } else {
      problem.message += "; use --join HEADER=HEADER to name a column of this file and one of the pool"
    }
    return .invalid(problems: [problem], count: 1)
  }

  /// Returns the request for the second file: the skill, and an id and a name under the headers of the pool's own
  /// columns, those of the preset, or the plain ones.
  /// - Parameter idHeader: the header of the pool's ids, whether the user named it or it was guessed.
  private func skillFileRequest(_ source: SkillSource, idHeader: String?) -> TableRequest {
    var like = self
    like.hasHeader = true
    var keys = [PoolColumn.id, .name, .club].map { column in
      var wanted = like.tableColumn(column)
      like.columns[column] = nil
      wanted.sources += like.tableColumn(column).sources
      wanted.sources += PoolRequest(path: source.path, skillRange: skillRange).tableColumn(column).sources
      // A column number refers to the pool's columns, not to those of this file.
      wanted.sources.removeAll { way in way.contains { if case .number = $0 { true } else { false } } }
      wanted.required = false
      wanted.kind = .text(required: false)
      return wanted
    }
    if let idHeader { keys[SkillFileColumn.id.rawValue].sources.append([.header(idHeader)]) }
    if let key = source.key {
      keys[SkillFileColumn.name.rawValue].sources = [[key.second]]
      keys[SkillFileColumn.name.rawValue].required = true
    }
    var skill = PoolRequest(path: source.path, skillRange: skillRange).tableColumn(.skill)
    skill.sources = [[source.column]]
    keys.append(skill)
    var request = TableRequest(columns: keys)
    request.options = options
    (request.filters, request.delimiter, request.hasHeader) = ([], nil, true)
    // No id: an id from another site would match no player.
    request.guesses = { preview in
      let plain = PoolRequest(path: source.path, skillRange: skillRange)
      return [ColumnGuesser(preview, for: plain).completed(GuessedColumns(), with: [.name, .club])]
    }
    request.usesGuesses = usesGuesses && !options.isStrict && source.key == nil
    request.option = { key, headers in
      switch PoolColumn(rawValue: key) {
      case .skill: Diagnostic.Option("skill-from", "\(source.path):\(headers)")
      case .name: Diagnostic.Option("join", "\(headers)=\(source.key?.pool.description ?? key)")
      default: nil
      }
    }
    return request
  }
}

extension SkillJoin.Keys {
  /// The id of a row, or its name where it has none.
  fileprivate func text(_ row: Int) -> String {
    hasID(row) ? ids![row] : names?[row] ?? ""
  }

  /// Describes a row for messages that tell namesakes apart: `"Ada" of Elm`.
  fileprivate func labelWithClub(_ row: Int) -> String {
    guard let clubs, !clubs.isEmpty(row) else { return label(row) }
    return "\(label(row)) of \(clubs[row])"
  }

  /// Describes a row for messages: `"Ada"`, or `"Ada" (17)` with the id.
  fileprivate func label(_ row: Int) -> String {
    guard hasID(row), let name = names?[row], !name.isEmpty else { return quoted(text(row)) }
    return "\(quoted(name)) (\(ids![row]))"
  }
}
