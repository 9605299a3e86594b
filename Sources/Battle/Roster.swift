import Tables

/// All fighters that were read, and how the reading went.
public struct Roster: Sendable {
  /// A file that was read.
  public struct Source: Sendable, Hashable {
    /// The path as the user spelled it.
    public var path: String
    /// Its size.
    public var bytes: Int
    /// The number of its data records.
    public var rows: Int
    /// The number of fighters among them.
    public var used: Int
  }

  /// The fighters, file by file, in the order of their rows.
  public var fighters: [Fighter] = []
  /// The fighters whom the row filters leave out of this war; their life states are kept.
  public var hidden: [Fighter] = []
  /// Whether row filters hide fighters; those whom no file names are hidden too then.
  var hides = false
  /// The new key for each key of an earlier run that has changed.
  public internal(set) var newKeys: [FighterKey: FighterKey] = [:]
  /// The files, in the order given.
  public var sources: [Source] = []
  /// The warnings; only the first few of each kind in a file.
  public private(set) var warnings: [Diagnostic] = []
  /// The number of warnings in all.
  public private(set) var warningCount = 0

  /// An empty roster.
  public init() {}

  /// Returns all fighters, hidden ones included: file by file in the order of their rows, then those whom the files no
  /// longer name.
  /// - Parameter shown: replaces the fighters who are not hidden, for example after a war.
  public func allFighters(replacingShownWith shown: [Fighter]? = nil) -> [Fighter] {
    let all = (shown ?? fighters) + hidden
    guard !hidden.isEmpty else { return all }
    let files = Dictionary(sources.enumerated().map { ($1.path, $0) }) { first, _ in first }
    func place(_ index: Int) -> (Int, Int, Int, Int) {
      let fighter = all[index]
      return (fighter.row == 0 ? 1 : 0, files[fighter.file] ?? sources.count, fighter.row, index)
    }
    return all.indices.sorted { place($0) < place($1) }.map { all[$0] }
  }

  /// The most warnings of one kind that are listed.
  private static let listed = 20

  /// Notes warnings of one kind; `count` is their number if not all of them are given.
  public mutating func warn(_ found: [Diagnostic], count: Int? = nil) {
    warnings += found.prefix(Self.listed)
    warningCount += count ?? found.count
  }

  /// All warnings as an error (`--strict`).
  public var warningsAsError: InputError {
    .strict(warnings, count: warningCount)
  }
}
