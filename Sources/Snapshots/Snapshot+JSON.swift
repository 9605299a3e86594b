import JSON

extension Snapshot {
  /// Returns the snapshot as JSON, sealed: keys sorted, one value a line, a line feed at the end; the same bytes for
  /// the same value.
  public func json() throws -> String {
    var value = try JSONValue(encoding: self)
    value[Seal.key] = .text("")
    var bytes = Array(value.stableText.utf8)
    Seal.close(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a snapshot and checks it: a snapshot that can be read can be used in every way.
  /// - Throws: ``SnapshotError`` if the bytes are not a snapshot, are of another schema version, or are damaged.
  public init(json bytes: [UInt8]) throws(SnapshotError) {
    self = try decodeSnapshot(Snapshot.self, from: bytes)
  }
}

/// Returns a value as JSON: keys sorted, one value a line, a line feed at the end; the same bytes for the same value.
public func stableJSON(_ value: some Encodable) throws -> String {
  try JSONValue(encoding: value).stableText
}

extension JSONValue {
  fileprivate var stableText: String { json(isPretty: true) + "\n" }
}

/// Returns a value as JSON in one line, without a line break at the end.
public func lineOfJSON(_ value: some Encodable) -> String {
  guard let json = try? JSONValue(encoding: value) else {
    preconditionFailure("a log line holds a number that JSON cannot write")
  }
  return json.json(isPretty: false)
}

/// Reads a snapshot, a part of one, or another file with a schema version.
/// - Throws: ``SnapshotError`` if the bytes are not one, are of another schema version, or are damaged.
public func decodeSnapshot<Part: ValidatedRecord>(
  _ type: Part.Type, from bytes: [UInt8]
) throws(SnapshotError) -> Part {
  guard let json = try? JSONValue(bytes), let version = try? json["schemaVersion"]?.decoded(as: Int.self)
  else { throw .notASnapshot }
  guard version == Snapshot.currentSchemaVersion else { throw .unknownVersion(version) }
  return try decodeRecord(type, from: json)
}

/// Reads the contents of a file whose version is known.
/// - Throws: ``SnapshotError`` if the bytes are something else, or damaged.
/// - Complexity: O(bytes).
public func decodeRecord<Part: ValidatedRecord>(_ type: Part.Type, from bytes: [UInt8]) throws(SnapshotError)
  -> Part
{
  guard let json = try? JSONValue(bytes) else {
    throw .damaged(Contradiction(place: "", reason: "is not JSON"))
  }
  return try decodeRecord(type, from: json)
}

private func decodeRecord<Part: ValidatedRecord>(
  _ type: Part.Type, from json: JSONValue
) throws(SnapshotError) -> Part {
  do {
    let mistakes = snapshotSchema.mistakes(in: json, as: Part.shape, limit: 1)
    if let mistake = mistakes.first {
      throw Contradiction(place: mistake.path, reason: mistake.message)
    }
    let part = try json.decoded(as: type)
    try part.validate()
    return part
  } catch let contradiction as Contradiction {
    throw .damaged(contradiction)
  } catch {
    throw .damaged(Contradiction(place: place(of: error), reason: "is missing or of the wrong kind"))
  }
}

/// Returns the path of the value that could not be read, such as `bestTeam.players.0.skill`.
private func place(of error: any Error) -> String {
  let path: [any CodingKey] =
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      context.codingPath
    case DecodingError.keyNotFound(let key, let context): context.codingPath + [key]
    default: []
    }
  return path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
}

/// Why a file is not a snapshot that this program can read.
public enum SnapshotError: Error, Sendable, Hashable {
  /// It is not JSON, or has no schema version.
  case notASnapshot
  /// It was written under another schema.
  case unknownVersion(Int)
  /// A value is missing, of the wrong kind, out of range, or contradicts another.
  case damaged(Contradiction)
}

extension SnapshotError: CustomStringConvertible {
  /// `schema version 7 is not known; this program reads version 1`
  public var description: String {
    switch self {
    case .notASnapshot: "not a snapshot: not a JSON object with a schemaVersion"
    case .unknownVersion(let version):
      "schema version \(version) is not known; this program reads version \(Snapshot.currentSchemaVersion)"
    case .damaged(let contradiction): "a damaged snapshot: \(contradiction)"
    }
  }
}

extension Contradiction: CustomStringConvertible {
  /// `'rounds.0.matches.2.homeGoals' is more than 999`
  public var description: String { "\(place.isEmpty ? "it" : "'\(place)'") \(reason)" }
}
