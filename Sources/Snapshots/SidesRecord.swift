import Battle

/// Who won a fight or a war, as the snapshot says it.
public enum WinnerRecord: String, Codable, Sendable {
  /// The Autobots.
  case autobots = "Autobots"
  /// The Decepticons.
  case decepticons = "Decepticons"
  /// Nobody.
  case none

  /// The record of a side, or of none.
  public init(_ side: Side?) {
    self = side.map { $0 == .autobots ? .autobots : .decepticons } ?? .none
  }

  /// The side; `nil` for nobody.
  public var side: Side? { Side(rawValue: rawValue) }
}

/// One value for each side.
public struct SidesRecord<Value: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
  /// That of the Autobots.
  public var autobots: Value
  /// That of the Decepticons.
  public var decepticons: Value

  private enum CodingKeys: String, CodingKey {
    case autobots = "Autobots"
    case decepticons = "Decepticons"
  }

  /// What `value` says of each side.
  public init(_ value: (Side) throws -> Value) rethrows {
    autobots = try value(.autobots)
    decepticons = try value(.decepticons)
  }

  /// The value of one side.
  public subscript(side: Side) -> Value { side == .autobots ? autobots : decepticons }
}
