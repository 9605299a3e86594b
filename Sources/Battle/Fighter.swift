/// A Transformer before or after a war.
public struct Fighter: Sendable, Hashable {
  /// The name, as it is in the file.
  public var name: String
  /// The side they fight for.
  public var side: Side
  /// The statistics.
  public var statistics: Statistics
  /// Whether they are new, alive or dead.
  public var state: LifeState
  /// The identifier, where the file has one.
  public var id: String?
  /// The file that names them, as the user spelled it.
  public var file: String
  /// The number of the data record in that file, from 1; 0 for a fighter whom the files no longer name.
  public var row: Int
  /// The key that identifies them from run to run, where it does not follow from the fighters of the roster: some of
  /// those are hidden, or the files no longer name them.
  public var key: FighterKey?

  /// A fighter.
  public init(
    name: String, side: Side, statistics: Statistics, state: LifeState = .born, id: String? = nil,
    file: String = "", row: Int = 0
  ) {
    (self.name, self.side, self.statistics, self.state) = (name, side, statistics, state)
    (self.id, self.file, self.row) = (id, file, row)
  }

  /// The rank, which decides who they face.
  public var rank: Int { statistics[.rank] }

  /// Whether the name wins every fight: Optimus Prime or Predaking, on either side.
  public var isSpecial: Bool { ["optimus prime", "predaking"].contains(foldedName(name)) }
}

/// Returns a name in the form used for comparison: trimmed, single spaces between words, lower case.
public func foldedName(_ name: String) -> String {
  name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
}
