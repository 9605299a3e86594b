/// How a file of records is to be read, whatever it holds: the same for pools, second files, sheets and rosters.
public struct ReadingOptions: Sendable {
  /// All must hold for a row to be used.
  public var filters: [TableRequest.Filter] = []
  /// The byte between fields; `nil` = find out from `,`, `;`, tab and `|`.
  public var delimiter: UInt8?
  /// False when the first record is data already and columns are given by number.
  public var hasHeader = true
  /// How bytes stand for characters.
  public var encoding = TableRequest.Encoding.auto
  /// What is before the decimals; `nil` = find out, column by column.
  public var decimal: DecimalMark?
  /// Leave bad rows out and list them instead of refusing the file.
  public var skipsBadRows = false
  /// Refuse the file when anything in it is worth a warning, and guess nothing.
  public var isStrict = false
  /// Asked before each piece of the file; `true` ends the reading.
  public var isStopped: @Sendable () -> Bool = { false }

  /// Everything as usual.
  public init() {}
}

/// A request that says how its file is to be read, and lets its options be written as its own.
@dynamicMemberLookup
public protocol ReadingRequest {
  /// How the file is to be read.
  var options: ReadingOptions { get set }
}

extension ReadingRequest {
  /// One of the options.
  public subscript<Value>(dynamicMember option: WritableKeyPath<ReadingOptions, Value>) -> Value {
    get { options[keyPath: option] }
    set { options[keyPath: option] = newValue }
  }
}

/// What is between the whole part of a number and its decimals.
public enum DecimalMark: String, Sendable, CaseIterable, Codable {
  case point = "."
  case comma = ","
}
