import Tables

/// How a pool file is to be read.
public struct PoolRequest: Sendable {
  /// The file.
  public var path: String
  /// Columns given by the user (`--columns`); each is one cell, or several joined by a space.
  public var columns: [PoolColumn: [TableRequest.CellReference]] = [:]
  /// The kind of export, if it is a known one.
  public var preset: Preset?
  /// Rows to use.
  public var filters: [TableRequest.Filter] = []
  /// Conditions of which the pool says who meets them, see ``Pool/marks``.
  public var marks: [TableRequest.Filter] = []
  /// A second file that has the skills.
  public var skillSource: SkillSource?
  /// The byte between fields; `nil` = find out.
  public var delimiter: UInt8?
  /// False when the first record is data already.
  public var hasHeader = true
  /// How bytes stand for characters.
  public var encoding = TableRequest.Encoding.utf8
  /// Leave bad rows out and list them instead of refusing the file.
  public var skipsBadRows = false
  /// Refuse the file when anything in it is worth a warning.
  public var isStrict = false
  /// Asked while reading; `true` ends it.
  public var isStopped: @Sendable () -> Bool = { false }
  /// The skills allowed.
  public var skillRange: SkillRange

  /// A file to be read with everything as usual.
  public init(path: String, skillRange: SkillRange = Rules.classic.skillRange) {
    self.path = path
    self.skillRange = skillRange
  }

  /// Where skills come from when not from the pool itself.
  public struct SkillSource: Sendable, Hashable {
    /// The file.
    public var path: String
    /// Its column with the skills.
    public var column: TableRequest.CellReference

    /// `FILE.csv:COLUMN`, as on the command line; the last colon separates. `nil` when there is none.
    public init?(_ text: String) {
      guard let colon = text.lastIndex(of: ":"), colon != text.startIndex,
        text.index(after: colon) != text.endIndex
      else { return nil }
      path = String(text[..<colon])
      column = TableRequest.CellReference(String(text[text.index(after: colon)...]))
    }
  }
}

extension PoolRequest {
  /// The table to be read for this pool: id, name, skill, cost, role, club, in the order of ``PoolColumn``, then the
  /// cells of the conditions.
  func tableRequest() -> TableRequest {
    let marked = marks.map { condition in
      var column = TableRequest.Column(
        key: "\(condition.cell)", sources: [[condition.cell]] + usualSources(of: condition.cell),
        required: false,
        kind: .text(required: false))
      column.isDigested = true
      return column
    }
    var request = TableRequest(columns: PoolColumn.allCases.map(tableColumn) + marked)
    request.filters = filters
    request.neededCells = marks.map(\.cell)
    request.delimiter = delimiter
    request.hasHeader = hasHeader
    request.encoding = encoding
    request.skipsBadRows = skipsBadRows
    request.needsRows = true
    request.digestsOtherCells = true
    request.isStopped = isStopped
    if preset == nil {
      request.adviceOnHeaders = { headers in
        Preset.fitting(headers).map { "or --preset \($0.name), which fits" }
      }
    }
    return request
  }

  /// Where the cell of a condition stands that calls a column by the program's name for it.
  private func usualSources(of cell: TableRequest.CellReference) -> [[TableRequest.CellReference]] {
    guard let column = PoolColumn(rawValue: "\(cell)".lowercased()), column != .cost || costUnitPlaces == 0
    else {
      return []
    }
    return sources(of: column).filter { $0.count == 1 }
  }

  func tableColumn(_ column: PoolColumn) -> TableRequest.Column {
    var wanted = TableRequest.Column(
      key: column.rawValue, sources: sources(of: column), required: isRequired(column),
      kind: kind(of: column), synonyms: column.synonyms)
    wanted.isAmount = column == .cost && costUnitPlaces == 0
    return wanted
  }

  /// How many powers of ten a unit of the file's costs is smaller than what is shown.
  private var costUnitPlaces: Int { preset?.costUnitPlaces ?? 0 }

  private func sources(of column: PoolColumn) -> [[TableRequest.CellReference]] {
    if let given = columns[column] { return [given] }
    if column == .skill, skillSource != nil { return [] }
    guard hasHeader else { return [] }
    let sources = (preset ?? .plain).sources[column] ?? []
    return sources.map { $0.map { .header($0) } }
  }

  private func isRequired(_ column: PoolColumn) -> Bool {
    switch column {
    case .name, .cost: true
    case .skill: skillSource == nil
    case .id, .role, .club: columns[column] != nil
    }
  }

  private func kind(of column: PoolColumn) -> TableRequest.Kind {
    switch column {
    case .name: .text(required: true)
    case .id, .role, .club: .text(required: false)
    case .skill: skillKind
    case .cost:
      .number(
        unitPlaces: costUnitPlaces,
        allowed: .init(lowest: DecimalNumber(mantissa: 0, places: 0)), hint: nil)
    }
  }

  /// How a skill is read, here or in a second file.
  var skillKind: TableRequest.Kind {
    .number(
      unitPlaces: 0,
      allowed: .init(
        lowest: skillRange.lowest, highest: skillRange.highest, wholeNumbers: skillRange.wholeNumbers),
      hint: "--skill-range any accepts it")
  }
}
