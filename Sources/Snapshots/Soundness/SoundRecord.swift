import JSON

/// What can be read from a file that anybody may have written or damaged.
///
/// It is believed only after it was held against the schema and against itself, in one place: ``decodeSnapshot(_:from:)``.
/// Whoever has such a value need not ask again whether its numbers can be.
public protocol SoundRecord: Decodable, Sendable {
  /// The rule of ``snapshotSchema`` that it follows; `nil` for the outermost.
  static var schemaRule: String? { get }

  /// Looks for what the schema cannot tell: values that contradict one another.
  func checkItself() throws(Contradiction)
}

extension SoundRecord {
  /// Nothing that the schema would not tell.
  public func checkItself() throws(Contradiction) {}
}

/// A place where a record contradicts itself.
public struct Contradiction: Error, Sendable, Hashable {
  /// The place: `odds.0.places`.
  public var place: String
  /// What is wrong there, in lower case, behind the place: `is not as long as the list of teams`.
  public var reason: String

  /// The same of a record that stands at a place, which ends with a point.
  public func below(_ path: String) -> Contradiction { Contradiction(place: path + place, reason: reason) }
}

/// Throws unless a condition holds.
func require(
  _ holds: Bool, _ place: @autoclosure () -> String, _ reason: @autoclosure () -> String
) throws(Contradiction) {
  if !holds { throw Contradiction(place: place(), reason: reason()) }
}
