/// The first problems of a file, and their number.
struct ProblemList {
  /// How many are kept; a user who has fixed twenty will run again.
  static let limit = 20

  private(set) var kept: [Diagnostic] = []
  private(set) var count = 0
  /// Whether any of them, kept or not, is about bytes that are not UTF-8.
  private(set) var hasBadEncoding = false
  /// The first that is the header of another table, kept or not.
  private(set) var otherTable: Diagnostic?

  mutating func append(_ problem: Diagnostic) {
    count += 1
    hasBadEncoding = hasBadEncoding || problem.isOfEncoding
    if otherTable == nil, problem.code == otherTableCode { otherTable = problem }
    if kept.count < Self.limit { kept.append(problem) }
  }

  /// Adds the problems of another list, which come later in the file.
  /// - Parameters:
  ///   - first: how many of them to add, from the first.
  ///   - lines: the number to add to their lines.
  mutating func append(_ later: ProblemList, first: Int? = nil, lines: Int = 0) {
    count += first ?? later.count
    hasBadEncoding = hasBadEncoding || later.hasBadEncoding
    if otherTable == nil, var other = later.otherTable {
      other.line = other.line.map { $0 + lines }
      otherTable = other
    }
    for var problem in later.kept.prefix(min(first ?? later.count, Self.limit - kept.count)) {
      problem.line = problem.line.map { $0 + lines }
      kept.append(problem)
    }
  }

  mutating func removeAll() {
    kept.removeAll(keepingCapacity: true)
    count = 0
    hasBadEncoding = false
    otherTable = nil
  }
}
