import Battle

/// The winner of a fight or a war, as the snapshot holds it.
public enum WinnerRecord: String, Codable, Sendable {
  /// The Autobots.
  case autobots = "Autobots"
  /// The Decepticons.
  case decepticons = "Decepticons"
  /// Neither side.
  case none

  /// Creates the record of a side, or of none.
  public init(_ side: Side?) {
    self = side.map { $0 == .autobots ? .autobots : .decepticons } ?? .none
  }

  /// The side; `nil` for neither.
  public var side: Side? { Side(rawValue: rawValue) }
}

/// One value for each side.
public struct SidesRecord<Value: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
  /// The value for the Autobots.
  public var autobots: Value
  /// The value for the Decepticons.
  public var decepticons: Value

  private enum CodingKeys: String, CodingKey {
    case autobots = "Autobots"
    case decepticons = "Decepticons"
  }

  /// Creates the values that `value` gives for the sides.
  public init(_ value: (Side) throws -> Value) rethrows {
    autobots = try value(.autobots)
    decepticons = try value(.decepticons)
  }

  /// Returns the value of one side.
  public subscript(side: Side) -> Value { side == .autobots ? autobots : decepticons }
}
