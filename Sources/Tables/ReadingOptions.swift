/// Options for reading a file of records of any kind: the same for pools, second files, sheets and rosters.
public struct ReadingOptions: Sendable {
  /// A row is used only if all hold.
  public var filters: [TableRequest.Filter] = []
  /// The byte between fields; `nil` = detect it among `,`, `;`, tab and `|`.
  public var delimiter: UInt8?
  /// False when the first record is already data and columns are given by number.
  public var hasHeader = true
  /// The encoding of the file.
  public var encoding = TableRequest.Encoding.auto
  /// The decimal mark; `nil` = detect it column by column.
  public var decimal: DecimalMark?
  /// Leave bad rows out and list them instead of refusing the file.
  public var skipsBadRows = false
  /// Refuse the file when anything in it deserves a warning, and guess nothing.
  public var isStrict = false
  /// Called before each piece of the file; `true` stops reading.
  public var isStopped: @Sendable () -> Bool = { false }

  /// Creates the usual options.
  public init() {}
}

/// A request with options for reading its file, which can be accessed as its own properties.
@dynamicMemberLookup
public protocol ReadingRequest {
  /// The options for reading the file.
  var options: ReadingOptions { get set }
}

extension ReadingRequest {
  /// One of the options.
  public subscript<Value>(dynamicMember option: WritableKeyPath<ReadingOptions, Value>) -> Value {
    get { options[keyPath: option] }
    set { options[keyPath: option] = newValue }
  }
}

/// The mark between the whole part of a number and its decimals.
public enum DecimalMark: String, Sendable, CaseIterable, Codable {
  case point = "."
  case comma = ","
}
