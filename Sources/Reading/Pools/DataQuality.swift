import Selection
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
  /// The first warnings about bad rows that were left out.
  public var badRows: [Diagnostic] = []
  /// Rows that repeat a player with the same values.
  public var rowsRepeated = 0
  /// Players left out because the second file has no skill for them.
  public var rowsWithoutSkill = 0
  /// Players who share their name with another player.
  public var namesakes = 0
  /// Players who cost nothing.
  public var zeroCosts = 0
  /// The warnings in the order in which they were found, for reports: the first few of each kind, and up to 1,000 rows
  /// without a partner in another file.
  public var warnings: [Diagnostic] = []
  /// The same for a terminal, only the first few of each kind.
  public private(set) var shortWarnings: [Diagnostic] = []
  /// How many warnings there are in all.
  public var warningCount = 0

  /// Creates an empty tally, before anything is read.
  public init() {}

  /// At most this many warnings of each kind are listed, and of rows without a partner in another file.
  static let (listed, rowsListed) = (20, 1_000)

  /// Adds warnings of one kind, or `count` of which these are the first. The last one listed says how many follow.
  /// - Parameter most: how many are listed; more than usual only in reports.
  public mutating func warn(_ first: some Collection<Diagnostic>, count: Int? = nil, most: Int? = nil) {
    let count = count ?? first.count
    func listing(_ most: Int) -> [Diagnostic] {
      var shown = Array(first.prefix(most))
      if count > most, shown.count == most { shown[most - 1].message += "; \(count - most) more like this" }
      return shown
    }
    warnings += listing(most ?? Self.listed)
    shortWarnings += listing(Self.listed)
    warningCount += count
  }
}

/// An input file as reports show it.
public struct InputFile: Sendable, Hashable {
  /// The path as the user spelled it.
  public var path: String
  /// Its size.
  public var bytes: Int
  /// Data records in it.
  public var rows: Int
  /// Records used.
  public var used: Int

  /// Creates the record of a file.
  public init(path: String, bytes: Int, rows: Int, used: Int) {
    self.path = path
    self.bytes = bytes
    self.rows = rows
    self.used = used
  }

  /// Records not used.
  public var leftOut: Int { rows - used }
}
