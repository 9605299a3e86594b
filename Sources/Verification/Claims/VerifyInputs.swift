import Snapshots

/// Compares a file with its record in a snapshot.
/// - Parameters:
///   - record: the record.
///   - bytes: the present size of the file.
///   - sha256: the SHA-256 of its bytes.
public func verify(_ record: InputRecord, number: Int, bytes: Int, sha256: String) -> Finding {
  let place = ClaimCheck()
  place.expect("inputs.\(number).bytes", record.bytes, is: bytes)
  place.expect("inputs.\(number).sha256", record.sha256, is: sha256)
  return place.finding("\(record.path) is unchanged")
}

/// Compares the seal of a snapshot with its bytes.
public func verify(_ seal: Seal) -> Finding {
  let claim = "the seal is intact"
  switch (seal.isWhole, seal.recorded) {
  case (true?, _): return Finding(claim, .isTrue)
  case (false?, let recorded?):
    return Finding(claim, .differs([Difference(Seal.key, recorded: recorded, found: seal.found)]))
  default:
    return Finding(claim, .notProvedAgain("the snapshot has none: it was written by an earlier version"))
  }
}
