import Tables

extension PoolRequest {
  /// The columns of a second file with skills.
  private enum SkillFileColumn: Int {
    case id, name, skill
  }

  /// Reads the second file and gives each player of `table` the skill that it has there.
  ///
  /// Joined by id where both files have ids, else by name. Players without a partner are left out; they
  /// and the rows that belong to nobody are warnings. Two skills for one key are an error.
  func joiningSkills(
    from source: SkillSource, to table: Table, noting quality: inout DataQuality,
    inspect: (String, UnsafeRawBufferPointer) -> Void
  ) throws(InputError) -> (pool: Pool, file: InputFile) {
    let second = try readTable(source.path, skillFileRequest(source)) { inspect(source.path, $0) }
    quality.warn(second.badRecords, count: second.badRecordCount)
    let skills = second.numbers(at: SkillFileColumn.skill.rawValue)!

    let (key, keys, skillKeys) = try commonKey(of: table, and: second, source)
    let join = SkillJoin(keys: keys, with: skillKeys, of: skills)
    guard join.contradictions.isEmpty else {
      throw contradictionError(
        join.contradictions, key: key, in: source.path, lines: second.lines, names: skillKeys)
    }

    let matched = join.partners.indices.filter { join.partners[$0] != nil }
    quality.rowsWithoutSkill = join.partners.count - matched.count
    quality.warn(
      join.partners.indices.lazy.filter { join.partners[$0] == nil }.map { row in
        Diagnostic(
          .warning, file: path, line: Int(table.lines[row]), code: "no-skill",
          message: "\"\(keys[row])\" has no skill in \(source.path); left out")
      }, count: quality.rowsWithoutSkill)
    quality.warn(
      join.unused.lazy.map { row in
        Diagnostic(
          .warning, file: source.path, line: Int(second.lines[row]), code: "no-player",
          message: "\"\(skillKeys[row])\" is not in \(path)")
      }, count: join.unused.count)

    let players = Pool(table.selecting(matched), skills: skills.selecting(join.partners.compactMap { $0 }))
    let file = InputFile(
      path: source.path, bytes: second.byteCount, rows: second.recordsRead,
      used: second.count - join.unused.count)
    return (players, file)
  }

  /// The key that both files have, and its texts in both.
  private func commonKey(
    of table: Table, and second: Table, _ source: SkillSource
  ) throws(InputError) -> (PoolColumn, TextColumn, TextColumn) {
    if let ids = table.text(.id), let skillIDs = second.texts(at: SkillFileColumn.id.rawValue) {
      return (.id, ids, skillIDs)
    }
    if let names = table.text(.name), let skillNames = second.texts(at: SkillFileColumn.name.rawValue) {
      return (.name, names, skillNames)
    }
    let problem = Diagnostic(
      .error, file: source.path, line: 1, code: "no-key",
      message: "no id or name column in common with \(path), by which its skills could be joined")
    throw .invalid(problems: [problem], count: 1)
  }

  /// What is wanted of the second file: the skill, and an id or a name under the headers of the pool's
  /// preset or the plain ones.
  private func skillFileRequest(_ source: SkillSource) -> TableRequest {
    var plain = PoolRequest(path: source.path, skillRange: skillRange)
    plain.preset = preset
    let alternatives = PoolRequest(path: source.path, skillRange: skillRange)
    var keys = [PoolColumn.id, .name].map { column in
      var wanted = plain.tableColumn(column)
      wanted.sources += alternatives.tableColumn(column).sources
      wanted.required = false
      wanted.kind = .text(required: false)
      return wanted
    }
    var skill = plain.tableColumn(.skill)
    skill.sources = [[source.column]]
    keys.append(skill)
    var request = TableRequest(columns: keys)
    request.encoding = encoding
    request.skipsBadRows = skipsBadRows
    return request
  }
}
