import Selection
import Tables

/// How a pool file is to be read.
public struct PoolRequest: Sendable, ReadingRequest {
  /// The options for reading the file.
  public var options = ReadingOptions()
  /// The file.
  public var path: String
  /// Columns given by the user (`--columns`); each is one cell, or several joined by a space.
  public var columns: [PoolColumn: [TableRequest.CellReference]] = [:]
  /// The kind of export, if it is a known one.
  public var preset: Preset?
  /// Conditions for which the pool records who meets them, see ``Pool/marks``.
  public var marks: [TableRequest.Filter] = []
  /// Columns whose numbers rules or a command ask for, see ``Pool/numbers``.
  public var numbers: [TableRequest.CellReference] = []
  /// The columns among ``numbers`` from which values are drawn at random, and which are not added up.
  public var spreads: [TableRequest.CellReference] = []
  /// Optional columns that rules or a command ask for, see ``Pool/further``.
  public var furtherColumns: [PoolColumn] = []
  /// The number of digits by which the units of skills and costs must be smaller than their values need.
  public var finerUnits = FinerUnits()
  /// The slots of the rules with a multiplier of points or cost: a player may have a row for each slot.
  public var slotNames: [String] = []
  /// Whether each row is a separate player, even where one person has several.
  public var rowsArePlayers = false
  /// Whether columns that the user does not name are guessed; never for a file that is read strictly or by a preset.
  public var usesGuesses = true
  /// A second file that has the skills.
  public var skillSource: SkillSource?
  /// A file with the short names of the clubs.
  public var clubNames: String?
  /// The columns that add up to the skills, where these have no column of their own.
  public var skillSum: WeightedSum?
  /// How many threads may read a large file.
  public var jobs = 1
  /// The range of skills allowed.
  public var skillRange: NumberRange

  /// Creates a request with the usual settings.
  public init(path: String, skillRange: NumberRange = Rules.classic.skillRange) {
    self.path = path
    self.skillRange = skillRange
  }

  /// The source of skills that are not in the pool itself.
  public struct SkillSource: Sendable, Hashable {
    /// The file.
    public var path: String
    /// Its column with the skills.
    public var column: TableRequest.CellReference
    /// The cells by which both files are joined, instead of id and name.
    public var key: JoinKey?

    /// Cells of two files that identify the same player.
    public struct JoinKey: Sendable, Hashable {
      /// The cell of the second file.
      public var second: TableRequest.CellReference
      /// The cell of the pool.
      public var pool: TableRequest.CellReference

      /// Parses `playername=Name`: the header in the second file, then that in the pool.
      public init?(_ text: String) {
        guard let (second, pool) = halves(of: text, at: text.firstIndex(of: "=")) else { return nil }
        self.second = TableRequest.CellReference(second)
        self.pool = TableRequest.CellReference(pool)
      }
    }

    /// Parses `FILE.csv:COLUMN`, as on the command line; the last colon separates. `nil` when there is none.
    public init?(_ text: String) {
      guard let (path, column) = halves(of: text, at: text.lastIndex(of: ":")) else { return nil }
      self.path = path
      self.column = TableRequest.CellReference(column)
    }
  }
}

/// Returns the texts before and after a sign; `nil` where there is none or one of them is empty.
private func halves(of text: String, at sign: String.Index?) -> (String, String)? {
  guard let sign else { return nil }
  let halves = (String(text[..<sign]), String(text[text.index(after: sign)...]))
  return halves.0.isEmpty || halves.1.isEmpty ? nil : halves
}

extension PoolRequest {
  /// Returns the table to be read for this pool: the columns of ``PoolColumn`` in their order, then the cells of the
  /// conditions, then the columns that are added up, those of the skills last.
  func tableRequest() -> TableRequest {
    let marked = marks.map { ruleColumn($0.cell, .text(required: false)) }
    let added = numbers.map { ruleColumn($0, .number(unitPlaces: 0, allowed: .init(), hint: nil)) }
    var request = TableRequest(
      columns: PoolColumn.allCases.map(tableColumn) + marked + added + personColumns + addedColumns)
    if let key = skillSource?.key {
      var join = TableRequest.Column(
        key: "join", sources: [[key.pool], [key.second]], required: true,
        synonyms: Array(PoolColumn.name.words.joined()))
      join.isNamed = true
      request.columns.append(join)
      let option = request.option
      request.option = { name, headers in
        name == "join" ? Diagnostic.Option("join", "\(key.second)=\(headers)") : option(name, headers)
      }
    }
    request.options = options
    let summands = numbers + (skillSum?.terms ?? []).map(\.cell)
    request.neededCells =
      marks.map { ($0.cell, "to count by") }
      + summands.map { ($0, spreads.contains($0) ? "to draw by" : "to add up") }
    request.isHeaderWord = HeaderWords.contain
    request.needsRows = true
    request.digestsOtherCells = true
    request.jobs = jobs
    if options.hasHeader {
      var unsaid = self
      unsaid.preset = nil
      request.guesses = { [unsaid] in ColumnGuesser($0, for: unsaid).guesses }
      request.usesGuesses = usesGuesses && preset == nil && !options.isStrict
    }
    return request
  }

  /// Returns the request for a column that rules ask about.
  private func ruleColumn(
    _ cell: TableRequest.CellReference, _ kind: TableRequest.Kind
  ) -> TableRequest.Column {
    var column = TableRequest.Column(
      key: "\(cell)", sources: [[cell]] + usualSources(of: cell).filter { !kind.isNumber || $0.count == 1 },
      kind: kind, isDigested: true)
    column.derivation = kind.isNumber ? nil : derivation(of: PoolColumn(cell))
    return column
  }

  /// Returns the usual headers of a column that a rule refers to by the program's own name.
  private func usualSources(of cell: TableRequest.CellReference) -> [[TableRequest.CellReference]] {
    guard let column = PoolColumn(cell), column != .cost || costUnitPlaces == 0 else { return [] }
    return sources(of: column)
  }

  func tableColumn(_ column: PoolColumn) -> TableRequest.Column {
    var wanted = TableRequest.Column(
      key: column.rawValue, sources: sources(of: column), required: isRequired(column),
      kind: kind(of: column), synonyms: column.words.flatMap { $0 })
    wanted.isAmount = column == .cost && costUnitPlaces == 0
    wanted.hasFewTexts = [.role, .club, .game, .opponent].contains(column)
    wanted.isDigested = PoolColumn.further.contains(column)
    wanted.derivation = derivation(of: column)
    return wanted
  }

  /// Derives the opponent as the other side of the game, where the file has no such column.
  private func derivation(of column: PoolColumn?) -> TableRequest.Derivation? {
    guard column == .opponent, columns[.opponent] == nil else { return nil }
    return .init(from: [PoolColumn.game, .club].map(\.rawValue)) { cells in
      Matchups.opponent(of: cells[1], in: cells[0]) ?? ""
    }
  }

  /// The number of powers of ten by which a unit of the file's costs is smaller than what is shown.
  private var costUnitPlaces: Int { preset?.costUnitPlaces ?? 0 }

  private func sources(of column: PoolColumn) -> [[TableRequest.CellReference]] {
    if let given = columns[column] { return [given] }
    if column == .skill, hasExternalSkills { return [] }
    guard options.hasHeader, wantedColumns.contains(column) else { return [] }
    return (preset ?? .plain).headers(for: column).map { $0.map { .header($0) } }
  }

  /// The columns to look for: the usual ones, those that rules or a command ask for, and those that a condition or a
  /// sum refers to by the program's own name.
  var wantedColumns: [PoolColumn] {
    let cells = (options.filters + marks).map(\.cell) + numbers
    var asked = furtherColumns + cells.compactMap { PoolColumn($0) }
    if asked.contains(.opponent) { asked.append(.game) }
    return PoolColumn.allCases.filter { PoolColumn.usual.contains($0) || asked.contains($0) }
  }

  /// Whether the skill is not a column of the pool.
  var hasExternalSkills: Bool { skillSource != nil || skillSum != nil }

  func isRequired(_ column: PoolColumn) -> Bool {
    switch column {
    case .name, .cost: true
    case .skill: !hasExternalSkills
    default: columns[column] != nil
    }
  }

  private func kind(of column: PoolColumn) -> TableRequest.Kind {
    switch column {
    case .name: .text(required: true)
    case .skill: skillKind
    case .cost: .number(unitPlaces: costUnitPlaces, allowed: .init(lowest: .zero), hint: nil)
    default: .text(required: false)
    }
  }

  /// The kind of a skill column, here or in a second file.
  var skillKind: TableRequest.Kind {
    .number(unitPlaces: 0, allowed: skillRange, hint: "--skill-range any accepts it")
  }
}
