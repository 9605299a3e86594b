/// Why an input could not be read. Carries data; the wording stands with the diagnostics.
public enum InputError: Error, Sendable, Hashable {
  /// The file cannot be opened or read (exit code 66): its name and the reason, such as
  /// `no such file or directory`.
  case unreadable(file: String, reason: String)
  /// The file was read and is wrong (exit code 65). `problems` holds the first ones in file order,
  /// `count` how many there are in all.
  case invalid(problems: [Diagnostic], count: Int)
  /// The reading was stopped from outside (`TableRequest.isStopped`).
  case interrupted(file: String)
}

extension InputError {
  /// A file that was read and is wrong: the first of its problems, which are given in file order, and how many
  /// there are: `count`, or those that are given.
  public static func listing(_ problems: [Diagnostic], count: Int? = nil) -> InputError {
    .invalid(problems: Array(problems.prefix(ProblemList.limit)), count: count ?? problems.count)
  }

  /// Warnings as an error (`--strict`): the first of them, and how many there are.
  public static func strict(_ warnings: [Diagnostic], count: Int) -> InputError {
    .invalid(
      problems: warnings.map { warning in
        var problem = warning
        problem.severity = .error
        return problem
      }, count: count)
  }
}
