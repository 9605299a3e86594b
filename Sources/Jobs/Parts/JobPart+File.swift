import Files
import Snapshots

/// A result as a line of a part file, made once although the file is written again and again while a part grows.
public struct ResultLine: Sendable {
  fileprivate let bytes: [UInt8]

  /// The line of a result.
  public init(_ result: TaskResult) {
    bytes = Array(lineOfJSON(result).utf8)
  }
}

extension JobPart {
  /// The bytes of its file: a sealed line of JSON that says what the part is of, and a line for each result. Equal
  /// parts give equal bytes.
  public func file() -> [UInt8] { file(with: results.map(ResultLine.init)) }

  /// The bytes of its file with the given lines of results, whatever `results` holds.
  /// - Complexity: O(bytes).
  public func file(with lines: [ResultLine]) -> [UInt8] {
    let body = lines.flatMap { $0.bytes + [lineFeed] }
    return sealed(with: body[...]).opening + body
  }

  /// Reads a part.
  /// - Throws: ``PartError`` if the bytes are not a part, or not as they were written.
  public init(file bytes: [UInt8]) throws(PartError) {
    let end = bytes.firstIndex(of: lineFeed) ?? bytes.endIndex
    do throws(SnapshotError) {
      self = try decodeSnapshot(JobPart.self, from: Array(bytes[..<end]))
    } catch {
      throw PartError(error)
    }
    let body = bytes[end...].dropFirst()
    guard sealed(with: body).contentSHA256 == contentSHA256 else { throw .changed }
    contentSHA256 = ""
    for line in body.split(separator: lineFeed) {
      do throws(SnapshotError) {
        results.append(try decodeRecord(TaskResult.self, from: Array(line)))
      } catch {
        throw PartError(error, in: "results.\(results.count).")
      }
    }
  }

  /// The first line of its file.
  private var opening: [UInt8] { Array(lineOfJSON(self).utf8) + [lineFeed] }

  /// The part with the seal of a file that has these bytes after the first line.
  private func sealed(with body: ArraySlice<UInt8>) -> JobPart {
    var part = self
    part.contentSHA256 = ""
    var hash = SHA256()
    hash.update(part.opening)
    body.withUnsafeBytes { hash.update($0) }
    part.contentSHA256 = hash.hexDigest()
    return part
  }
}

private let lineFeed = UInt8(ascii: "\n")

/// Why a file is not a part of a job that this program can read.
public enum PartError: Error, Sendable, Hashable {
  /// It is not JSON, or has no schema version.
  case notAPart
  /// It was written under another schema.
  case unknownVersion(Int)
  /// A value is missing, of the wrong kind, out of its bounds, or contradicts another.
  case damaged(Contradiction)
  /// Its content is not what its seal says.
  case changed

  /// - Parameter path: the place of what was read, with a dot after it.
  fileprivate init(_ error: SnapshotError, in path: String = "") {
    self =
      switch error {
      case .notASnapshot: .notAPart
      case .unknownVersion(let version): .unknownVersion(version)
      case .damaged(let contradiction): .damaged(contradiction.below(path))
      }
  }
}

extension PartError: CustomStringConvertible {
  /// `not a part of a job: not a JSON object with a schemaVersion`
  public var description: String {
    switch self {
    case .notAPart: "not a part of a job: not a JSON object with a schemaVersion"
    case .unknownVersion(let version): "not a part of a job: \(SnapshotError.unknownVersion(version))"
    case .damaged(let contradiction): "not a part of a job: \(contradiction)"
    case .changed: "the part has been changed since it was written; run its shard again"
    }
  }
}
