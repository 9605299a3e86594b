import Files
import Snapshots

extension JobPart {
  /// The file of the part, sealed; the same bytes for the same value.
  public func json() throws -> String { try stableJSON(SealedPart(part: self)) }

  /// Reads a part.
  /// - Throws: ``PartError`` where the bytes are none, or not those that were written.
  public init(json bytes: [UInt8]) throws(PartError) {
    let sealed: SealedPart
    do throws(SnapshotError) {
      sealed = try decodeSnapshot(SealedPart.self, from: bytes)
    } catch {
      throw PartError(error)
    }
    guard let seal = try? sealed.part.seal, seal == sealed.contentSHA256 else { throw .changed }
    self = sealed.part
  }

  /// The SHA-256 of everything in it. It guards against accidents: whoever changes a part can seal it anew.
  fileprivate var seal: String {
    get throws { SHA256.hexDigest(of: Array(try stableJSON(self).utf8)) }
  }
}

/// What a part file holds.
private struct SealedPart: Codable {
  /// The version of the form of this file.
  var schemaVersion = Snapshot.currentSchemaVersion
  /// The seal of the part.
  var contentSHA256: String
  /// The part itself.
  var part: JobPart

  init(part: JobPart) throws {
    contentSHA256 = try part.seal
    self.part = part
  }
}

/// Why a file is no part of a job that this program can read.
public enum PartError: Error, Sendable, Hashable {
  /// It is not JSON, or has no schema version.
  case notAPart
  /// It was written under another schema.
  case unknownVersion(Int)
  /// A value is missing or of the wrong kind, at this place.
  case incomplete(String)
  /// Its content is not what its seal says.
  case changed

  fileprivate init(_ error: SnapshotError) {
    self =
      switch error {
      case .notASnapshot: .notAPart
      case .unknownVersion(let version): .unknownVersion(version)
      case .damaged(let place): .incomplete(place)
      }
  }
}

extension PartError: CustomStringConvertible {
  /// `no part of a job: no JSON object with a schemaVersion`
  public var description: String {
    switch self {
    case .notAPart: "no part of a job: no JSON object with a schemaVersion"
    case .unknownVersion(let version): "no part of a job: \(SnapshotError.unknownVersion(version))"
    case .incomplete(let place): "no part of a job: the value at '\(place)' is missing or of the wrong kind"
    case .changed: "the part has been changed since it was written; run its shard again"
    }
  }
}
