import Snapshots
import Tables

/// Reads a snapshot that an earlier run has written.
/// - Throws: `InputError`, also when the file is no snapshot that this program can read.
func readSnapshot(_ path: String) throws(InputError) -> Snapshot {
  let bytes = try readBytes(path, limit: largestSnapshot)
  do throws(SnapshotError) {
    return try Snapshot(json: bytes)
  } catch {
    throw .invalid(
      problems: [Diagnostic(.error, file: path, code: "not-a-snapshot", message: "\(error)")], count: 1)
  }
}

/// No snapshot that this program writes comes near this size; what is larger is something else.
private let largestSnapshot = 1 << 30
