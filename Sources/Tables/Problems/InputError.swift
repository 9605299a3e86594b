/// The reason why an input could not be read. Carries data; the messages are in the diagnostics.
public enum InputError: Error, Sendable, Hashable {
  /// The file cannot be opened or read (exit code 66): its name and the reason, such as
  /// `no such file or directory`.
  case unreadable(file: String, reason: String)
  /// The file was read but is wrong (exit code 65). `problems` has the first ones in file order, `count` is the total
  /// number.
  case invalid(problems: [Diagnostic], count: Int)
  /// Reading was stopped from outside (`TableRequest.isStopped`).
  case interrupted(file: String)
}

extension InputError {
  /// Returns the error for a file that was read but is wrong, with the first of its problems, given in file order, and
  /// their number: `count`, or that of the given ones.
  public static func listing(_ problems: [Diagnostic], count: Int? = nil) -> InputError {
    .invalid(problems: Array(problems.prefix(ProblemList.limit)), count: count ?? problems.count)
  }

  /// Returns the error for a file with a single problem.
  public static func wrong(
    _ file: String, column: String? = nil, _ code: String, _ message: String
  ) -> InputError {
    .listing([Diagnostic(.error, file: file, column: column, code: code, message: message)])
  }

  /// Returns warnings as an error (`--strict`): the first of them, and their number.
  public static func strict(_ warnings: [Diagnostic], count: Int) -> InputError {
    InputError.invalid(problems: warnings, count: count).changingProblems { $0.severity = .error }
  }

  /// Returns the error with each problem of a file changed.
  public func changingProblems(_ change: (inout Diagnostic) -> Void) -> InputError {
    guard case .invalid(var problems, let count) = self else { return self }
    for index in problems.indices { change(&problems[index]) }
    return .invalid(problems: problems, count: count)
  }
}
