import Tables

extension PoolRequest {
  /// The columns of a second file with skills.
  private enum SkillFileColumn: Int {
    case id, name, skill
  }

  /// Reads the second file and gives each player of `table` the skill that it has there.
  ///
  /// Joined by id where both have one, else by name. Players without a partner are left out; they are
  /// warnings, and so are the rows that belong to nobody, unless conditions left players out of the pool.
  /// Two skills for one key are an error.
  func joiningSkills(
    from source: SkillSource, to table: Table, noting quality: inout DataQuality,
    inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) -> (pool: Pool, file: InputFile) {
    let second = try readTable(source.path, skillFileRequest(source), inspect: inspect)
    quality.warn(second.badRecords, count: second.badRecordProblemCount)
    let skills = second.numbers(at: SkillFileColumn.skill.rawValue)!
    let players = SkillJoin.Keys(ids: table.text(.id), names: table.text(.name))
    let known = SkillJoin.Keys(
      ids: second.texts(at: SkillFileColumn.id.rawValue),
      names: second.texts(at: SkillFileColumn.name.rawValue))
    guard known.names != nil || (known.ids != nil && players.ids != nil) else { throw noKey(source) }

    let join = SkillJoin(table.count, players, with: known, of: skills)
    guard join.contradictions.isEmpty else {
      throw contradictionError(
        join.contradictions, key: .skill, in: source.path, lines: second.lines,
        name: { known.text($0) })
    }

    let matched = join.partners.indices.filter { join.partners[$0] != nil }
    quality.rowsWithoutSkill = join.partners.count - matched.count
    quality.warn(
      join.partners.indices.lazy.filter { join.partners[$0] == nil }.map { row in
        Diagnostic(
          .warning, file: path, line: Int(table.lines[row]), code: "no-skill",
          message: "\(quoted(players.text(row))) has no skill in \(source.path); left out")
      }, count: quality.rowsWithoutSkill)
    if filters.isEmpty {
      quality.warn(
        join.unused.lazy.map { row in
          Diagnostic(
            .warning, file: source.path, line: Int(second.lines[row]), code: "no-player",
            message: "\(quoted(known.text(row))) is not in \(path)")
        }, count: join.unused.count)
    }

    let pool = Pool(
      table.selecting(matched), skills: skills.selecting(join.partners.compactMap { $0 }), marking: marks)
    let file = InputFile(
      path: source.path, bytes: second.byteCount, rows: second.recordsRead,
      used: second.count - join.unused.count)
    return (pool, file)
  }

  private func noKey(_ source: SkillSource) -> InputError {
    let problem = Diagnostic(
      .error, file: source.path, line: 1, code: "no-key",
      message: "no id or name column in common with \(path), by which its skills could be joined")
    return .invalid(problems: [problem], count: 1)
  }

  /// What is wanted of the second file: the skill, and an id and a name under the headers that the pool's
  /// own columns have, those of the preset, or the plain ones.
  private func skillFileRequest(_ source: SkillSource) -> TableRequest {
    var like = self
    like.hasHeader = true
    var keys = [PoolColumn.id, .name].map { column in
      var wanted = like.tableColumn(column)
      like.columns[column] = nil
      wanted.sources += like.tableColumn(column).sources
      wanted.sources += PoolRequest(path: source.path, skillRange: skillRange).tableColumn(column).sources
      // A number counts the pool's columns, not those of this file.
      wanted.sources.removeAll { way in way.contains { if case .number = $0 { true } else { false } } }
      wanted.required = false
      wanted.kind = .text(required: false)
      return wanted
    }
    var skill = PoolRequest(path: source.path, skillRange: skillRange).tableColumn(.skill)
    skill.sources = [[source.column]]
    keys.append(skill)
    var request = TableRequest(columns: keys)
    request.encoding = encoding
    request.skipsBadRows = skipsBadRows
    request.isStopped = isStopped
    return request
  }
}

extension SkillJoin.Keys {
  /// The id of a row, or its name where it has none.
  fileprivate func text(_ row: Int) -> String {
    hasID(row) ? ids![row] : names?[row] ?? ""
  }
}
