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
  /// Those whom the conditions on rows leave out of this war, and who live on unseen.
  public var hidden: [Fighter] = []
  /// Whether rows may be hidden, and those who are in no file with them.
  var hides = false
  /// Which key of an earlier run has become which, where fighters have other names now.
  public internal(set) var newKeys: [FighterKey: FighterKey] = [:]
  /// The files, in the order given.
  public var sources: [Source] = []
  /// What is worth a warning; of each kind in a file the first few.
  public private(set) var warnings: [Diagnostic] = []
  /// How many warnings there are in all.
  public private(set) var warningCount = 0

  /// A roster of nobody.
  public init() {}

  /// All fighters, the hidden ones too: file by file in the order of their rows, after them those whom the files
  /// no longer name.
  /// - Parameter shown: stand for those who are not hidden, as after a war.
  public func everybody(with shown: [Fighter]? = nil) -> [Fighter] {
    let all = (shown ?? fighters) + hidden
    guard !hidden.isEmpty else { return all }
    let files = Dictionary(sources.enumerated().map { ($1.path, $0) }) { first, _ in first }
    func place(_ index: Int) -> (Int, Int, Int, Int) {
      let fighter = all[index]
      return (fighter.row == 0 ? 1 : 0, files[fighter.file] ?? sources.count, fighter.row, index)
    }
    return all.indices.sorted { place($0) < place($1) }.map { all[$0] }
  }

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
