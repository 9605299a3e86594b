import Tables

/// How the reading of a pool went: what was read, used, left out and why, and what looks odd.
public struct DataQuality: Sendable {
  /// Data records in the file.
  public var rowsRead = 0
  /// Players in the pool.
  public var rowsUsed = 0
  /// Rows that a `--where` left out.
  public var rowsFiltered = 0
  /// Bad rows left out by `--skip-bad-rows`.
  public var rowsBad = 0
  /// Rows that repeat a player with the same values.
  public var rowsRepeated = 0
  /// Players left out because the second file has no skill for them.
  public var rowsWithoutSkill = 0
  /// Players whose name another player has too.
  public var namesakes = 0
  /// Players who cost nothing.
  public var zeroCosts = 0
  /// What is worth a warning, in the order in which it was found; of each kind the first few.
  public var warnings: [Diagnostic] = []
  /// How many warnings there are in all.
  public var warningCount = 0

  /// Nothing read yet.
  public init() {}

  /// Of each kind of warning at most this many are listed.
  static let listed = 20

  /// Notes `count` warnings of one kind, of which `first` are the first.
  mutating func warn(_ first: some Sequence<Diagnostic>, count: Int) {
    warnings.append(contentsOf: first.prefix(Self.listed))
    warningCount += count
  }
}

/// A file that was read, as reports name it.
public struct InputFile: Sendable, Hashable {
  /// The path as the user spelled it.
  public var path: String
  /// Its size.
  public var bytes: Int
  /// Data records in it.
  public var rows: Int
  /// Records used.
  public var used: Int

  /// A file that was read.
  public init(path: String, bytes: Int, rows: Int, used: Int) {
    self.path = path
    self.bytes = bytes
    self.rows = rows
    self.used = used
  }

  /// Records not used.
  public var leftOut: Int { rows - used }
}
