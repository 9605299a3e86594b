import Selection
import Tables
import Words

/// A pool with the record of how it was read.
public struct PoolReading: Sendable {
  /// The players.
  public var pool: Pool
  /// What was left out and why, and warnings.
  public var quality: DataQuality
  /// The files that were read, the pool first.
  public var files: [InputFile]
  /// How the pool's file was interpreted where the user did not say.
  public var readAs: InferredFormat?
  /// The file with the skills, if it is another one.
  public var skillFile: SkillFile?
  /// The headers of the skills and costs by the names of their columns, where an option names them.
  public var namedHeaders: [String: String] = [:]

  /// The headers of skill and cost, where they are guessed or an option names them; `nil` for none.
  public var valueHeaders: [String: String]? {
    let headers = (readAs?.columns ?? [:]).merging(namedHeaders) { $1 }
      .filter { [PoolColumn.skill, .cost].map(\.rawValue).contains($0.key) }
    return headers.isEmpty ? nil : headers
  }

  /// Creates a pool that was read from these files.
  public init(pool: Pool, quality: DataQuality, files: [InputFile]) {
    self.pool = pool
    self.quality = quality
    self.files = files
  }
}

/// Reads a pool, and the files with its skills and short club names, if any.
///
/// ```swift
/// let reading = try readPool(PoolRequest(path: "players.csv"))
/// reading.pool[0].name          // "Ada"
/// reading.quality.warningCount  // 0
/// ```
///
/// - Parameters:
///   - request: the file and how to read it.
///   - inspect: sees every byte of every file once, in order (for a checksum), with the index of the file in the
///     result, 0 for the pool.
/// - Throws: `InputError`, with all problems of a file at once.
/// - Complexity: O(bytes).
public func readPool(
  _ request: PoolRequest, inspect: (Int, UnsafeRawBufferPointer) -> Void = { _, _ in }
) throws(InputError) -> PoolReading {
  try readPoolAndTable(request, inspect: inspect).reading
}

func readPoolAndTable(
  _ request: PoolRequest, inspect: (Int, UnsafeRawBufferPointer) -> Void
) throws(InputError) -> (reading: PoolReading, table: Table) {
  let wanted = request.tableRequest()
  let (table, totals) = try request.readLeavingOutTotals(wanted) { inspect(0, $0) }
  var quality = DataQuality(of: table, totals)
  var (pool, skillFile) = try request.pool(of: table, &quality) { inspect(1, $0) }
  var files = skillFile.map { [$0.file] } ?? []
  if let path = request.clubNames {
    let place = files.count + 1
    let names = try ClubNames(reading: path, request.options) { inspect(place, $0) }
    quality.warn(names.shorten(&pool, of: request.path))
    files.append(names.file)
  }
  try request.finish(&pool, of: table, noting: &quality)
  files.insert(
    InputFile(path: request.path, bytes: table.byteCount, rows: table.recordsRead, used: pool.count), at: 0)
  if request.isStrict, quality.warningCount > 0 {
    throw .strict(quality.shortWarnings, count: quality.warningCount)
  }
  if let column = pool.refine(by: request.finerUnits) {
    throw .listing([request.overflow(of: column.rawValue)])
  }
  var reading = PoolReading(pool: pool, quality: quality, files: files)
  reading.readAs = InferredFormat(table, wanted)
  reading.skillFile = skillFile
  reading.namedHeaders[PoolColumn.skill.rawValue] = skillFile?.skillHeader ?? table.namedHeader(of: .skill)
  reading.namedHeaders[PoolColumn.cost.rawValue] = table.namedHeader(of: .cost)
  return (reading, table)
}

extension DataQuality {
  /// What a table shows about its file.
  /// - Parameter totals: warnings about rows of totals that were left out.
  fileprivate init(of table: Table, _ totals: [Diagnostic]) {
    self.init()
    rowsRead = table.recordsRead
    rowsFiltered = table.recordsFiltered
    (rowsBad, badRows) = (table.badRecordCount, table.badRecords)
    warn(totals)
    warn(table.headerWarnings)
    warn(table.badRecords, count: table.badRecordProblemCount)
  }
}

extension PoolRequest {
  /// The players of a table, with their skills from it or from another file.
  /// - Parameter inspect: sees every byte of the other file once, in order.
  fileprivate func pool(
    of table: Table, _ quality: inout DataQuality, inspect: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError) -> (pool: Pool, skillFile: SkillFile?) {
    if let source = skillSource {
      let joined = try JoinedSkills(source, to: table, for: self, inspect: inspect)
      joined.warn(&quality)
      return (joined.pool, joined.skillFile)
    }
    let skills =
      try skillSum.map { sum throws(InputError) in try summedSkills(of: sum, in: table) }
      ?? table.numbers(at: PoolColumn.skill.index)!
    return (Pool(table, skills: skills, for: self), nil)
  }

  /// Leaves out the players who are repeated, and notes what is odd about the others.
  fileprivate func finish(
    _ pool: inout Pool, of table: Table, noting quality: inout DataQuality
  ) throws(InputError) {
    quality.warn(try roundings(in: pool))
    pool.roleNames = (preset ?? table.guess?.preset.flatMap(Preset.named))?.roleNames ?? [:]
    pool.rowsFiltered = table.recordsFiltered
    quality.warn(missingValues(in: table) + mixedCurrencies(in: table) + partialMarks(in: table))
    pool = try removingRepeats(from: pool, in: table, noting: &quality)
    pool.webNames = pool.uniqueWebNames
    quality.rowsUsed = pool.count
    warnOfOutliers(in: pool, &quality)
  }
}

/// Returns the error for rows that give a second set of values for the same player.
func contradictionError(
  _ contradictions: [(row: Int, original: Int)], key: PoolColumn, in path: String, lines: RowNumbers,
  advice: String = "", name: (Int) -> String
) -> InputError {
  let problems = contradictions.prefix(DataQuality.listed).map { row, original in
    Diagnostic(
      .error, file: path, line: Int(lines[row]), column: key.rawValue, code: "contradiction",
      message: "\(quoted(name(row))) has different values on line \(lines[original])" + advice)
  }
  return .invalid(problems: problems, count: contradictions.count)
}

extension PoolRequest {
  /// Returns a warning about the pool's file, or a line of it.
  func warning(_ code: String, _ message: String, on line: Int32? = nil, column: String? = nil) -> Diagnostic
  {
    Diagnostic(.warning, file: path, line: line.map(Int.init), column: column, code: code, message: message)
  }

  /// Checks that the numbers that rules add up are not too long for it, and returns a warning for each rounded column.
  fileprivate func roundings(in pool: Pool) throws(InputError) -> [Diagnostic] {
    let problems = numbers.filter { pool.numbers[$0].map { !$0.canBeAdded } ?? false }.map {
      overflow(of: "\($0)")
    }
    if !problems.isEmpty { throw .invalid(problems: problems, count: problems.count) }
    return numbers.compactMap { cell in
      guard let column = pool.numbers[cell], column.isRounded else { return nil }
      let message =
        "the values have too many digits to be added up for a team; rounded to \(column.values.places) after the point"
      return warning("rounded", message, column: "\(cell)")
    }
  }

  fileprivate func mixedCurrencies(in table: Table) -> [Diagnostic] {
    guard let currencies = table.numbers(at: PoolColumn.cost.index)?.currencies, currencies.count > 1 else {
      return []
    }
    let signs = listed(currencies.map(\.rawValue), "and")
    return [
      warning(
        "mixed-currencies", "amounts in \(signs) are added up as if they were one currency", column: "cost")
    ]
  }

  /// Returns a warning for each number column in which some cells carry a mark that others seem to lack.
  fileprivate func partialMarks(in table: Table) -> [Diagnostic] {
    [PoolColumn.skill, .cost].compactMap { column in
      guard let mark = table.numbers(at: column.index)?.partialMark else { return nil }
      let reading =
        mark == "%" ? "55% is read as 55, and 0.55 as 0.55" : "a bare 4.5 is read as 4.5, not as 4.5\(mark)"
      return warning(
        "mixed-marks", "some values are written with \(mark), others without; \(reading)",
        column: column.rawValue)
    }
  }

  fileprivate func overflow(of column: String) -> Diagnostic {
    Diagnostic(
      .error, file: path, column: column, code: "overflow",
      message: "the values have too many digits to add up a team of them exactly; "
        + "write them with fewer digits after the point")
  }
}

extension PoolColumn {
  /// The index of the column in a pool's table.
  var index: Int { Self.allCases.firstIndex(of: self)! }
}

extension Table {
  /// Returns the texts of a column; `nil` where the file has none.
  func text(_ column: PoolColumn) -> TextColumn? { texts(at: column.index) }

  /// Returns the header of a column in one cell that an option names, unless it is one that needs no option.
  /// - Parameter index: the index of the column in the table, if it is not that of a pool.
  func namedHeader(of column: PoolColumn, at index: Int? = nil) -> String? {
    guard guess?.places[column.rawValue] == nil, let cells = places[index ?? column.index], cells.count == 1,
      headers.indices.contains(cells[0]), case let header = headers[cells[0]],
      !Preset.plain.headers(for: column).joined().contains(where: { $0.lowercased() == header.lowercased() })
    else { return nil }
    return header
  }
}

extension Pool {
  /// Creates a pool from the rows of a table.
  /// - Parameter request: the request for the table: the cells of conditions follow the columns of a pool, then those
  ///   that are added up.
  init(_ table: Table, skills: DecimalColumn, for request: PoolRequest) {
    let costs = table.numbers(at: PoolColumn.cost.index)!
    self.init(
      names: table.text(.name)!, skills: skills, costs: costs.inWrittenUnit, ids: table.text(.id),
      roles: table.text(.role), clubs: table.text(.club), records: table.records, lines: table.lines)
    for column in PoolColumn.further { further[column] = table.text(column) }
    for (place, condition) in request.marks.enumerated() {
      let column = PoolColumn.allCases.count + place
      let isCost = table.places[column] == table.places[PoolColumn.cost.index]
      marks[condition] = table.texts(at: column).map {
        condition.marks(
          in: $0, inUnits: isCost && costs.written != nil, mark: table.marks[column], given: request.decimal)
      }
    }
    for (place, cell) in request.numbers.enumerated() {
      numbers[cell] = table.numbers(at: PoolColumn.allCases.count + request.marks.count + place)
        .map(NumberColumn.init)
    }
    slotHeaders = (table.headers + table.cellsAboveHeader).filter { RoleRule.times(inSlot: $0) != nil }
    otherCells = table.otherCells
    costUnit = costs.written?.unit
    currency = costs.currency
  }

  /// Returns the pool with only these players, in this order.
  func selecting(_ rows: [Int]) -> Pool {
    guard rows.count < count else { return self }
    var pool = self
    (pool.names, pool.skills, pool.costs) = (
      names.selecting(rows), skills.selecting(rows), costs.selecting(rows)
    )
    (pool.ids, pool.roles, pool.clubs) = (
      ids?.selecting(rows), roles?.selecting(rows), clubs?.selecting(rows)
    )
    pool.records = RowNumbers(rows.lazy.map { records[$0] })
    pool.lines = RowNumbers(rows.lazy.map { lines[$0] })
    pool.further = further.mapValues { $0.selecting(rows) }
    pool.marks = marks.mapValues { marks in rows.map { marks[$0] } }
    pool.numbers = numbers.mapValues { $0.selecting(rows) }
    if !otherCells.isEmpty { pool.otherCells = rows.map { otherCells[$0] } }
    (pool.namesakes, pool.webNames, pool.people) = ([:], [:], [])
    for (index, row) in rows.enumerated() {
      pool.namesakes[index] = namesakes[row]
      pool.webNames[index] = webNames[row]
    }
    if !people.isEmpty {
      let places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
      pool.people = People(people.map { $0.compactMap { places[$0] } }.filter { $0.count > 1 })
    }
    return pool
  }
}
