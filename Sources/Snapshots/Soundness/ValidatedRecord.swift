import JSON

/// A record read from a file that anyone may have written or damaged.
///
/// It is trusted only after it was checked against the schema and against itself, in one place:
/// ``decodeSnapshot(_:from:)``. Code that has such a value need not check its numbers again.
public protocol ValidatedRecord: Decodable, Sendable {
  /// The name of its shape in ``snapshotSchema``.
  static var shape: String { get }

  /// Checks what the schema cannot: that no values contradict each other.
  func validate() throws(Contradiction)
}

extension ValidatedRecord {
  /// Checks nothing beyond the schema.
  public func validate() throws(Contradiction) {}
}

/// A place where a record contradicts itself.
public struct Contradiction: Error, Sendable, Hashable {
  /// The place: `odds.0.places`.
  public var place: String
  /// What is wrong there, in lower case, to follow the place: `is not as long as the list of teams`.
  public var reason: String

  /// Returns the same contradiction in a record at a place, whose path ends with a dot.
  public func below(_ path: String) -> Contradiction { Contradiction(place: path + place, reason: reason) }
}

/// Throws unless a condition holds.
func require(
  _ holds: Bool, _ place: @autoclosure () -> String, _ reason: @autoclosure () -> String
) throws(Contradiction) {
  if !holds { throw Contradiction(place: place(), reason: reason()) }
}
