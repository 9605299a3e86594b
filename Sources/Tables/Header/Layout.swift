/// The layout of a file, as its first bytes reveal it.
struct Layout {
  /// The byte between fields.
  var delimiter: UInt8
  /// The header, or the numbered columns of a file without one.
  var header: HeaderCells
  /// The positions of each wanted column's cells; `nil` for a column that the file does not have.
  var sources: [[Int]?]
  /// The cells of the lines above the header that are not empty.
  let cellsAboveHeader: [String]
  var marks: [ColumnMark]
  /// The positions of each filter's cells.
  var filterCells: [[Int]] = []
  /// The decimal mark of the first cell of each filter, if it is a number.
  var filterMarks: [DecimalMark] = []
  /// The offset of the first data record, or of blank lines before it.
  var bodyStart: Int
  /// The line at that offset.
  var bodyLine: Int
  /// The guess at the columns that the user did not specify.
  var guess: GuessedColumns?
  var warnings: [Diagnostic]

  /// The numbers of cells that a record may have. Cells below empty trailing header cells may be omitted.
  var cellCounts: ClosedRange<Int> {
    let wanted = (sources.compactMap { $0 }.joined().max() ?? -1) + 1
    let fewest = max(header.countWithoutTrailingEmpty, wanted, filterCells.joined().max().map { $0 + 1 } ?? 0)
    return fewest...max(fewest, header.count)
  }
}

extension Layout {
  /// Returns the layout of a file with a header: the first record that has everything required. Of several delimiters
  /// that find one, the one with the most cells is chosen.
  static func findingHeader(_ attempts: [Attempt], _ request: TableRequest, file: String)
    throws(InputError) -> Layout?
  {
    guard let (best, guess) = try header(attempts, request, file: file) else { return nil }
    let wanted = guess.map { request.taking($0) } ?? request
    try checkEncoding(best.record, file: file)
    if let number = best.header.numberInHeader(of: wanted) {
      throw .listing([dataInHeader(number, file: file, line: best.record.line)])
    }
    var layout = try Layout(
      attempt: best.attempt, header: best.header, start: best.record.end,
      line: best.record.nextLine, headerLine: best.record.line, wanted, file: file)
    layout.warnings.insert(
      contentsOf: best.header.ambiguousNames(for: wanted, asked: request).map {
        ambiguousHeader($0, file: file, line: best.record.line)
      }, at: 0)
    layout.guess = guess
    return layout
  }

  /// Returns the layout of a file without a header, whose first record determines the number of columns.
  static func withoutHeader(
    _ attempts: [Attempt], _ opening: FilePrefix, _ request: TableRequest, file: String
  ) throws(InputError) -> Layout? {
    let best = attempts.filter { !$0.records.isEmpty }
      .max { delimiterScore($0.records) < delimiterScore($1.records) }
    guard let attempt = best, let first = attempt.records.first else { return nil }
    let header = HeaderCells(unnamed: first.cells.count)
    let missing = request.columns.filter { $0.required && header.positions(of: $0) == nil }
    if !missing.isEmpty {
      throw .listing([missingNumberedColumns(missing, header.count, file: file, line: first.line)])
    }
    return try Layout(
      attempt: attempt, header: header, start: opening.start, line: 1,
      headerLine: first.line, request, file: file)
  }

  private init(
    attempt: Attempt, header: HeaderCells, start: Int, line: Int, headerLine: Int,
    _ request: TableRequest, file: String
  ) throws(InputError) {
    delimiter = attempt.delimiter
    self.header = header
    bodyStart = start
    bodyLine = line
    sources = request.columns.map { header.positions(of: $0, in: request.columns) }
    cellsAboveHeader = attempt.records.prefix { $0.line < headerLine }.flatMap { HeaderCells($0).names }
      .filter { !$0.isEmpty }
    let body = attempt.records.drop { $0.start < start }
    let numbers = zip(request.columns, sources).compactMap {
      $0.kind.isNumber && $1?.count == 1 ? $1![0] : nil
    }
    let found = ColumnMarks(of: numbers, in: body, delimiter: delimiter, given: request.decimal)
    marks = zip(request.columns, sources).map { column, source in
      guard column.kind.isNumber || column.isDigested, let place = source?.first else { return ColumnMark() }
      return found.mark(at: place)
    }
    warnings = Self.otherTable(in: attempt, above: header, file: file, line: headerLine).map { [$0] } ?? []
    warnings += zip(request.columns, sources).compactMap { column, source in
      column.kind.isNumber ? source.flatMap { found.undecided(column.key, at: $0[0], file: file) } : nil
    }
    try check(request, file: file, line: headerLine)
    filterCells = request.filters.compactMap { header.positions(of: $0.cell, in: request.columns) }
    filterMarks = filterCells.map { found.mark(at: $0[0]).mark }
    var known = Set(numbers)
    for (filter, places) in zip(request.filters, filterCells) where filter.isAboutNumbers {
      guard known.insert(places[0]).inserted else { continue }
      warnings += found.undecided("\(filter.cell)", at: places[0], file: file).map { [$0] } ?? []
    }
  }

  /// Returns a warning if the rows above the header may be another table.
  private static func otherTable(
    in attempt: Attempt, above header: HeaderCells, file: String, line: Int
  ) -> Diagnostic? {
    let rows = attempt.records.count {
      $0.line < line && $0.filledCount >= header.filledCount && $0.hasDigit
    }
    return rows >= fewestRowsOfTable ? rowsAboveHeader(file: file, line: line, rows) : nil
  }

  /// With this many rows above the header that have as many cells and numbers, they may be another table.
  private static let fewestRowsOfTable = 3

  /// Checks that each number comes from one column, and that the cells of conditions exist.
  private func check(_ request: TableRequest, file: String, line: Int) throws(InputError) {
    var problems = ProblemList()
    for (column, source) in zip(request.columns, sources) where column.kind.isNumber && source?.count ?? 1 > 1
    {
      problems.append(joinedNumber(column.key, file: file, line: line))
    }
    let filters = request.filters.filter { header.positions(of: $0.cell, in: request.columns) == nil }
    // A needed cell has its own column, after others with its name.
    let needed = request.neededCells.filter { need in
      request.columns.lastIndex { $0.key == "\(need.cell)" }.flatMap { sources[$0] } == nil
    }
    for (cell, purpose) in filters.map({ ($0.cell, "to filter by") }) + needed.map({ ($0.cell, $0.purpose) })
    {
      problems.append(unknownColumn(cell, purpose, header, file: file, line: line))
    }
    if problems.count > 0 { throw .invalid(problems: problems.kept, count: problems.count) }
  }

  /// Returns the header, and the guess at all or some of its columns.
  private static func header(_ attempts: [Attempt], _ request: TableRequest, file: String) throws(InputError)
    -> (candidate: Candidate, guess: GuessedColumns?)?
  {
    let named = attempts.compactMap { attempt in
      firstHeader(attempt.records, request).map { Candidate(header: $0, record: $1, attempt: attempt) }
    }
    if let best = named.max(by: { $0.header.count < $1.header.count }) {
      let guess = request.usesGuesses ? request.guesses(best.preview).first : nil
      let wanted = guess.map { request.taking($0) } ?? request
      // A column of that name may hold nothing.
      return wanted.columns.contains { $0.required && best.header.positions(of: $0) == nil }
        ? nil : (best, guess)
    }
    guard request.usesGuesses, let (best, guesses) = guessing(attempts, request) else { return nil }
    if guesses.count > 1 {
      throw .listing([severalGuesses(guesses, best.header, request, file: file, line: best.record.line)])
    }
    return (best, guesses[0])
  }

  /// Returns the record that guesses identify as the header.
  static func guessing(_ attempts: [Attempt], _ request: TableRequest) -> (
    candidate: Candidate, guesses: [GuessedColumns]
  )? {
    var found: [(candidate: Candidate, guesses: [GuessedColumns])] = []
    for attempt in attempts {
      // A line with a single cell can be the header only in a file with one column.
      let width = attempt.records.prefix(50).allSatisfy { $0.cells.count == 1 } ? 1 : 2
      for record in attempt.records.prefix(50) where record.cells.count >= width {
        let candidate = Candidate(header: HeaderCells(record), record: record, attempt: attempt)
        let guesses = request.guesses(candidate.preview).filter { guess in
          request.taking(guess).columns.allSatisfy {
            !$0.required || candidate.header.positions(of: $0) != nil
          }
        }
        if guesses.isEmpty { continue }
        found.append((candidate, guesses))
        break
      }
    }
    return found.max { $0.candidate.header.count < $1.candidate.header.count }
  }

  private static func firstHeader(_ records: [Record], _ request: TableRequest) -> (
    header: HeaderCells, record: Record
  )? {
    let required = request.columns.filter(\.required)
    for record in records {
      let header = HeaderCells(record)
      let isHeader = required.allSatisfy { header.positions(of: $0) != nil }
      if isHeader, header.hasAlternative(of: request) { return (header, record) }
    }
    return nil
  }

  private static func checkEncoding(_ record: Record, file: String) throws(InputError) {
    guard let cell = record.cells.first(where: { decoded($0) == nil }) else { return }
    throw .listing([badEncoding(cell, file: file, line: record.line, column: nil)])
  }
}

extension TableRequest.Kind {
  /// Whether the column holds numbers.
  public var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// Whether its values are displayed in another unit than in the file.
  var hasUnitPlaces: Bool {
    if case .number(let unitPlaces, _, _) = self { unitPlaces > 0 } else { false }
  }
}

extension ColumnMarks {
  /// Returns a warning about the first number in a column that could be read with either mark; `nil` if there is none.
  fileprivate func undecided(_ key: String, at place: Int, file: String) -> Diagnostic? {
    undecidedCell(at: place).map { cell in
      ambiguousNumber(cell.text, key, readWith: mark(at: place).mark, file: file, line: cell.line)
    }
  }
}
