/// The first problems of a file, and how many there are.
struct ProblemList {
  /// How many are kept; a person who has mended twenty will run again.
  static let limit = 20

  private(set) var kept: [Diagnostic] = []
  private(set) var count = 0

  /// Adds a problem.
  mutating func append(_ problem: Diagnostic) {
    count += 1
    if kept.count < Self.limit { kept.append(problem) }
  }

  /// Adds the problems of another list, which come later in the file.
  mutating func append(_ later: ProblemList) {
    count += later.count
    kept += later.kept.prefix(Self.limit - kept.count)
  }

  /// Forgets all.
  mutating func removeAll() {
    kept.removeAll(keepingCapacity: true)
    count = 0
  }
}
