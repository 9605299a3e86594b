import Tables

/// All fighters that were read, and how the reading went.
public struct Roster: Sendable {
  /// A file that was read.
  public struct Source: Sendable, Hashable {
    /// The path as the user spelled it.
    public var path: String
    /// Its size.
    public var bytes: Int
    /// Data records in it.
    public var rows: Int
    /// Fighters among them.
    public var used: Int
  }

  /// The fighters, file by file, in the order of their rows.
  public var fighters: [Fighter] = []
  /// The files, in the order given.
  public var sources: [Source] = []
  /// What is worth a warning; of each kind in a file the first few.
  public private(set) var warnings: [Diagnostic] = []
  /// How many warnings there are in all.
  public private(set) var warningCount = 0

  /// A roster of nobody.
  public init() {}

  /// Of each kind of warning at most this many are listed.
  private static let listed = 20

  /// Notes warnings of one kind, of which there may be more than are given.
  public mutating func warn(_ found: [Diagnostic], count: Int? = nil) {
    warnings += found.prefix(Self.listed)
    warningCount += count ?? found.count
  }

  /// Every warning as an error (`--strict`).
  public var warningsAsError: InputError {
    .strict(warnings, count: warningCount)
  }
}
