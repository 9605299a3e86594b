/// A Transformer as he enters a war or leaves it.
public struct Fighter: Sendable, Hashable {
  /// The name, as it stands in the file.
  public var name: String
  /// The side he fights for.
  public var side: Side
  /// His statistics.
  public var statistics: Statistics
  /// Where he stands in life.
  public var state: LifeState
  /// The identifier, where the file has one.
  public var id: String?
  /// The file he comes from, as the user spelled it.
  public var file: String
  /// The number of his data record in that file, from 1; 0 for one whom the files no longer name.
  public var row: Int

  /// A fighter.
  public init(
    name: String, side: Side, statistics: Statistics, state: LifeState = .born, id: String? = nil,
    file: String = "", row: Int = 0
  ) {
    self.name = name
    self.side = side
    self.statistics = statistics
    self.state = state
    self.id = id
    self.file = file
    self.row = row
  }

  /// The rank, which decides whom he faces.
  public var rank: Int { statistics[.rank] }

  /// Whether his name wins every fight: Optimus Prime or Predaking, on either side.
  public var isSpecial: Bool { ["optimus prime", "predaking"].contains(foldedName(name)) }
}

/// A name as it is compared with others: without space around it, one space between words, in lower case.
public func foldedName(_ name: String) -> String {
  name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
}
