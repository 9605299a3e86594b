import FoundationEssentials

extension Snapshot {
  /// The snapshot as JSON, sealed: keys sorted, one value a line, a line feed at the end; the same bytes for
  /// the same value.
  public func json() throws -> String {
    let seal = Seal(of: Array(try stableJSON(self).utf8)).found
    return try stableJSON(SealedSnapshot(snapshot: self, seal: seal))
  }

  /// Reads a snapshot.
  /// - Throws: ``SnapshotError`` when the bytes are no snapshot, or one of another schema version.
  public init(json bytes: [UInt8]) throws(SnapshotError) {
    self = try decodeSnapshot(Snapshot.self, from: bytes)
  }
}

/// A value as JSON: keys sorted, one value a line, a line feed at the end; the same bytes for the
/// same value.
public func stableJSON(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

/// A value as JSON in one line, without a line break at the end.
public func lineOfJSON(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else {
    preconditionFailure("a log line holds a number that JSON cannot write")
  }
  return String(decoding: data, as: UTF8.self)
}

/// Reads a snapshot, a part of one, or another file with a schema version.
/// - Throws: ``SnapshotError`` when the bytes are none, or of another schema version.
public func decodeSnapshot<Part: Decodable>(_ type: Part.Type, from bytes: [UInt8]) throws(SnapshotError)
  -> Part
{
  let decoder = JSONDecoder()
  let data = Data(bytes)
  guard let version = try? decoder.decode(VersionOnly.self, from: data).schemaVersion else {
    throw .notASnapshot
  }
  guard version == Snapshot.currentSchemaVersion else { throw .unknownVersion(version) }
  do {
    return try decoder.decode(type, from: data)
  } catch {
    throw .damaged(place(of: error))
  }
}

private struct VersionOnly: Decodable {
  var schemaVersion: Int
}

/// The path of the value that could not be read, such as `bestTeam.players.0.skill`.
private func place(of error: any Error) -> String {
  let path: [any CodingKey] =
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      context.codingPath
    case DecodingError.keyNotFound(let key, let context): context.codingPath + [key]
    default: []
    }
  return path.map(\.stringValue).joined(separator: ".")
}

/// Why a file is no snapshot that this program can read.
public enum SnapshotError: Error, Sendable, Hashable {
  /// It is not JSON, or has no schema version.
  case notASnapshot
  /// It was written under another schema.
  case unknownVersion(Int)
  /// A value is missing or of the wrong kind, at this place.
  case damaged(String)
}

extension SnapshotError: CustomStringConvertible {
  /// `schema version 7 is not known; this program reads version 1`
  public var description: String {
    switch self {
    case .notASnapshot: "not a snapshot: no JSON object with a schemaVersion"
    case .unknownVersion(let version):
      "schema version \(version) is not known; this program reads version \(Snapshot.currentSchemaVersion)"
    case .damaged(let place): "a damaged snapshot: the value at '\(place)' is missing or of the wrong kind"
    }
  }
}
