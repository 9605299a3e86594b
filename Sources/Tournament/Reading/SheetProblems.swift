import Tables

/// What is wrong with a file, or worth knowing, collected while its rows are looked at: the file is refused
/// with everything at once.
struct SheetProblems {
  private let request: SheetRequest
  private var errors: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  /// Problems of rows that could not be taken apart, beyond those that the reader lists.
  private var unlisted: Int

  /// Of the problems of a file at most this many are listed.
  private static let listed = 20

  /// Takes over what the reader detected.
  init(_ table: Table, _ request: SheetRequest) {
    self.request = request
    warnings = table.headerWarnings
    unlisted = table.badRecordProblemCount - table.badRecords.count
    for record in table.badRecords { add(record, .error) }
  }

  /// Something wrong with a row, which is not used.
  mutating func reject(_ line: Int32, _ column: String? = nil, _ code: String, _ message: String) {
    add(problem(line, column, code, message), .error)
  }

  /// Something wrong with all rows together, which no row's absence would repair.
  mutating func refuse(_ line: Int32, _ column: String? = nil, _ code: String, _ message: String) {
    errors.append(problem(line, column, code, message))
  }

  /// Something worth knowing.
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

  /// How the reading went.
  /// - Throws: `InputError` with everything that is wrong, in the order of lines; with every warning too
  ///   where warnings count as errors.
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
    .invalid(
      problems: inOrder(problems).prefix(listed).map { problem in
        var problem = problem
        problem.severity = .error
        return problem
      }, count: count)
  }

  /// By line; those of one line as they were found.
  private static func inOrder(_ problems: [Diagnostic]) -> [Diagnostic] {
    problems.enumerated().sorted { one, other in
      (one.element.line ?? 0, one.offset) < (other.element.line ?? 0, other.offset)
    }.map(\.element)
  }
}
