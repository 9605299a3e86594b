import Tables

/// Problems and warnings of a file, collected while its rows are read: the file is refused with all of them at once.
struct SheetProblems {
  private let request: SheetRequest
  private var errors: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  /// The number of rows that could not be parsed, beyond those that the reader lists.
  private var unlisted: Int

  /// The most problems of a file that are listed.
  private static let listed = 20

  /// Takes over what the reader has found.
  init(_ table: Table, _ request: SheetRequest) {
    self.request = request
    warnings = table.headerWarnings
    unlisted = table.badRecordProblemCount - table.badRecords.count
    for record in table.badRecords { add(record, .error) }
  }

  /// Notes a problem of a row, which is not used.
  mutating func reject(_ line: Int32, _ column: String? = nil, _ code: String, _ message: String) {
    add(problem(line, column, code, message), .error)
  }

  /// Notes a problem of all rows together, which leaving out a row would not fix.
  mutating func refuse(_ line: Int32, _ column: String? = nil, _ code: String, _ message: String) {
    errors.append(problem(line, column, code, message))
  }

  /// Notes a warning.
  mutating func warn(_ line: Int32, _ column: String? = nil, _ code: String, _ message: String) {
    add(problem(line, column, code, message), .warning)
  }

  private func problem(_ line: Int32, _ column: String?, _ code: String, _ message: String) -> Diagnostic {
    Diagnostic(.error, file: request.path, line: Int(line), column: column, code: code, message: message)
  }

  private mutating func add(_ problem: Diagnostic, _ severity: Diagnostic.Severity) {
    var problem = problem
    problem.severity = severity == .error && !request.skipsBadRows ? .error : .warning
    if problem.severity == .error { errors.append(problem) } else { warnings.append(problem) }
  }

  /// Returns the details of the reading.
  /// - Throws: `InputError` with all problems, in the order of lines; including every warning if warnings count as
  ///   errors.
  func reading(of table: Table, used: Int) throws(InputError) -> SheetReading {
    let isRefused = !errors.isEmpty || (!request.skipsBadRows && unlisted > 0)
    if isRefused { throw Self.error(errors, count: errors.count + (request.skipsBadRows ? 0 : unlisted)) }
    let count = warnings.count + unlisted
    if request.isStrict, count > 0 { throw Self.error(warnings, count: count) }
    return SheetReading(
      path: request.path, bytes: table.byteCount, rows: table.recordsRead, used: used,
      warnings: Array(Self.inOrder(warnings).prefix(Self.listed)), warningCount: count)
  }

  private static func error(_ problems: [Diagnostic], count: Int) -> InputError {
    .strict(Array(inOrder(problems).prefix(listed)), count: count)
  }

  /// Sorts problems by line; those of one line in the order in which they were found.
  private static func inOrder(_ problems: [Diagnostic]) -> [Diagnostic] {
    problems.enumerated().sorted { one, other in
      (one.element.line ?? 0, one.offset) < (other.element.line ?? 0, other.offset)
    }.map(\.element)
  }
}
