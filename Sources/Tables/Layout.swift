/// Where everything stands in a file: what the first bytes of it tell.
struct Layout {
  /// The byte between fields.
  var delimiter: UInt8
  /// The header, or the numbered columns of a file without one.
  var header: HeaderCells
  /// For each wanted column where its cells stand; `nil` for a column that the file does not have.
  var sources: [[Int]?]
  /// For each filter where its cell stands.
  var filterCells: [Int]
  /// Where the bytes of the first data record, or blank lines before it, begin.
  var bodyStart: Int
  /// The line there.
  var bodyLine: Int
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
    var best: (header: HeaderCells, record: Record, delimiter: UInt8)?
    for attempt in attempts {
      guard let (header, record) = firstHeader(attempt.records, request) else { continue }
      if header.count > best?.header.count ?? 0 { best = (header, record, attempt.delimiter) }
    }
    guard let best else { return nil }
    try checkEncoding(best.record, request.encoding, file: file)
    if let number = best.header.numberInHeader(of: request) {
      let problem = dataInHeader(number, file: file, line: best.record.line)
      throw .invalid(problems: [problem], count: 1)
    }
    return try Layout(
      delimiter: best.delimiter, header: best.header, start: best.record.end,
      line: best.record.nextLine, headerLine: best.record.line, request, file: file)
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
      delimiter: attempt.delimiter, header: header, start: opening.start, line: 1,
      headerLine: first.line, request, file: file)
  }

  private init(
    delimiter: UInt8, header: HeaderCells, start: Int, line: Int, headerLine: Int,
    _ request: TableRequest, file: String
  ) throws(InputError) {
    self.delimiter = delimiter
    self.header = header
    bodyStart = start
    bodyLine = line
    sources = request.columns.map { header.positions(of: $0) }
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
    for cell in request.neededCells where header.position(of: cell, in: request.columns) == nil {
      problems.append(unknownColumn(cell, "to count by", header, file: file, line: headerLine))
    }
    if problems.count > 0 { throw .invalid(problems: problems.kept, count: problems.count) }
  }

  private static func firstHeader(_ records: [Record], _ request: TableRequest) -> (HeaderCells, Record)? {
    let required = request.columns.filter(\.required)
    for record in records {
      let header = HeaderCells(record, request.encoding)
      let isHeader = required.allSatisfy { header.positions(of: $0) != nil }
      if isHeader, header.hasAlternative(of: request) { return (header, record) }
    }
    return nil
  }

  private static func checkEncoding(_ record: Record, _ encoding: TableRequest.Encoding, file: String)
    throws(InputError)
  {
    guard let cell = record.cells.first(where: { encoding.decode($0) == nil }) else { return }
    let problem = badEncoding(cell, file: file, line: record.line, column: nil)
    throw .invalid(problems: [problem], count: 1)
  }
}

extension TableRequest.Kind {
  /// Whether the column holds numbers.
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// Whether its values are shown in another unit than the file has.
  var hasUnitPlaces: Bool {
    if case .number(let unitPlaces, _, _) = self { unitPlaces > 0 } else { false }
  }
}
