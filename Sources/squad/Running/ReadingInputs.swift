import Files
import Options
import Selection
import Snapshots

/// A pool that was read for a command, with the checksums of its files.
struct PoolInput {
  /// The players and how the reading went.
  var reading: PoolReading
  /// The files, the pool first.
  var records: [InputRecord]
}

/// Reads the pool that a command names, computing checksums on the way, and shows the warnings.
/// - Throws: `UsageMistake`, or `InputError`.
func readPool(for command: ParsedCommand, under rules: Rules) throws -> PoolInput {
  var hashers: [String: BackgroundSHA256] = [:]
  let request = try command.poolRequest(under: rules)
  let reading = try readPool(request) { path, bytes in
    if hashers[path] == nil { hashers[path] = BackgroundSHA256() }
    hashers[path]?.update(bytes)
  }
  show(reading.quality, quietly: command[RunOptions.quiet])
  let records = reading.files.map { file in
    InputRecord(file, sha256: (hashers[file.path] ?? BackgroundSHA256()).hexDigest())
  }
  return PoolInput(reading: reading, records: records)
}

extension Snapshot {
  /// A snapshot of a command that has read its pool.
  init(_ command: ParsedCommand, rules: Rules, input: PoolInput, date: String? = nil) {
    self.init(
      program: "squad \(version)", command: command.record, date: date, rules: RulesRecord(rules),
      inputs: input.records, warnings: input.reading.quality.warnings.map(WarningRecord.init),
      warningCount: input.reading.quality.warningCount, pool: PoolRecord(input.reading, rules: rules))
  }
}
