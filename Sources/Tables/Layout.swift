/// Where everything is in a file: what the first bytes of it tell.
struct Layout {
  /// The byte between fields.
  var delimiter: UInt8
  /// The header, or the numbered columns of a file without one.
  var header: HeaderCells
  /// For each wanted column where its cells stand; `nil` for a column that the file does not have.
  var sources: [[Int]?]
  /// For each wanted column what is before its decimals.
  var marks: [ColumnMark]
  /// For each filter where its cells stand.
  var filterCells: [[Int]] = []
  /// For each filter what is before the decimals of its first cell, if that is a number.
  var filterMarks: [DecimalMark] = []
  /// Where the bytes of the first data record, or blank lines before it, begin.
  var bodyStart: Int
  /// The line there.
  var bodyLine: Int
  /// What the columns were taken for without being told.
  var guess: GuessedColumns?
  /// What is worth a warning about the header.
  var warnings: [Diagnostic]

  /// The numbers of cells that a record may have. Cells that only continue the header's empty end may be
  /// left out.
  var cellCounts: ClosedRange<Int> {
    let wanted = (sources.compactMap { $0 }.joined().max() ?? -1) + 1
    let fewest = max(header.countWithoutTrailingEmpty, wanted, filterCells.joined().max().map { $0 + 1 } ?? 0)
    return fewest...max(fewest, header.count)
  }
}

extension Layout {
  /// The layout of a file with a header: the first record in which all that must be there is found. Of
  /// several delimiters that find one, the one with the most cells in it is taken.
  static func findingHeader(_ attempts: [Attempt], _ request: TableRequest, file: String)
    throws(InputError) -> Layout?
  {
    guard let (best, guess) = try header(attempts, request, file: file) else { return nil }
    let request = guess.map { request.taking($0) } ?? request
    try checkEncoding(best.record, file: file)
    if let number = best.header.numberInHeader(of: request) {
      let problem = dataInHeader(number, file: file, line: best.record.line)
      throw .invalid(problems: [problem], count: 1)
    }
    var layout = try Layout(
      attempt: best.attempt, header: best.header, start: best.record.end,
      line: best.record.nextLine, headerLine: best.record.line, request, file: file)
    layout.guess = guess
    return layout
  }

  /// The layout of a file without header, whose first record tells the number of columns.
  static func withoutHeader(_ attempts: [Attempt], _ opening: Opening, _ request: TableRequest, file: String)
    throws(InputError) -> Layout?
  {
    var best: (attempt: Attempt, score: DelimiterScore)?
    for attempt in attempts where !attempt.records.isEmpty {
      let score = DelimiterScore(attempt.records)
      if let known = best, score <= known.score { continue }
      best = (attempt, score)
    }
    guard let attempt = best?.attempt, let first = attempt.records.first else { return nil }
    let header = HeaderCells(unnamed: first.cells.count)
    let missing = request.columns.filter { $0.required && header.positions(of: $0) == nil }
    if !missing.isEmpty {
      throw .invalid(
        problems: [missingNumberedColumns(missing, header.count, file: file, line: first.line)], count: 1)
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
    let body = attempt.records.drop { $0.start < start }
    let numbers = zip(request.columns, sources).compactMap {
      $0.kind.isNumber && $1?.count == 1 ? $1![0] : nil
    }
    let found = ColumnMarks(of: numbers, in: body, delimiter: delimiter, given: request.decimal)
    marks = zip(request.columns, sources).map { column, source in
      guard column.kind.isNumber || column.isDigested, let place = source?.first else { return ColumnMark() }
      return found.mark(at: place)
    }
    warnings = header.ambiguousNames(for: request).map { ambiguousHeader($0, file: file, line: headerLine) }
    warnings += zip(request.columns, sources).compactMap { column, source in
      guard column.kind.isNumber, let doubt = source.flatMap({ found.doubt(at: $0[0]) }) else { return nil }
      return ambiguousNumber(doubt.text, column.key, file: file, line: doubt.line)
    }
    try check(request, file: file, line: headerLine)
    filterCells = request.filters.compactMap { header.positions(of: $0.cell, in: request.columns) }
    filterMarks = filterCells.map { found.mark(at: $0[0]).mark }
  }

  /// Makes sure that numbers come from one column each, and that the cells of conditions are there.
  private func check(_ request: TableRequest, file: String, line: Int) throws(InputError) {
    var problems = ProblemList()
    for (column, source) in zip(request.columns, sources) where column.kind.isNumber && source?.count ?? 1 > 1
    {
      problems.append(joinedNumber(column.key, file: file, line: line))
    }
    let filters = request.filters.filter { header.positions(of: $0.cell, in: request.columns) == nil }
    // A needed cell has a column of its own, which stands behind others of its name.
    let needed = request.neededCells.filter { need in
      request.columns.lastIndex { $0.key == "\(need.cell)" }.flatMap { sources[$0] } == nil
    }
    for (cell, purpose) in filters.map({ ($0.cell, "to filter by") }) + needed.map({ ($0.cell, $0.purpose) })
    {
      problems.append(unknownColumn(cell, purpose, header, file: file, line: line))
    }
    if problems.count > 0 { throw .invalid(problems: problems.kept, count: problems.count) }
  }

  /// The header, and what is guessed of its columns, all or some.
  private static func header(_ attempts: [Attempt], _ request: TableRequest, file: String) throws(InputError)
    -> (Candidate, GuessedColumns?)?
  {
    let named = attempts.compactMap { attempt in
      firstHeader(attempt.records, request).map { Candidate(header: $0, record: $1, attempt: attempt) }
    }
    if let best = Candidate.widest(named) {
      return (best, request.usesGuesses ? request.guesses(best.glimpse).first : nil)
    }
    guard request.usesGuesses, let (best, guesses) = guessing(attempts, request) else { return nil }
    if guesses.count > 1 {
      let problem = severalGuesses(guesses, best.header, request, file: file, line: best.record.line)
      throw .invalid(problems: [problem], count: 1)
    }
    return (best, guesses[0])
  }

  /// The record that is the header by what can be guessed of it.
  static func guessing(_ attempts: [Attempt], _ request: TableRequest) -> (Candidate, [GuessedColumns])? {
    var found: [(Candidate, [GuessedColumns])] = []
    for attempt in attempts {
      // In a file of one column the header is no line above it.
      let width = attempt.records.prefix(50).allSatisfy { $0.cells.count == 1 } ? 1 : 2
      for record in attempt.records.prefix(50) where record.cells.count >= width {
        let candidate = Candidate(header: HeaderCells(record), record: record, attempt: attempt)
        let guesses = request.guesses(candidate.glimpse).filter { guess in
          request.taking(guess).columns.allSatisfy {
            !$0.required || candidate.header.positions(of: $0) != nil
          }
        }
        if guesses.isEmpty { continue }
        found.append((candidate, guesses))
        break
      }
    }
    return found.max { $0.0.header.count < $1.0.header.count }
  }

  private static func firstHeader(_ records: [Record], _ request: TableRequest) -> (HeaderCells, Record)? {
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
    let problem = badEncoding(cell, file: file, line: record.line, column: nil)
    throw .invalid(problems: [problem], count: 1)
  }
}

extension TableRequest.Kind {
  /// Whether the column holds numbers.
  public var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// Whether its values are shown in another unit than the file has.
  var hasUnitPlaces: Bool {
    if case .number(let unitPlaces, _, _) = self { unitPlaces > 0 } else { false }
  }
}
