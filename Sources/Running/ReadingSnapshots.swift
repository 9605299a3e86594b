import Snapshots
import Tables

/// Reads a snapshot that an earlier run has written.
/// - Throws: `InputError`, also if the file is not a snapshot that this program can read, or was changed: a run that
///   continues from it would put a new seal on results that no run has found.
package func readSnapshot(_ path: String) throws(InputError) -> Snapshot {
  try sealedSnapshot(of: readBytes(path, limit: largestSnapshot), from: path)
}

/// Reads the snapshot in the bytes of a file, and checks its seal.
package func sealedSnapshot(of bytes: [UInt8], from path: String) throws(InputError) -> Snapshot {
  let snapshot = try snapshot(of: bytes, from: path)
  guard Seal(of: bytes).isWhole != false else {
    throw .wrong(path, "broken-seal", brokenSeal)
  }
  return snapshot
}

private let brokenSeal = "the snapshot has been changed since it was written: its seal is broken"

/// Reads the snapshot in the bytes of a file.
/// - Throws: `InputError` if they are not a snapshot that this program can read.
package func snapshot(of bytes: [UInt8], from path: String) throws(InputError) -> Snapshot {
  do throws(SnapshotError) {
    return try Snapshot(json: bytes)
  } catch {
    throw .wrong(path, "not-a-snapshot", "\(error)")
  }
}

/// The snapshot that an earlier run has left at this path; `nil` if there is none.
///
/// One that cannot be read, or was changed since, is an error: going on without it would lose what it holds.
/// - Throws: `InputError`, which says what to do.
package func readEarlierSnapshot(_ path: String) throws(InputError) -> Snapshot? {
  guard let (snapshot, seal) = try readEarlierSnapshotAndSeal(path) else { return nil }
  guard seal.isWhole != false else { throw unusableSnapshot(path, brokenSeal) }
  return snapshot
}

/// The snapshot that an earlier run has left at this path, with its seal, which is not checked.
/// - Throws: `InputError`, which says what to do.
package func readEarlierSnapshotAndSeal(_ path: String) throws(InputError) -> (Snapshot, Seal)? {
  guard fileExists(path) else { return nil }
  do throws(InputError) {
    let bytes = try readBytes(path, limit: largestSnapshot)
    return (try snapshot(of: bytes, from: path), Seal(of: bytes))
  } catch {
    throw error.changingProblems { $0.message += earlierSnapshotAdvice }
  }
}

/// The error for an earlier snapshot that is valid but that the run cannot continue from, with advice.
package func unusableSnapshot(_ path: String, _ reason: String) -> InputError {
  .wrong(path, "not-a-snapshot", reason + earlierSnapshotAdvice)
}

/// The advice for a user whose earlier snapshot cannot be used.
private let earlierSnapshotAdvice =
  "; it holds what this run continues: restore it, move it away to start over, or choose another --output"

/// No snapshot that this program writes comes near this size; anything larger is something else.
package let largestSnapshot = 1 << 30
