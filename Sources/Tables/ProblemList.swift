/// The first problems of a file, and how many there are.
struct ProblemList {
  /// How many are kept; a person who has repaired twenty will run again.
  static let limit = 20

  private(set) var kept: [Diagnostic] = []
  private(set) var count = 0
  /// Whether any of them, kept or not, is about bytes that are not UTF-8.
  private(set) var hasBadEncoding = false

  /// Adds a problem.
  mutating func append(_ problem: Diagnostic) {
    count += 1
    hasBadEncoding = hasBadEncoding || problem.isOfEncoding
    if kept.count < Self.limit { kept.append(problem) }
  }

  /// Adds the problems of another list, which come later in the file.
  /// - Parameters:
  ///   - first: how many of them, from the first.
  ///   - lines: what is to be added to their lines.
  mutating func append(_ later: ProblemList, first: Int? = nil, lines: Int = 0) {
    count += first ?? later.count
    hasBadEncoding = hasBadEncoding || later.hasBadEncoding
    for var problem in later.kept.prefix(min(first ?? later.count, Self.limit - kept.count)) {
      problem.line = problem.line.map { $0 + lines }
      kept.append(problem)
    }
  }

  /// Forgets all.
  mutating func removeAll() {
    kept.removeAll(keepingCapacity: true)
    count = 0
    hasBadEncoding = false
  }
}
