/// Where everything stands in a file: what the first bytes of it tell.
struct Layout {
  /// The byte between fields.
  var delimiter: UInt8
  /// The header, or the numbered columns of a file without one.
  var header: HeaderCells
  /// For each wanted column where its cells stand; `nil` for a column that the file does not have.
  var sources: [[Int]?]
  /// For each wanted column what stands before its decimals.
  var marks: [ColumnMark]
  /// For each filter where its cell stands.
  var filterCells: [Int]
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
    let fewest = max(header.countWithoutTrailingEmpty, wanted, filterCells.max().map { $0 + 1 } ?? 0)
    return fewest...max(fewest, header.count)
  }
}

extension Layout {
  /// The records of the beginning of a file as one delimiter gives them.
  struct Attempt {
    var delimiter: UInt8
    var records: [Record]
    var malformations: [Malformation]
  }

  /// The beginning of a file, taken apart with the delimiter given or with each that is tried.
  static func attempts(_ opening: Opening, _ request: TableRequest) -> [Attempt] {
    (request.delimiter.map { [$0] } ?? delimiters(in: opening.bytes)).map { delimiter in
      let (records, malformations) = splitRecords(
        opening.bytes, from: opening.start, delimiter: delimiter, isWhole: opening.isWhole)
      return Attempt(delimiter: delimiter, records: records, malformations: malformations)
    }
  }

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
    sources = request.columns.map { header.positions(of: $0) }
    let places = zip(request.columns, sources).map { $0.kind.isNumber ? $1 : nil }
    if let mark = request.decimal {
      marks = places.map { _ in ColumnMark(mark: mark) }
    } else {
      marks = ColumnMark.marks(at: places, in: attempt.records.drop { $0.start < start })
    }
    warnings = header.ambiguousNames(for: request).map { ambiguousHeader($0, file: file, line: headerLine) }
    filterCells = []
    var problems = ProblemList()
    for (column, source) in zip(request.columns, sources) where column.kind.isNumber {
      if let source, source.count > 1 {
        problems.append(joinedNumber(column.key, file: file, line: headerLine))
      }
    }
    for filter in request.filters {
      guard let position = header.position(of: filter.cell, in: request.columns) else {
        problems.append(unknownColumn(filter.cell, "to filter by", header, file: file, line: headerLine))
        continue
      }
      filterCells.append(position)
    }
    for (cell, purpose) in request.neededCells where header.position(of: cell, in: request.columns) == nil {
      problems.append(unknownColumn(cell, purpose, header, file: file, line: headerLine))
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
      for record in attempt.records.prefix(50) where record.cells.count > 1 {
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

  /// A record that may be the header.
  struct Candidate {
    var header: HeaderCells
    var record: Record
    var attempt: Attempt

    /// What it shows with what follows it.
    var glimpse: Glimpse { Glimpse(header, attempt.records.drop { $0.start < record.end }) }

    /// The first of those with the most cells.
    static func widest(_ candidates: [Candidate]) -> Candidate? {
      candidates.max { $0.header.count < $1.header.count }
    }
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
